import { ERRORS, type ErrorCode, errorSentence, type FieldErrors } from '../contract/errors.ts';
import type { ErrorDetails } from '../contract/page-sentences.ts';

interface FailureOptions {
  details?: ErrorDetails;
  /** The field with the sentence, instead of the code's own. */
  field?: string;
  /** Fields whose sentences are in the language of the request already. */
  fields?: FieldErrors;
  retryAfter?: number;
  data?: Record<string, unknown>;
}

/** An expected failure; only the error handler knows its response. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Values for the placeholders of the error's sentence. */
  readonly details: ErrorDetails | undefined;
  /** Sent beside `detail` and `code`. */
  readonly data: Record<string, unknown> | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly #field: string | undefined;
  readonly #fields: FieldErrors | undefined;

  constructor(code: ErrorCode, { details, field, fields, retryAfter, data }: FailureOptions = {}) {
    super(errorSentence(code, details));
    this.name = 'Failure';
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfter = retryAfter;
    this.data = data;
    this.details = details;
    this.#field = field ?? fieldOf(code);
    this.#fields = fields;
  }

  /** In the present language, which need not be that in which it failed: bodies arrive outside of `inLocale`. */
  get sentence(): string {
    return errorSentence(this.code, this.details);
  }

  get fields(): FieldErrors | undefined {
    return this.#fields ?? (this.#field === undefined ? undefined : { [this.#field]: [this.sentence] });
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
  throw new Failure(code, { field, ...(details ? { details } : {}) });
}

export function failFields(fields: FieldErrors): never {
  throw new Failure('request.invalid', { fields });
}
