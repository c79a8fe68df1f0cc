import { z } from 'zod';
import { Timestamp } from './fields.ts';
import { MEASURE_CODES, UNITS } from './measures.ts';

/** The order's measurement snapshot: millimetres, weight in grams. */
export const FrozenMeasures = z.object({
  label: z.string(),
  gender: z.string(),
  age_group: z.string(),
  unit: z.enum(['cm', 'in']),
  note: z.string(),
  values: z.record(z.string(), z.number()),
  estimated: z.array(z.string()).meta({ description: 'Measures that nobody has taken by tape' }),
  confirmed: z.array(z.string()).meta({ description: 'Doubtful measures that were taken again' }),
});

/** Measures of the finished garment, in millimetres (workshop-9). */
export const FinishedMeasures = z.object({
  unit: z.enum(UNITS).meta({ description: 'In which it was measured' }),
  values: z.partialRecord(z.enum(MEASURE_CODES), z.int()),
  measured_at: Timestamp,
});
