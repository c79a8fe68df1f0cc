import { uiWords } from '#words';
import type { FieldErrors } from '../../contract/errors.ts';

/** A failed call; `status` 0 means no response. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Messages by field; may be empty. */
  readonly fields: FieldErrors;
  /** The unparsed body (wire-8). */
  readonly body: unknown;

  /** The response's status text; empty in HTTP/2. */
  readonly statusText: string;

  constructor(message: string, status: number, body?: unknown, statusText = '') {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.statusText = statusText;
    const record = isRecord(body) ? body : {};
    this.code = typeof record.code === 'string' ? record.code : undefined;
    this.fields = Object.fromEntries(
      Object.entries(record).filter(([, value]) => Array.isArray(value)),
    ) as FieldErrors;
  }
}

/** For `catch`: turns a 404 into null. */
export function nullWhereMissing(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}

export function failureFrom(status: number, text: string, statusText = ''): CallError {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON, so a proxy answered.
  }
  return new CallError(
    firstSentence(body) ?? uiWords.theServerAnswered({ status }),
    status,
    body,
    statusText,
  );
}

function firstSentence(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  if (typeof body.detail === 'string') return body.detail;
  for (const value of Object.values(body)) {
    if (Array.isArray(value) && typeof value[0] === 'string') return value[0];
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
