import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { scopeOf } from '../../contract/api-scopes.ts';
import type { BodyOf, BodyShape, Endpoint, ParamsOf, QueryOf, SessionNeed } from '../../contract/endpoint.ts';
import type { Db, Tx } from '../db/client.ts';
import { fail, failOn } from '../fail.ts';
import type { AccessTokens, Actor } from '../infra/access-tokens.ts';
import { type ApiKeys, isApiKey } from '../infra/api-keys.ts';
import type { LiveSessions } from '../infra/live-sessions.ts';
import { idempotencyIdOf, replayedResponse, runIdempotent } from './idempotency.ts';
import { idempotentRequestOf } from './idempotency-key.ts';
import { noteSources, type PageSource } from './page-reads.ts';
import { permittedRoles } from './permitted-roles.ts';
import { routeLimit } from './rate-limits.ts';
import { type Document, sendResponse } from './reply.ts';
import { type Upload, withMultipart } from './uploads.ts';
import { validateInput } from './validation.ts';

interface Actors {
  none: null;
  optional: Actor | null;
  required: Actor;
}

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  uploads: Record<string, Upload>;
  actor: Actors[E['session']];
  request: FastifyRequest;
  /** For cookies only; the return value is the response. */
  reply: FastifyReply;
  /** Runs `act` in a transaction, once per `Idempotency-Key`. */
  runIdempotent<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result>;
  replayedResponse<Result>(): Promise<Result | undefined>;
  /** Stable across retries with the same key, otherwise random. */
  idempotencyId(): string;
}

interface SentBody {
  fields: unknown;
  uploads: Record<string, Upload>;
}

export interface Serving {
  db: Db;
  accessTokens: AccessTokens;
  apiKeys: Pick<ApiKeys, 'of'>;
  sessions: Pick<LiveSessions, 'isLive' | 'isConfirmed' | 'isGuarded' | 'maySetUpSecondFactor'>;
  validateResponses: boolean;
}

interface ServeOptions {
  /** Limit per account or visitor; stricter than the general limit. */
  perMinute?: number;
  /** Seconds of public caching of a successful response. */
  publicFor?: number;
}

interface PublicOptions<Params, ResponseBody> extends ServeOptions {
  /** What a page with this response depends on: the page is rendered again when any of it changes. */
  sources?: (response: ResponseBody, params: Params) => readonly PageSource[];
}

/**
 * Registers an endpoint: limit, identify, validate, act, present. Every call needs a live session, except reads of
 * customers, which trust the token alone (accounts-7, people-8).
 */
export function serve<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  ResponseBody extends z.ZodType,
  Session extends SessionNeed,
>(
  app: FastifyInstance,
  serving: Serving,
  endpoint: Endpoint<Params, Query, Body, ResponseBody, Session>,
  handler: (
    call: Call<Endpoint<Params, Query, Body, ResponseBody, Session>>,
  ) => Promise<z.output<ResponseBody> | Document>,
  { perMinute, publicFor, sources }: PublicOptions<z.output<Params>, z.output<ResponseBody>> = {},
): void {
  const { db, validateResponses } = serving;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint, ...(perMinute ? routeLimit(perMinute) : {}) },
    ...(isShort(endpoint) ? { handlerTimeout: CALL_LIMIT_MS } : {}),
    ...(permittedRoles(endpoint).includes('customer') ? {} : { bodyLimit: MAX_WORK_BODY_BYTES }),
    handler: async (request, reply) => {
      const actor = await identify(endpoint, request, serving);
      const candidates = candidateShapes(endpoint, request);
      const respond = async ({ fields, uploads }: SentBody) => {
        const shape = shapeOf(candidates, fields, uploads);
        const input = validateInput(endpoint, request, shape, fields);
        await refuseGuarded(endpoint, input.fields, actor, serving);
        await requireConfirmation(endpoint, input.fields, actor, serving);
        const keyed = idempotentRequestOf(endpoint, request, { actor, shape, input, uploads });
        const body = shape.name === undefined ? input.fields : { shape: shape.name, fields: input.fields };
        const response = await handler({
          params: input.params,
          query: input.query,
          body: body as z.output<Body>,
          uploads,
          actor: actor as Actors[Session],
          request,
          reply,
          runIdempotent: (act) => runIdempotent(db, keyed, act),
          replayedResponse: () => replayedResponse(db, keyed),
          idempotencyId: () => (keyed ? idempotencyIdOf(keyed) : randomUUID()),
        });
        // The rate limit has already replied.
        if (reply.sent) return reply;
        if (sources)
          noteSources(sources(response as z.output<ResponseBody>, input.params as z.output<Params>));
        return sendResponse(reply, endpoint, response, {
          validateResponse: validateResponses,
          publicFor,
        });
      };
      if (!request.isMultipart()) return respond({ fields: request.body ?? {}, uploads: {} });
      return withMultipart(request, filesOf(candidates), String(actor?.id ?? request.ip), respond);
    },
  });
}

/** A page has two texts of 40,000 letters, which browsers send in at most three bytes each. */
const MAX_WORK_BODY_BYTES = 256 * 1024;

/** Timeout of a call: longer than its page waits, shorter than the sum of its statement timeouts. */
export const CALL_LIMIT_MS = 30_000;

/** Forms with files and documents take as long as the connection needs. */
function isShort({ shapes, responseType }: Endpoint): boolean {
  return !responseType && shapes.some(({ bodyType }) => bodyType === 'json');
}

/** Refuses an invalid token, or one of another role, even where a session is optional. */
async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  { accessTokens, apiKeys, sessions }: Serving,
): Promise<Actor | null> {
  const { session, method, beforeSecondFactor } = endpoint;
  if (session === 'none' || (session === 'optional' && request.headers.authorization === undefined))
    return null;
  const token = bearerToken(request);
  if (isApiKey(token)) return keyHolder(endpoint, request, token, apiKeys);
  const actor = (await accessTokens.verifyIncomplete(token)) ?? fail('session.invalid');
  const trustsToken = method === 'GET' && actor.role === 'customer';
  if (!trustsToken && !(await sessions.isLive(actor))) fail('session.invalid');
  if (actor.needsSecondFactor && !(beforeSecondFactor && (await sessions.maySetUpSecondFactor(actor)))) {
    fail('session.second_factor_required');
  }
  if (!permittedRoles(endpoint).includes(actor.role)) fail('session.forbidden');
  return actor;
}

/** Fails with `session.unconfirmed`; pages then ask for confirmation and repeat the call (people-11). */
async function requireConfirmation(
  { needsConfirmation }: Endpoint,
  body: unknown,
  actor: Actor | null,
  { sessions }: Serving,
): Promise<void> {
  if (!actor || !needsConfirmation(body as never, actor.role)) return;
  // Nobody is there to confirm.
  if (actor.keyId !== undefined) fail('keys.not_offered');
  if (await sessions.isConfirmed(actor)) return;
  // The session may have ended since the call began.
  fail((await sessions.isLive(actor)) ? 'session.unconfirmed' : 'session.invalid');
}

/** Fails with `session.guarded` in a session that began with a code alone (accounts-28). */
async function refuseGuarded(
  { guarded }: Endpoint,
  body: unknown,
  actor: Actor | null,
  { sessions }: Serving,
): Promise<void> {
  if (actor && guarded(body as never) && (await sessions.isGuarded(actor))) fail('session.guarded');
}

/** The owner of an API key, where the call takes keys and the key has its scope (connecting-3). */
async function keyHolder(
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string,
  apiKeys: Serving['apiKeys'],
): Promise<Actor> {
  const { actor, scopes } = (await apiKeys.of(request, token)) ?? fail('keys.invalid');
  const scope = scopeOf(endpoint);
  if (!scope || !permittedRoles(endpoint).includes(actor.role)) fail('keys.not_offered');
  if (!scopes.includes(scope)) fail('keys.scope_missing', { scope });
  return actor;
}

/** 401 without one (wire-4). */
function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : fail('session.missing');
}

/** The shapes for the request's content type. Fails with `request.unsupported_type` if there are none. */
function candidateShapes({ shapes }: Endpoint, request: FastifyRequest): readonly BodyShape[] {
  const bodyType = request.isMultipart() ? 'multipart' : 'json';
  const candidates = shapes.filter((shape) => shape.bodyType === bodyType);
  return candidates.length > 0 ? candidates : fail('request.unsupported_type');
}

/** All candidates' files, because a file may arrive before the field that identifies the shape. */
function filesOf(candidates: readonly BodyShape[]): readonly string[] {
  return [...new Set(candidates.flatMap(({ files }) => files))];
}

/**
 * The shape whose identifying field was sent, otherwise the default, otherwise the first. Fails with `files.unexpected`
 * for a file of another shape.
 */
function shapeOf(
  candidates: readonly BodyShape[],
  fields: unknown,
  uploads: Record<string, Upload>,
): BodyShape {
  const isSent = ({ identifiedBy }: BodyShape) =>
    identifiedBy !== undefined && Object.hasOwn(Object(fields), identifiedBy);
  const meant = candidates.find(isSent) ?? candidates.find(({ identifiedBy }) => !identifiedBy);
  const shape = meant ?? candidates[0];
  if (!shape) throw new Error('A body has no shape');
  const stray = Object.keys(uploads).find((name) => !shape.files.includes(name));
  if (stray !== undefined) failOn(stray, 'files.unexpected');
  return shape;
}
