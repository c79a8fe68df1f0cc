import { ERRORS, type ErrorCode, errorSentence, type FieldErrors } from '../contract/errors.ts';
import type { ErrorDetails } from '../contract/page-sentences.ts';

/** An expected failure; only the error handler knows its response. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  /** Values for the placeholders of the error's sentence. */
  readonly details: ErrorDetails | undefined;
  /** Sent beside `detail` and `code`. */
  readonly data: Record<string, unknown> | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      details?: ErrorDetails;
      fields?: FieldErrors;
      retryAfter?: number;
      data?: Record<string, unknown>;
    } = {},
  ) {
    super(errorSentence(code, options.details));
    this.name = 'Failure';
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfter = options.retryAfter;
    this.data = options.data;
    this.details = options.details;
    const field = fieldOf(code);
    this.fields = options.fields ?? (field ? { [field]: [this.message] } : undefined);
  }
}

function fieldOf(code: ErrorCode): string | undefined {
  const entry = ERRORS[code];
  return 'field' in entry ? entry.field : undefined;
}

export function fail(code: ErrorCode, details?: ErrorDetails): never {
  throw new Failure(code, details ? { details } : {});
}

export function failOn(field: string, code: ErrorCode, details?: ErrorDetails): never {
  throw new Failure(code, {
    ...(details ? { details } : {}),
    fields: { [field]: [errorSentence(code, details)] },
  });
}

export function failFields(fields: FieldErrors): never {
  throw new Failure('request.invalid', { fields });
}
