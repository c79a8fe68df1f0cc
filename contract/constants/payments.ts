export const GATEWAYS = ['sandbox', 'stripe'] as const;
