import { CallError } from './call-error.ts';

/** The server's sentence, 'Network error occurred' or the error's message; else `fallback` (wire-8). */
export function failureSentence(error: unknown, fallback: string): string {
  if (error instanceof CallError) {
    const spoken = error.status === 0 || error.code || Object.keys(error.fields).length > 0;
    return spoken ? error.message : fallback;
  }
  // A plain Error has a message for users; a TypeError is a bug.
  return error instanceof Error && error.name === 'Error' && error.message ? error.message : fallback;
}
