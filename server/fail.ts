import {
  ERRORS,
  type ErrorCode,
  type ErrorDetails,
  errorSentence,
  type FieldErrors,
} from '../contract/errors.ts';

/** An expected failure on its way to the error handler, which alone knows the wire's shape. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Set when the failure belongs to fields of the input. */
  readonly fields: FieldErrors | undefined;
  /** Sent beside `detail` and `code`. */
  readonly data: Record<string, string> | undefined;
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      details?: ErrorDetails;
      fields?: FieldErrors;
      retryAfter?: number;
      data?: Record<string, string>;
    } = {},
  ) {
    super(errorSentence(code, options.details));
    this.name = 'Failure';
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfter = options.retryAfter;
    this.data = options.data;
    const field = fieldOf(code);
    this.fields = options.fields ?? (field ? { [field]: [this.message] } : undefined);
  }
}

/** The field a code speaks about by itself, if any. */
function fieldOf(code: ErrorCode): string | undefined {
  const entry = ERRORS[code];
  return 'field' in entry ? entry.field : undefined;
}

/** Stops with an expected failure of the catalogue. */
export function fail(code: ErrorCode, details?: ErrorDetails): never {
  throw new Failure(code, details ? { details } : {});
}

/** Stops with a failure of the catalogue that belongs to one named field of the input. */
export function failOn(field: string, code: ErrorCode, details?: ErrorDetails): never {
  throw new Failure(code, {
    ...(details ? { details } : {}),
    fields: { [field]: [errorSentence(code, details)] },
  });
}

/** Stops because fields of the input are wrong, each with its sentences. */
export function failFields(fields: FieldErrors): never {
  throw new Failure('request.invalid', { fields });
}
