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
