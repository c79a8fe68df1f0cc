import type { FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';
import type { AccessTokens, Actor } from '../infra/access-tokens.ts';

/** The actor of a bearer token, who may still need the second factor; 401 without a valid one (wire-4). */
export async function actorOf(request: FastifyRequest, tokens: AccessTokens): Promise<Actor> {
  const header = request.headers.authorization;
  if (!header) fail('session.missing');
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) fail('session.missing');
  return (await tokens.verifyIncomplete(token)) ?? fail('session.invalid');
}
