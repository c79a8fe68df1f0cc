import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueSentence } from '../../../contract/validation.ts';
import { RatesForm, WorkCalendarForm } from '../../../contract/workshops.ts';
import { type CalendarValues, calendarBody } from './calendar-values.ts';
import { type RatesValues, ratesBody } from './rates-values.ts';

/** The contract's checks, filed under the inputs, nested ones too; the form sends what was typed. */
function resolverOf<Values extends FieldValues>(
  schema: z.ZodType,
  bodyOf: (values: Values) => object,
): Resolver<Values, unknown, Values> {
  return (typed, _context, options) => {
    const { error } = schema.safeParse({ ...bodyOf(typed), version: 1 }, { error: issueSentence });
    if (!error) return { values: typed, errors: {} };
    const found = error.issues.map(({ path, message }) => [path.join('.'), { type: 'contract', message }]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
  };
}

export const ratesResolver = () => resolverOf<RatesValues & FieldValues>(RatesForm, ratesBody);

export const calendarResolver = () =>
  resolverOf<CalendarValues & FieldValues>(WorkCalendarForm, calendarBody);
