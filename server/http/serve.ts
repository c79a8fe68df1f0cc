import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, SessionNeed } from '../../contract/endpoint.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { validate } from '../../contract/validation.ts';
import type { Db, Tx } from '../db/client.ts';
import { Failure, fail, failFields } from '../fail.ts';
import type { AccessTokens, Actor } from '../infra/access-tokens.ts';
import { firstAnswer, nameOf, once } from './idempotency.ts';
import { actorOf } from './session.ts';
import { type Upload, withMultipart } from './uploads.ts';

/** A document instead of JSON. */
export interface Document {
  bytes: Buffer;
  /** The name under which a browser saves it. */
  filename: string;
}

/** Who acts, by what the endpoint says of sessions. */
interface Actors {
  none: null;
  optional: Actor | null;
  required: Actor;
}

/** What a handler is given: everything checked, the actor known. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  uploads: Record<string, Upload>;
  actor: Actors[E['session']];
  request: FastifyRequest;
  /** For cookies; the answer itself is what the handler returns. */
  reply: FastifyReply;
  /** Runs the effect in a transaction, honouring an `Idempotency-Key`. */
  once<Answer>(act: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  /** What `once` answered to the same request before, if it did: for what must not be done again before it. */
  firstAnswer<Answer>(): Promise<Answer | undefined>;
  /** Names this attempt: the same for a request that is sent again, whole, with its `Idempotency-Key`. */
  attempt(): string;
}

/** What serving needs of the running application. */
export interface Serving {
  db: Db;
  accessTokens: AccessTokens;
  /** Whether an actor's device is signed in at this moment. */
  sessions: { isLive(actor: Actor): Promise<boolean> };
  /** Whether answers are held against the contract too. */
  checkAnswers: boolean;
}

/** What an endpoint may ask for beside its contract. */
interface ServeOptions {
  /** Calls a minute that one address may make of this endpoint, where the general limit is too kind. */
  perMinute?: number;
  /** Seconds for which anybody, proxies included, may keep a successful answer. */
  publicFor?: number;
}

/** Longest `Idempotency-Key`. */
const MAX_KEY = 255;

/**
 * Registers an endpoint: limit, identify, validate, act, present. Writing by a token asks for a live session, so that a
 * token that was signed out, or whose role has changed, writes nothing; reading goes by the token alone.
 */
export function serve<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Session extends SessionNeed,
>(
  app: FastifyInstance,
  serving: Serving,
  endpoint: Endpoint<Params, Query, Body, Answer, Session>,
  handler: (
    call: Call<Endpoint<Params, Query, Body, Answer, Session>>,
  ) => Promise<z.output<Answer> | Document>,
  options: ServeOptions = {},
): void {
  app.route({
    method: endpoint.call.method,
    url: endpoint.call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      endpoint,
      ...(options.perMinute ? { rateLimit: { max: options.perMinute, timeWindow: '1 minute' } } : {}),
    },
    handler: async (request, reply) => {
      const actor = needsToken(endpoint, request) ? await actorOf(request, serving.accessTokens) : null;
      if (actor && endpoint.call.method !== 'GET' && !(await serving.sessions.isLive(actor))) {
        fail('session.invalid');
      }
      const work = async (sent: { fields: unknown; uploads: Record<string, Upload> }) => {
        const { params, query, body } = check(endpoint, request, sent.fields);
        const use = keyUse(endpoint, request, actor, { params, query, body }, sent.uploads);
        const answer = await handler({
          params,
          query,
          body,
          uploads: sent.uploads,
          actor: actor as Actors[Session],
          request,
          reply,
          once: (act) => once(serving.db, use, act),
          firstAnswer: () => firstAnswer(serving.db, use),
          attempt: () => (use ? nameOf(use) : randomUUID()),
        });
        if (options.publicFor) reply.header('cache-control', `public, max-age=${options.publicFor}`);
        return send(reply, endpoint, answer, serving.checkAnswers);
      };
      if (endpoint.bodyType === 'json') return work({ fields: request.body ?? {}, uploads: {} });
      return withMultipart(request, endpoint.files, String(actor?.id ?? request.ip), work);
    },
  });
}

/** Where a session is optional, whoever sends a token means to be known. */
function needsToken({ session }: Endpoint, request: FastifyRequest): boolean {
  return session === 'required' || (session === 'optional' && request.headers.authorization !== undefined);
}

function check<E extends Endpoint>(endpoint: E, request: FastifyRequest, sent: unknown) {
  const params = validate(endpoint.params, request.params);
  // An id that is no id names nothing: that is 404, not a wrong field.
  if (!params.ok) throw new Failure('request.not_found');
  const query = validate(endpoint.query, request.query);
  const body = validate(endpoint.body, sent);
  const errors: FieldErrors = { ...(query.ok ? {} : query.errors), ...(body.ok ? {} : body.errors) };
  if (!query.ok || !body.ok) failFields(errors);
  refuseNul(query.data);
  refuseNul(body.data);
  return {
    params: params.data as ParamsOf<E>,
    query: query.data as QueryOf<E>,
    body: body.data as BodyOf<E>,
  };
}

/** PostgreSQL's text cannot hold U+0000: such a field or question is refused here, before it fails there. */
function refuseNul(body: unknown): void {
  for (const [field, value] of Object.entries(Object(body))) {
    if (typeof value === 'string' && value.includes('\0')) {
      failFields({ [field]: ['This text holds a sign that cannot be kept.'] });
    }
  }
}

function keyUse(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor | null,
  { body, ...input }: { params: unknown; query: unknown; body: unknown },
  uploads: Record<string, Upload>,
) {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || typeof key !== 'string' || key === '') return undefined;
  if (key.length > MAX_KEY) failFields({ 'Idempotency-Key': [`Use at most ${MAX_KEY} characters.`] });
  const hashes = Object.entries(uploads).map(([name, upload]) => [
    name,
    createHash('sha256').update(upload.bytes).digest('base64'),
  ]);
  const scope = `${endpoint.call.method} ${endpoint.call.path} ${actor?.id ?? 'anonymous'}`;
  const fields = Object.entries(Object(body));
  const [anew, asked] = [true, false].map((isAnew) =>
    Object.fromEntries(fields.filter(([name]) => endpoint.anew.includes(name) === isAnew)),
  );
  return { key, scope, request: { ...input, body: asked, hashes }, anew };
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown, checkAnswer: boolean) {
  if (endpoint.answerType) {
    const document = answer as Document;
    return reply
      .type(endpoint.answerType)
      .header('content-disposition', `attachment; filename="${document.filename}"`)
      .header('cache-control', 'private, no-store')
      .send(document.bytes);
  }
  reply.status(endpoint.status);
  // What belongs to a person, and what holds tokens, is kept by nobody on the way.
  if (endpoint.session !== 'none' || endpoint.call.method !== 'GET') {
    reply.header('cache-control', 'private, no-store');
  }
  if (endpoint.status === 204) return reply.send();
  if (checkAnswer) {
    const promised = endpoint.answer.parse(answer);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(promised)), JSON.parse(JSON.stringify(answer)))) {
      throw new Error(`${endpoint.call.path} answers more than its contract promises`);
    }
  }
  return reply.send(answer);
}
