/** Kinds of business of the wizard, as on the wire, and what each stands for. */
export const BUSINESS_TYPES = { RETAIL: 'retail', WholeSale: 'wholesale', Start_up: 'start_up' } as const;

/** How many pieces one order may ask for. */
export const MAX_BULK_PIECES = 100_000;
