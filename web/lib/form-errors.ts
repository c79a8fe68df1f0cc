import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError } from './call-error.ts';

/**
 * What to tell about a failure: the server's own sentence, 'Network error occurred', or what broke on the way; where an
 * answer says nothing readable, `fallback` (wire-8).
 */
export function failureSentence(error: unknown, fallback: string): string {
  if (error instanceof CallError) {
    const spoken = error.status === 0 || error.code || Object.keys(error.fields).length > 0;
    return spoken ? error.message : fallback;
  }
  // A bug is a TypeError or the like; only what was thrown as a sentence is one.
  return error instanceof Error && error.name === 'Error' && error.message ? error.message : fallback;
}

/**
 * Puts the server's findings onto the fields of a form and the focus on the first of them.
 * `elsewhere` names fields whose findings the form shows by itself. Returns what belongs to no field of this form, to be shown above it; undefined when every finding found its field.
 */
export function showFormErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  fallback: string,
  elsewhere: readonly string[] = [],
): string | undefined {
  if (!(error instanceof CallError)) return failureSentence(error, fallback);
  let first = true;
  const left: string[] = [];
  for (const [name, sentences] of Object.entries(error.fields)) {
    if (elsewhere.includes(name)) continue;
    const field = fields.find((candidate) => candidate === name);
    if (!field) left.push(...sentences);
    else {
      setError(field, { type: 'server', message: sentences.join(' ') }, { shouldFocus: first });
      first = false;
    }
  }
  if (Object.keys(error.fields).length === 0) return failureSentence(error, fallback);
  return left.length > 0 ? left.join(' ') : undefined;
}
