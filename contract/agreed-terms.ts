import { z } from 'zod';
import { Day, Rupees } from './fields.ts';

/** The changed terms that the customer agrees to; all are absent if nothing has changed (orders-25). */
export const AgreedTerms = z.object({
  total: Rupees.optional().meta({
    description: 'The total that the customer has seen; 409 when it is another one',
  }),
  advance: Rupees.optional().meta({ description: 'What the customer has seen to be due before the work' }),
  expected_delivery_date: Day.optional().meta({ description: 'The promised day that the customer has seen' }),
});
