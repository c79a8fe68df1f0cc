import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { issueSentence } from '../../../contract/validation.ts';
import { RatesForm, WorkCalendarForm } from '../../../contract/workshops.ts';
import { checkResolver } from '../../lib/check-schema.ts';
import { type CalendarValues, calendarBody } from './calendar-values.ts';
import { type RatesValues, ratesBody } from './rates-values.ts';

/** The contract's checks, with errors at the inputs, nested ones too; the form sends values as typed. */
const resolverOf = <Values extends FieldValues>(schema: z.ZodType, bodyOf: (values: Values) => object) =>
  checkResolver<Values>((typed) => {
    const { error } = schema.safeParse({ ...bodyOf(typed), version: 1 }, { error: issueSentence });
    if (!error) return { ok: true, data: typed };
    return {
      ok: false,
      errors: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]])),
    };
  });

export const ratesResolver = () => resolverOf<RatesValues & FieldValues>(RatesForm, ratesBody);

export const calendarResolver = () =>
  resolverOf<CalendarValues & FieldValues>(WorkCalendarForm, calendarBody);
