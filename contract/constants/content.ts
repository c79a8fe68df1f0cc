/** Pages whose texts staff edit, at `/{slug}` (pages-8). */
export const CONTENT_SLUGS = ['help', 'returns', 'shipping', 'cookies', 'terms', 'privacy'] as const;

export type ContentSlug = (typeof CONTENT_SLUGS)[number];

export const MAX_CONTENT_LENGTH = 40_000;

/** Variables for facts of the shop, such as `{email}` (content-3). */
export const CONTENT_VARIABLES = {
  shop: 'the name of the shop',
  email: 'the e-mail of support',
  phone: 'the phone',
  address: 'the address',
  in_house_days: 'days of the in-house workshop',
  partner_time: 'business days of partner tailors',
  collection_fee: 'collecting cloth in Pakistan',
  delivery_fee: 'delivering a garment in Pakistan',
  alteration_days: 'days to ask for an alteration',
  return_days: 'days to return a cultural product',
} as const;

export type ContentVariable = keyof typeof CONTENT_VARIABLES;
