import { z } from 'zod';

/**
 * Text that a person types: trimmed, at most `max` characters. A text that is too long aborts the later checks of the
 * schema, so that its length bounds their cost.
 */
export function text(max: number): z.ZodString {
  return z.string().trim().max(max, { abort: true });
}

/** A text that may not be empty. */
export function requiredText(max: number): z.ZodString {
  return text(max).min(1);
}
