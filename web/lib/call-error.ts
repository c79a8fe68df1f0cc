import type { FieldErrors } from '../../contract/errors.ts';

/** A call that did not succeed. `status` 0 means that no answer came. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Messages by field as the server sent them; empty when it spoke of none. */
  readonly fields: FieldErrors;
  /** The body as it came, for those who read it themselves (wire-8). */
  readonly body: unknown;

  constructor(message: string, status: number, body?: unknown) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    const record = isRecord(body) ? body : {};
    this.code = typeof record.code === 'string' ? record.code : undefined;
    this.fields = Object.fromEntries(
      Object.entries(record).filter(([, value]) => Array.isArray(value)),
    ) as FieldErrors;
  }
}

/** A failed answer as an error whose message is fit to be shown. */
export function failureFrom(status: number, text: string): CallError {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: something between us and the server answered.
  }
  return new CallError(firstSentence(body) ?? `The server answered ${status}.`, status, body);
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
