import type { AnswerOf } from '../../../../contract/calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type PreferenceTotals = AnswerOf<'GET /api/staff/preferences/'>;
export type QuestionTotals = PreferenceTotals['questions'][number];

export const preferenceTotalsQuery = definePersonalQuery({
  queryKey: ['preference-totals'],
  queryFn: ({ signal }) => call('GET /api/staff/preferences/', { signal }),
});
