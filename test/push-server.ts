import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  type JsonWebKey,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicFetch } from '../server/infra/public-fetch.ts';

/** Where the browsers of the tests say that their push service is. */
const PUSH_ORIGIN = 'https://updates.push.services.mozilla.com';

export const VAPID = { VAPID_PRIVATE_KEY: 'a1'.repeat(32) };

/** A browser that has subscribed: it alone can read what is sent to it (RFC 8291). */
export class PushBrowser {
  readonly path: string;
  readonly auth = randomBytes(16);
  readonly #keys: ECDH = createECDH('prime256v1');

  constructor(name: string) {
    this.path = `/wpush/v2/${name}`;
    this.#keys.generateKeys();
  }

  get subscription() {
    return {
      endpoint: PUSH_ORIGIN + this.path,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  /** One record of aes128gcm (RFC 8188), whose key comes from both public keys and the secret of the browser. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), senderKey]);
    const shared = hkdf(this.auth, this.#keys.computeSecret(senderKey), info, 32);
    const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

function hkdf(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const pseudorandom = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', pseudorandom)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}

export interface PushedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service (RFC 8030) that takes only what is signed by the key of the VAPID header (RFC 8292). */
export class PushServer {
  readonly pushed: PushedMessage[] = [];
  /** By path; `hang`: no answer. */
  readonly refusals = new Map<string, number | 'hang'>();
  #origin = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Requests the known service here in place of the internet. */
  readonly fetch: typeof publicFetch = (url, options) =>
    publicFetch(url.replace(PUSH_ORIGIN, this.#origin), { ...options, allowLoopback: true });

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = request;
    const refusal = this.refusals.get(path);
    if (refusal === 'hang') return;
    const body = Buffer.concat(chunks);
    if (refusal !== undefined) return void response.writeHead(refusal).end();
    const problem = problemOf(headers, body);
    if (problem !== undefined) return void response.writeHead(400).end(problem);
    this.pushed.push({ path, headers, body });
    response.writeHead(201, { location: `${this.#origin}/m/${this.pushed.length}` }).end();
  }
}

/** Undefined for a message that a push service takes. */
function problemOf(headers: IncomingHttpHeaders, body: Buffer): string | undefined {
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL';
  if (headers['content-encoding'] !== 'aes128gcm') return 'no encoding';
  if (body.length > 4096) return 'too long';
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) return 'no topic';
  const claims = vapidClaims(headers);
  if (!claims) return 'signature';
  const soon = Date.now() / 1000;
  return claims.aud === PUSH_ORIGIN && claims.exp > soon && claims.exp <= soon + 86_400
    ? undefined
    : 'claims';
}

export interface VapidClaims {
  aud: string;
  exp: number;
  sub: string;
  /** The key that signed it. */
  key: string;
}

/** Undefined without a valid signature. */
export function vapidClaims({ authorization }: IncomingHttpHeaders): VapidClaims | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head, payload, signature] = token?.split('.') ?? [];
  if (!head || !payload || !signature || !key) return undefined;
  const point = Buffer.from(key, 'base64url');
  const jwk: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)) return undefined;
  return { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), key };
}
