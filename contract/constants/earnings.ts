/** What a tailor's earnings are made of: a first delivery, a garment that came back, money that went back. */
export const EARNING_KINDS = ['DELIVERY', 'ALTERATION', 'REFUND'] as const;

export const EARNING_KIND_NAMES: Record<(typeof EARNING_KINDS)[number], string> = {
  DELIVERY: 'Delivered',
  ALTERATION: 'Alteration',
  REFUND: 'Refunded',
};

/** Entries of a month on one page. */
export const EARNINGS_PAGE_SIZE = 100;
