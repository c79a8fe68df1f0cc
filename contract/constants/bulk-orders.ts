/** The kinds of business of /order_placement. */
export const BUSINESS_TYPES = ['RETAIL', 'WholeSale', 'Start_up'] as const;

/** How many pieces one order may ask for. */
export const MAX_BULK_PIECES = 100_000;

export const BULK_ORDER_PAGE_SIZE = 10;
