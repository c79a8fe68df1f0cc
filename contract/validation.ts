import type { z } from 'zod';
import type { FieldErrors } from './errors.ts';

/** The default message for a schema's issue; a message in the schema wins. */
export function issueSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This field is required.';
      if (issue.expected === 'number' || issue.expected === 'int') return 'Enter a number.';
      if (issue.expected === 'boolean') return 'Choose yes or no.';
      return 'This has the wrong type.';
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null || issue.input === '')
        return 'This field is required.';
      return 'Choose one of the options.';
    case 'too_small':
      if (issue.origin === 'string') {
        const isMissing = issue.minimum === 1 || issue.input === '';
        return isMissing ? 'This field is required.' : `Use at least ${issue.minimum} characters.`;
      }
      return issue.inclusive ? `Enter ${issue.minimum} or more.` : `Enter more than ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`;
      return `Enter ${issue.maximum} or less.`;
    case 'invalid_format':
      if (issue.input === '') return 'This field is required.';
      if (issue.format === 'email') return 'Enter a valid e-mail address.';
      if (issue.format === 'date') return 'Enter a date.';
      return 'This is not in the expected format.';
    case 'unrecognized_keys':
      return 'This field is unknown.';
    default:
      return undefined;
  }
}

export type Validated<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

/** Issues of nested values are filed under their top-level field. */
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
    const named = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]];
    for (const name of named) {
      const field = name === undefined ? 'non_field_errors' : String(name);
      errors[field] ??= [];
      errors[field].push(issue.message);
    }
  }
  return errors;
}
