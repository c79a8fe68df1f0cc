import { z } from 'zod';
import { checkWords } from '#words';

/** Trimmed. A text over `max` characters skips the later checks, which bounds their cost. */
export function text(max: number): z.ZodString {
  return z.string().trim().max(max, { abort: true });
}

/** Not trimmed, for passwords and tokens. */
export function exactText(max: number): z.ZodString {
  return z.string().max(max, { abort: true });
}

export function requiredText(max: number): z.ZodString {
  return text(max).min(1);
}

/** JSON in a multipart field of at most `max` characters; `pipe` it into the value's schema. */
export function jsonText(max: number) {
  return text(max).transform((json, context) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: checkWords.notJson });
      return z.NEVER;
    }
  });
}

/** Converts a text of at most `max` characters before `field` checks it; a longer one is of the wrong type. */
export function readAs<Field extends z.ZodType>(max: number, read: (text: string) => unknown, field: Field) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.length <= max ? read(value) : value),
    field,
  );
}

/** Maps an empty field to undefined. */
export function unlessEmpty<Field extends z.ZodType>(field: Field) {
  const orNothing = (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value;
  return z.preprocess(orNothing, field.optional()).optional();
}
