import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import type { SessionNeed } from '../../contract/paths.ts';
import type { Db, Tx } from '../db/client.ts';
import { fail } from '../fail.ts';
import type { AccessTokens, Actor } from '../infra/access-tokens.ts';
import { idempotencyIdOf, replayedResponse, runIdempotent } from './idempotency.ts';
import { idempotentRequestOf } from './idempotency-key.ts';
import { type Document, sendAnswer } from './reply.ts';
import { actorOf } from './session.ts';
import { type Upload, withMultipart } from './uploads.ts';
import { validateInput } from './validation.ts';

/** Who acts, by what the endpoint says of sessions. */
interface Actors {
  none: null;
  optional: Actor | null;
  required: Actor;
}

/** What a handler is given: valid input and the actor. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  uploads: Record<string, Upload>;
  actor: Actors[E['session']];
  request: FastifyRequest;
  /** For cookies; the answer itself is what the handler returns. */
  reply: FastifyReply;
  /** Runs the effect in a transaction, once for each `Idempotency-Key`. */
  runIdempotent<Answer>(act: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  /** The response to an earlier request with this key, for handlers that act before their transaction. */
  replayedResponse<Answer>(): Promise<Answer | undefined>;
  /** An id for calls to other services: the same for a retry under the same key, otherwise random. */
  idempotencyId(): string;
}

/** A body before validation. */
interface SentBody {
  fields: unknown;
  uploads: Record<string, Upload>;
}

/** What serving needs of the running application. */
export interface Serving {
  db: Db;
  accessTokens: AccessTokens;
  /** Whether an actor's device is signed in at this moment. */
  sessions: { isLive(actor: Actor): Promise<boolean> };
  /** Whether answers are compared with the contract too. */
  checkAnswers: boolean;
}

/** What an endpoint may ask for beside its contract. */
interface ServeOptions {
  /** Calls a minute that one address may make of this endpoint, where the general limit is too kind. */
  perMinute?: number;
  /** Seconds for which anybody, proxies included, may cache a successful answer. */
  publicFor?: number;
}

/**
 * Registers an endpoint: limit, identify, validate, act, present. Writing by a token needs a live session, so a token
 * that was signed out, or whose role has changed, writes nothing; reading goes by the token alone.
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
  { perMinute, publicFor }: ServeOptions = {},
): void {
  const { db, checkAnswers } = serving;
  app.route({
    method: endpoint.call.method,
    url: endpoint.call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint, ...(perMinute ? { rateLimit: { max: perMinute, timeWindow: '1 minute' } } : {}) },
    handler: async (request, reply) => {
      const actor = await identify(endpoint, request, serving);
      const respond = async ({ fields, uploads }: SentBody) => {
        const input = validateInput(endpoint, request, fields);
        const keyed = idempotentRequestOf(endpoint, request, { actor, input, uploads });
        const answer = await handler({
          ...input,
          uploads,
          actor: actor as Actors[Session],
          request,
          reply,
          runIdempotent: (act) => runIdempotent(db, keyed, act),
          replayedResponse: () => replayedResponse(db, keyed),
          idempotencyId: () => (keyed ? idempotencyIdOf(keyed) : randomUUID()),
        });
        return sendAnswer(reply, endpoint, answer, { checkAnswer: checkAnswers, publicFor });
      };
      if (endpoint.bodyType === 'json') return respond({ fields: request.body ?? {}, uploads: {} });
      return withMultipart(request, endpoint.files, String(actor?.id ?? request.ip), respond);
    },
  });
}

/** Whoever sends a token where a session is optional must send a good one. */
async function identify(
  { session, call }: Endpoint,
  request: FastifyRequest,
  { accessTokens, sessions }: Serving,
): Promise<Actor | null> {
  if (session === 'none' || (session === 'optional' && request.headers.authorization === undefined))
    return null;
  const actor = await actorOf(request, accessTokens);
  if (call.method !== 'GET' && !(await sessions.isLive(actor))) fail('session.invalid');
  return actor;
}
