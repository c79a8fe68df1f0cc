import { z } from 'zod';

/**
 * What somebody types: trimmed, at most `max` characters. No later check of the schema sees a text that is too long, so
 * that its length bounds what they cost.
 */
export function text(max: number): z.ZodString {
  return z.string().trim().max(max, { abort: true });
}

/** A text that may not be empty. */
export function requiredText(max: number): z.ZodString {
  return text(max).min(1);
}
