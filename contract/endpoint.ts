import { z } from 'zod';
import type { BodyType, Call, SessionNeed } from './paths.ts';
import { wholeNumber } from './whole-number.ts';

// Without this zod probes `new Function`, which the page's content security policy would report.
if ('document' in globalThis) z.config({ jitless: true });

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Session extends SessionNeed = SessionNeed,
> {
  readonly call: Call;
  readonly summary: string;
  /** The OpenAPI tag. */
  readonly tag: string;
  readonly session: Session;
  /** Whether an `Idempotency-Key` is honoured. */
  readonly idempotent: boolean;
  readonly excludedFromFingerprint: readonly string[];
  readonly bodyType: BodyType;
  /** Names of the file parts of a multipart body, each optional and a single picture. */
  readonly files: readonly string[];
  readonly status: 200 | 201 | 204;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Set when the response is not JSON. */
  readonly answerType?: string;
}

const Nothing = z.object({});
type Nothing = typeof Nothing;

type SessionOf<C extends Call> = C extends { session: infer Session extends SessionNeed } ? Session : 'none';

/** Binds a call to its schemas; what is left out is empty. */
export function endpoint<
  const C extends Call,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Answer extends z.ZodType = Nothing,
>(
  call: C,
  promise: Pick<Endpoint, 'summary' | 'tag'> &
    Partial<Pick<Endpoint, 'idempotent' | 'excludedFromFingerprint' | 'files' | 'status'>> & {
      params?: Params;
      query?: Query;
      body?: Body;
      answer?: Answer;
    },
): Endpoint<Params, Query, Body, Answer, SessionOf<C>> {
  return {
    idempotent: false,
    excludedFromFingerprint: [],
    files: [],
    status: 200,
    ...promise,
    call,
    session: (call.session ?? 'none') as SessionOf<C>,
    bodyType: call.bodyType ?? 'json',
    ...(call.answerType ? { answerType: call.answerType } : {}),
    params: promise.params ?? (Nothing as unknown as Params),
    query: promise.query ?? (Nothing as unknown as Query),
    body: promise.body ?? (Nothing as unknown as Body),
    answer: promise.answer ?? (Nothing as unknown as Answer),
  };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** Before defaults and coercion. */
export type QueryFor<E extends Endpoint> = z.input<E['query']>;

export const Id = wholeNumber({ min: 1, max: 2_147_483_647 });

export const IdParams = z.object({ id: Id });

export const Failure = z.union([
  z.object({ detail: z.string(), code: z.string() }),
  z.record(z.string(), z.array(z.string())),
]);
