import type { AnswerOf } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type PreferenceTotals = AnswerOf<typeof staffCalls.preferenceTotals>;
export type QuestionTotals = PreferenceTotals['questions'][number];

export const preferenceTotalsQuery = definePersonalQuery({
  queryKey: ['preference-totals'],
  queryFn: ({ signal }) => call(staffCalls.preferenceTotals, { signal }),
});
