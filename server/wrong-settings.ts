import type { z } from 'zod';

/** What is wrong with a setting. For a number it describes the format, not the bounds. */
export function problemOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') {
    const { origin, maximum } = issue;
    return origin === 'string' ? `must have at most ${maximum} characters` : `must be at most ${maximum}`;
  }
  if (issue?.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`;
  if (issue?.code === 'invalid_type' && issue.expected === 'int') return 'must be a whole number';
  return issue?.message ?? 'is not valid';
}

/** Shorter names resemble too many variables of other programs. */
const MIN_COMPARED_LENGTH = 6;

export interface Misspelling {
  name: string;
  meant: string;
}

/** Unknown variables whose name is one typing error away from an unset setting. */
export function misspeltSettings(
  given: Readonly<Record<string, unknown>>,
  settings: readonly string[],
): Misspelling[] {
  const unset = settings.filter((name) => name.length >= MIN_COMPARED_LENGTH && given[name] === undefined);
  return Object.keys(given).flatMap((name) => {
    const meant = settings.includes(name) ? undefined : unset.find((setting) => isOneSlipFrom(name, setting));
    return meant ? [{ name, meant }] : [];
  });
}

/** True if one letter is missing, added or different, or two adjacent letters are swapped. */
function isOneSlipFrom(name: string, meant: string): boolean {
  let same = 0;
  while (same < name.length && name[same] === meant[same]) same += 1;
  const [rest, wanted] = [name.slice(same), meant.slice(same)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[1] === wanted[0] && rest[0] === wanted[1] && rest.slice(2) === wanted.slice(2))
  );
}
