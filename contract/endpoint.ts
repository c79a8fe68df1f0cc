import { z } from 'zod';
import type { Call } from './paths.ts';
import { wholeNumber } from './whole-number.ts';

// In a page zod would try whether it may compile its checks, and the page's content security policy would report that.
if ('document' in globalThis) z.config({ jitless: true });

/** How a body travels. */
export type BodyType = 'json' | 'multipart';

/** Whether a call needs a bearer token; with `optional` one that comes must be good, and none is a visitor. */
export type SessionNeed = 'none' | 'optional' | 'required';

/** What both sides promise about one call. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Session extends SessionNeed = SessionNeed,
> {
  readonly call: Call;
  /** One line for the reader of the API's documentation. */
  readonly summary: string;
  /** The chapter of the documentation it stands in. */
  readonly tag: string;
  /** Whether a bearer token is needed. */
  readonly session: Session;
  /** Whether an `Idempotency-Key` is honoured. */
  readonly idempotent: boolean;
  /** Fields of the body that a retry under the same `Idempotency-Key` may change. */
  readonly excludedFromFingerprint: readonly string[];
  readonly bodyType: BodyType;
  /** Names of the file parts of a multipart body, each optional and each a single picture. */
  readonly files: readonly string[];
  readonly status: 200 | 201 | 204;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Set when the answer is not JSON. */
  readonly answerType?: string;
}

/** Nothing is expected in this place. */
const Nothing = z.object({});
type Nothing = typeof Nothing;

/** Binds a call to its schemas; what is left out is empty. */
export function endpoint<
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Answer extends z.ZodType = Nothing,
  Session extends SessionNeed = 'none',
>(
  call: Call,
  promise: Pick<Endpoint, 'summary' | 'tag'> &
    Partial<
      Pick<
        Endpoint,
        'idempotent' | 'excludedFromFingerprint' | 'bodyType' | 'files' | 'status' | 'answerType'
      >
    > & {
      session?: Session;
      params?: Params;
      query?: Query;
      body?: Body;
      answer?: Answer;
    },
): Endpoint<Params, Query, Body, Answer, Session> {
  return {
    idempotent: false,
    excludedFromFingerprint: [],
    bodyType: 'json',
    files: [],
    status: 200,
    ...promise,
    call,
    session: promise.session ?? ('none' as Session),
    params: promise.params ?? (Nothing as unknown as Params),
    query: promise.query ?? (Nothing as unknown as Query),
    body: promise.body ?? (Nothing as unknown as Body),
    answer: promise.answer ?? (Nothing as unknown as Answer),
  };
}

/** The parsed inputs and the answer of an endpoint, for handlers and callers. */
export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** The inputs as a caller writes them, before defaults and coercion. */
export type ParamsFor<E extends Endpoint> = z.input<E['params']>;
export type QueryFor<E extends Endpoint> = z.input<E['query']>;
export type BodyFor<E extends Endpoint> = z.input<E['body']>;

/** Database ids as they stand in a path: a positive whole number. */
export const Id = wholeNumber({ min: 1, max: 2_147_483_647 });

/** `{id}` as the only path parameter. */
export const IdParams = z.object({ id: Id });

/** The address of a call with its path parameters and query filled in. */
export function addressOf(
  call: Call,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_slot, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
