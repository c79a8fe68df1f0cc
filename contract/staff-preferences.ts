import { z } from 'zod';
import { PREFERENCE_QUESTIONS } from './constants/preferences.ts';
import { endpoint } from './endpoint.ts';

const Count = z.int().min(0);

/** Totals of answers in the preference wizard (catalogue-18). */
export const preferenceTotals = endpoint('GET /api/staff/preferences/', {
  summary: 'Count the answers of the preference wizard',
  tag: 'Back office',
  action: 'preferences.read',
  response: z.object({
    total: Count.meta({ description: 'How often the wizard was answered' }),
    questions: z.array(
      z.object({
        question: z.enum(PREFERENCE_QUESTIONS),
        answers: z
          .array(z.object({ answer: z.string(), count: Count }))
          .meta({ description: 'The most frequent first, at most 12' }),
        others: Count.meta({ description: 'Of the answers that are not listed' }),
      }),
    ),
  }),
});
