import { z } from 'zod';
import { Rupees, Timestamp } from './fields.ts';

const AlterationClaim = z.object({
  garment: z.int().nullable().meta({ description: 'Which of several was altered; null: the only one' }),
  amount: Rupees.meta({ description: 'What the customer paid' }),
  approved: Rupees.nullable().meta({ description: 'What is paid back, 0 for nothing; null: undecided' }),
  sent_at: Timestamp,
  settled_at: Timestamp.nullable(),
});

/** Alterations by a tailor near a customer abroad (orders-141); words and receipts are those of the events. */
export const NearAlteration = z.object({
  limit: Rupees.meta({ description: 'That all of them together may cost' }),
  left: Rupees,
  claims: z.array(AlterationClaim).meta({ description: 'Oldest first' }),
});
export type NearAlteration = z.infer<typeof NearAlteration>;
