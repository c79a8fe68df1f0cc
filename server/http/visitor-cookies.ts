import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Neighbour } from '../infra/neighbours.ts';
import { networkOf } from './network.ts';
import { MemoryCounts } from './shared-counts.ts';

const COOKIE = 'visitor';
const COOKIE_SECONDS = 30 * 24 * 3600;
/** Room for a city's first visits, but not for a program that collects cookies. */
const NEW_VISITORS_A_MINUTE = 1000;
const MAX_NETWORKS = 20_000;
/** Age from which a visitor no longer counts among those who have just come. */
const KNOWN_AFTER_MS = 3_600_000;

export interface CountedVisitor {
  id: string;
  /** Given its cookie at least an hour ago. */
  isKnown: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    visitors: VisitorCookies;
  }
}

interface Settings {
  jwtSecrets: readonly string[];
  publicUrl: string;
}

/**
 * A cookie by which limits tell visitors behind one address apart (wire-12): the time and a random number, signed, so
 * that nobody makes them up. The server stores none of it.
 */
export class VisitorCookies {
  readonly #keys: Buffer[];
  readonly #isSecure: boolean;
  readonly #given = new MemoryCounts(MAX_NETWORKS);

  constructor({ jwtSecrets, publicUrl }: Settings) {
    this.#keys = jwtSecrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'visitor-cookie', 32)),
    );
    this.#isSecure = publicUrl.startsWith('https:');
  }

  /** The visitor of a valid cookie. */
  visitorOf({ cookies }: Pick<FastifyRequest, 'cookies'>): CountedVisitor | undefined {
    const [time = '', id = '', signature = '', ...rest] = (cookies[COOKIE] ?? '').split('.');
    const givenAt = Number.parseInt(time, 36);
    const age = Date.now() - givenAt;
    if (rest.length > 0 || !(age >= 0 && age < COOKIE_SECONDS * 1000)) return undefined;
    const sent = Buffer.from(signature, 'base64url');
    const isSigned = this.#keys.some((key) => {
      const own = sign(key, `${time}.${id}`);
      return own.length === sent.length && timingSafeEqual(own, sent);
    });
    return isSigned ? { id, isKnown: age >= KNOWN_AFTER_MS } : undefined;
  }

  neighbourOf(request: Pick<FastifyRequest, 'cookies' | 'ip'>): Neighbour {
    const network = networkOf(request.ip);
    const visitor = this.visitorOf(request);
    if (!visitor) return { visitor: null, kind: 'withoutCookie', network, neighbours: network };
    const kind = visitor.isKnown ? 'known' : 'new';
    return { visitor: visitor.id, kind, network, neighbours: `${kind} visitors of ${network}` };
  }

  /** The cookie as the visitor sent it, for calls that a page makes for it. */
  headerOf({ cookies }: Pick<FastifyRequest, 'cookies'>): { cookie?: string } {
    const value = cookies[COOKIE];
    return value === undefined ? {} : { cookie: `${COOKIE}=${encodeURIComponent(value)}` };
  }

  /** Gives a visitor without a cookie one; true if it did. Networks get so many a minute. */
  give(request: FastifyRequest, reply: FastifyReply): boolean {
    const [key] = this.#keys;
    if (!key || this.visitorOf(request)) return false;
    if (this.#given.count(networkOf(request.ip), 60_000).current > NEW_VISITORS_A_MINUTE) return false;
    const content = `${Date.now().toString(36)}.${randomBytes(12).toString('base64url')}`;
    reply.setCookie(COOKIE, `${content}.${sign(key, content).toString('base64url')}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      maxAge: COOKIE_SECONDS,
    });
    return true;
  }
}

function sign(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, 16);
}
