import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError } from './call.ts';

/**
 * Puts the server's findings onto the fields of a form and the focus on the first of them.
 * Returns what belongs to no field of this form, to be shown above it; undefined when every finding found its field.
 */
export function showFormErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  fallback: string,
): string | undefined {
  if (!(error instanceof CallError))
    return error instanceof Error && error.message ? error.message : fallback;
  let first = true;
  const left: string[] = [];
  for (const [name, sentences] of Object.entries(error.fields)) {
    const field = fields.find((candidate) => candidate === name);
    if (!field) left.push(...sentences);
    else {
      setError(field, { type: 'server', message: sentences.join(' ') }, { shouldFocus: first });
      first = false;
    }
  }
  if (Object.keys(error.fields).length === 0) return error.message || fallback;
  return left.length > 0 ? left.join(' ') : undefined;
}
