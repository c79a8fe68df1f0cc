import { z } from 'zod';
import { checkWords } from '#words';
import type { FieldErrors } from './errors.ts';
import { grouped } from './figures.ts';
import { readAs } from './text.ts';
import { inAsciiDigits } from './typed-number.ts';

/** The default message for a schema's issue; a schema's own message takes precedence. */
export function issueSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue.input)) return checkWords.required;
      if (issue.expected === 'int') return checkWords.enterAWholeNumber;
      if (issue.expected === 'number') return checkWords.enterANumber;
      if (issue.expected === 'boolean') return checkWords.chooseYesOrNo;
      return checkWords.wrongType;
    case 'invalid_value':
      if (isMissing(issue.input) || issue.input === '') return checkWords.required;
      return checkWords.chooseAnOption;
    case 'too_small':
      if (issue.origin === 'string') {
        if (issue.minimum === 1 || issue.input === '') return checkWords.required;
        return checkWords.atLeastCharacters({ least: String(issue.minimum) });
      }
      if (issue.origin === 'array') return checkWords.chooseAtLeast({ least: grouped(issue.minimum) });
      return issue.inclusive
        ? checkWords.enterAtLeast({ least: grouped(issue.minimum) })
        : checkWords.enterMoreThan({ least: grouped(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'string') return checkWords.atMostCharacters({ most: grouped(issue.maximum) });
      if (issue.origin === 'array') return checkWords.chooseAtMost({ most: grouped(issue.maximum) });
      return checkWords.enterAtMost({ most: grouped(issue.maximum) });
    case 'invalid_format':
      if (issue.input === '') return checkWords.required;
      if (issue.format === 'email') return checkWords.enterAnEmailAddress;
      if (issue.format === 'date') return checkWords.enterADate;
      return checkWords.unexpectedFormat;
    case 'unrecognized_keys':
      return checkWords.unknownField;
    default:
      return isMissing(issue.input) ? checkWords.required : checkWords.unexpectedFormat;
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

export type Validated<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

/** More fields than any form has, because a hostile body may have thousands. */
const MAX_REPORTED_FIELDS = 100;
const MAX_SENTENCES_OF_FIELD = 5;
const MAX_FIELD_NAME_LENGTH = 100;

/** Issues of nested values go to their top-level field. Those beyond the limits are left out. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Validated<z.output<Schema>> {
  const result = schema.safeParse(input, { error: issueSentence });
  if (result.success) return { ok: true, data: result.data };
  return { ok: false, errors: fieldErrors(result.error) };
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const isTopLevel = issue.path.length === 0;
    const named = issue.code === 'unrecognized_keys' && isTopLevel ? issue.keys : [issue.path[0]];
    for (const name of named) {
      const field =
        name === undefined || String(name).length > MAX_FIELD_NAME_LENGTH ? 'non_field_errors' : String(name);
      const sentences = errors[field] ?? [];
      if (sentences.length === 0) {
        if (Object.keys(errors).length >= MAX_REPORTED_FIELDS) return errors;
        errors[field] = sentences;
      }
      if (sentences.length < MAX_SENTENCES_OF_FIELD && !sentences.includes(issue.message)) {
        sentences.push(issue.message);
      }
    }
  }
  return errors;
}

const MAX_DIGITS = 20;

/** A whole number, or its digits, Urdu or Western, in a path, query or form, but not `1e3` or `0x10`. */
export function wholeNumber(limits: { min: number; max?: number }) {
  const { min, max = Number.MAX_SAFE_INTEGER } = limits;
  // The limits come first and abort, so that a number beyond both gets one message only.
  const number = z
    .number({
      error: ({ code, input }) =>
        code === 'invalid_type' && input != null ? checkWords.enterAWholeNumber : undefined,
    })
    .min(min, { abort: true })
    .max(max, { abort: true })
    .int();
  return readAs(MAX_DIGITS, (typed) => wholeIn(inAsciiDigits(typed)), number);
}

function wholeIn(typed: string): number {
  return Number(/^-?\d+$/.test(typed) ? typed : Number.NaN);
}
