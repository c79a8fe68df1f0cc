/** Where money of cards may be. */
export const GATEWAYS = ['sandbox', 'stripe'] as const;
