import { z } from 'zod';
import type { BodyType, Call, SessionNeed } from './paths.ts';
import type { Action } from './permissions.ts';
import type { Role } from './roles.ts';
import { wholeNumber } from './whole-number.ts';

// Without this zod probes `new Function`, which the page's content security policy would report.
if ('document' in globalThis) z.config({ jitless: true });

export interface BodyShape {
  /** Set where a call takes several shapes. */
  readonly name?: string;
  readonly bodyType: BodyType;
  readonly body: z.ZodType;
  /** Names of the file parts of a multipart body, each optional and a single picture. */
  readonly files: readonly string[];
  /** The field whose presence distinguishes this shape from the others of its body type. */
  readonly identifiedBy?: string;
}

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
  /** What the call does, by the table of permissions; none where visitors may make it. */
  readonly action?: Action;
  /** Whether staff may call it before they have set up the second factor (accounts-23). */
  readonly beforeSecondFactor: boolean;
  /** Whether whoever sends this must have proven to be the session's owner minutes ago (people-11). */
  readonly needsConfirmation: (body: never, role: Role) => boolean;
  /** Whether an `Idempotency-Key` is honoured. */
  readonly idempotent: boolean;
  readonly excludedFromFingerprint: readonly string[];
  readonly shapes: readonly BodyShape[];
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
    Partial<
      Pick<
        Endpoint,
        'action' | 'beforeSecondFactor' | 'idempotent' | 'excludedFromFingerprint' | 'shapes' | 'status'
      >
    > & {
      files?: readonly string[];
      params?: Params;
      query?: Query;
      body?: Body;
      needsConfirmation?: true | ((body: z.output<Body>, role: Role) => boolean);
      answer?: Answer;
    },
): Endpoint<Params, Query, Body, Answer, SessionOf<C>> {
  const { files = [], body = Nothing as unknown as Body, needsConfirmation = () => false, ...rest } = promise;
  return {
    beforeSecondFactor: false,
    idempotent: false,
    excludedFromFingerprint: [],
    shapes: [{ bodyType: call.bodyType ?? 'json', body, files }],
    status: 200,
    ...rest,
    needsConfirmation: needsConfirmation === true ? () => true : needsConfirmation,
    call,
    session: (call.session ?? 'none') as SessionOf<C>,
    ...(call.answerType ? { answerType: call.answerType } : {}),
    params: promise.params ?? (Nothing as unknown as Params),
    query: promise.query ?? (Nothing as unknown as Query),
    body,
    answer: promise.answer ?? (Nothing as unknown as Answer),
  };
}

type ShapePromise = Pick<BodyShape, 'bodyType' | 'body'> & Partial<Pick<BodyShape, 'files' | 'identifiedBy'>>;

type OneOf<Shapes extends Record<string, ShapePromise>> = z.ZodType<
  { [Name in keyof Shapes]: { shape: Name; fields: z.output<Shapes[Name]['body']> } }[keyof Shapes],
  z.input<Shapes[keyof Shapes]['body']>
>;

/**
 * The body of a call that takes several shapes, to be spread into the promise of `endpoint` (wire-10). Of the shapes of one
 * body type at most one, the default, has no `identifiedBy`.
 */
export function oneOf<const Shapes extends Record<string, ShapePromise>>(
  shapes: Shapes,
): { body: OneOf<Shapes>; shapes: readonly BodyShape[] } {
  const named = Object.entries(shapes).map(([name, shape]) => ({ files: [], ...shape, name }));
  const defaults = named.filter(({ identifiedBy }) => identifiedBy === undefined);
  if (new Set(defaults.map(({ bodyType }) => bodyType)).size < defaults.length) {
    throw new Error(`Ambiguous body shapes: ${defaults.map(({ name }) => name).join(', ')}`);
  }
  const tagged = named.map(({ name, body }) => body.transform((fields) => ({ shape: name, fields })));
  return { body: z.union(tagged) as unknown as OneOf<Shapes>, shapes: named };
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
