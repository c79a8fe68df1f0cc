import type { z } from 'zod';

/** What is wrong with a setting. The message of a number is about its form, not its bounds. */
export function problemOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') {
    const { origin, maximum } = issue;
    return origin === 'string' ? `must have at most ${maximum} characters` : `must be at most ${maximum}`;
  }
  if (issue?.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`;
  if (issue?.code === 'invalid_type' && issue.expected === 'int') return 'must be a whole number';
  return issue?.message ?? 'is not valid';
}

/** A shorter name is too near to those of other programs. */
const MIN_COMPARED_LENGTH = 6;

export interface Misspelling {
  name: string;
  meant: string;
}

/** Variables that are no settings, each with the unset setting whose name it has but for one slip. */
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

/** One letter too many, too few or another, or two that have changed places. */
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
