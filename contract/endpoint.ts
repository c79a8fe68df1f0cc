import { z } from 'zod';
import type { Action } from './permissions.ts';
import type { Role } from './roles.ts';
import { wholeNumber } from './validation.ts';

// Without it zod tries `new Function`, which the page's content security policy would report.
if ('document' in globalThis) z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path with `{name}` for parameters: `GET /api/orders/{id}/`. */
export type Call = `${Method} /${string}`;

type BodyType = 'json' | 'multipart';

/** `optional`: no token means a visitor, but a sent token must be valid. */
export type SessionNeed = 'none' | 'optional' | 'required';

export interface BodyShape<Type extends BodyType = BodyType> {
  /** Set if the call takes several shapes. */
  readonly name?: string;
  readonly bodyType: Type;
  readonly body: z.ZodType;
  /** Names of the file parts of a multipart body, each optional and a single picture. */
  readonly files: readonly string[];
  /** The field whose presence distinguishes this shape from others of its body type. */
  readonly identifiedBy?: string;
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  ResponseBody extends z.ZodType = z.ZodType,
  Session extends SessionNeed = SessionNeed,
  Type extends BodyType = BodyType,
  C extends Call = Call,
  Idempotent extends boolean = boolean,
> {
  readonly call: C;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  /** The OpenAPI tag. */
  readonly tag: string;
  readonly session: Session;
  /** The action in the table of permissions; absent if visitors may call it. */
  readonly action?: Action;
  /** Whether staff may call it before setting up the second factor (accounts-23). */
  readonly beforeSecondFactor: boolean;
  /** Whether this body requires a recent sign-in or confirmation (people-11). */
  readonly needsConfirmation: (body: never, role: Role) => boolean;
  /** Whether this body is refused to a session that began with a code alone (accounts-28). */
  readonly guarded: (body: never) => boolean;
  /** Whether an `Idempotency-Key` is honoured. */
  readonly idempotent: Idempotent;
  readonly excludedFromFingerprint: readonly string[];
  readonly shapes: readonly BodyShape<Type>[];
  readonly status: 200 | 201 | 204;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: ResponseBody;
  /** Set when the response is not JSON. */
  readonly responseType?: string;
}

const Nothing = z.object({});
type Nothing = typeof Nothing;

/** A call with an action requires a session. */
type SessionFor<Act, Session> = [Session, Act] extends [undefined, undefined]
  ? 'none'
  : Session extends 'optional'
    ? 'optional'
    : 'required';

/** Defines a call; absent parts are empty. With `files` the body is multipart. */
export function endpoint<
  const C extends Call,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  ResponseBody extends z.ZodType = Nothing,
  Act extends Action | undefined = undefined,
  Session extends 'optional' | undefined = undefined,
  Files extends readonly string[] | undefined = undefined,
  Type extends BodyType = 'json',
  Idempotent extends boolean = false,
>(
  call: C,
  promise: Pick<Endpoint, 'summary' | 'tag'> &
    Partial<Pick<Endpoint, 'beforeSecondFactor' | 'excludedFromFingerprint' | 'status' | 'responseType'>> & {
      idempotent?: Idempotent;
      action?: Act;
      session?: Session;
      files?: Files;
      shapes?: readonly BodyShape<Type>[];
      params?: Params;
      query?: Query;
      body?: Body;
      guarded?: true | ((body: z.output<Body>) => boolean);
      needsConfirmation?: true | ((body: z.output<Body>, role: Role) => boolean);
      response?: ResponseBody;
    },
): Endpoint<
  Params,
  Query,
  Body,
  ResponseBody,
  SessionFor<Act, Session>,
  Files extends readonly string[] ? 'multipart' : Type,
  C,
  Idempotent
> {
  const {
    session,
    files,
    body = Nothing,
    needsConfirmation = () => false,
    guarded = () => false,
    ...rest
  } = promise;
  const [method, path] = call.split(' ') as [Method, `/${string}`];
  const promised: Endpoint = {
    beforeSecondFactor: false,
    idempotent: false,
    excludedFromFingerprint: [],
    shapes: [{ bodyType: files ? 'multipart' : 'json', body, files: files ?? [] }],
    status: 200,
    session: session ?? (rest.action ? 'required' : 'none'),
    params: Nothing,
    query: Nothing,
    response: Nothing,
    ...rest,
    call,
    method,
    path,
    body,
    needsConfirmation: needsConfirmation === true ? () => true : needsConfirmation,
    guarded: guarded === true ? () => true : guarded,
  };
  return promised as never;
}

type ShapePromise = Pick<BodyShape, 'bodyType' | 'body'> & Partial<Pick<BodyShape, 'files' | 'identifiedBy'>>;

type OneOf<Shapes extends Record<string, ShapePromise>> = z.ZodType<
  { [Name in keyof Shapes]: { shape: Name; fields: z.output<Shapes[Name]['body']> } }[keyof Shapes],
  z.input<Shapes[keyof Shapes]['body']>
>;

/**
 * The body of a call with several shapes, to spread into `endpoint` (wire-10). At most one shape per body type, the
 * default, has no `identifiedBy`.
 */
export function oneOf<const Shapes extends Record<string, ShapePromise>>(
  shapes: Shapes,
): { body: OneOf<Shapes>; shapes: readonly BodyShape<Shapes[keyof Shapes]['bodyType']>[] } {
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
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** The type before defaults and coercion. */
export type QueryFor<E extends Endpoint> = z.input<E['query']>;

export const Id = wholeNumber({ min: 1, max: 2_147_483_647 });

export const IdParams = z.object({ id: Id });

export const Failure = z.union([
  z.object({ detail: z.string(), code: z.string() }),
  z.record(z.string(), z.array(z.string())),
]);
