/** Where a seller's identity stands (sellers-3). */
export const IDENTITY_STATES = ['missing', 'to_check', 'checked', 'refused'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Pictures of documents, at most one of each (sellers-4). */
export const IDENTITY_DOCUMENTS = ['cnic_front', 'cnic_back', 'ntn_certificate', 'strn_certificate'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

export const SELLER_KINDS = ['tailor', 'brand'] as const;

export const MAX_REFUSAL_REASON = 300;
