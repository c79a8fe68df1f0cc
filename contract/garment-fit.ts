import type { MeasureCode } from './measures.ts';

/** How a finished garment should have been at a measure (reviews-5). */
export const FITS = ['tighter', 'looser'] as const;

/** By measure, only where it does not fit. */
export type GarmentFit = Partial<Record<MeasureCode, (typeof FITS)[number]>>;
