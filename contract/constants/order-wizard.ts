/** Where the wizard takes measurements from, as on the wire, and what each stands for. */
export const MEASUREMENT_OPTIONS = { Upload: 'UPLOAD', get: 'STORE' } as const;

/** The largest shoe number. */
export const MAX_SHOE_SIZE = 60;
