import { Resolver } from 'node:dns/promises';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

const HTTPS_PORT = 443;
/** Ports below are those of mail, DNS, SSH and other services that must not be sent anything. */
const MIN_OTHER_PORT = 1024;
const MAX_URL_LENGTH = 2048;
const DNS_TRY_MS = 2000;

/**
 * `bad_url`: no https address, has a password or a port that is not allowed; `not_public`: leads to an address
 * inside a network; `unresolved`: has no address; `unreachable`: no connection, or one that broke; `tls`: an
 * invalid certificate; `timeout`; `aborted`: by the caller's signal.
 */
export type PublicFetchFailure =
  | 'bad_url'
  | 'not_public'
  | 'unresolved'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'aborted';

/** Names neither address nor headers, which may hold secrets. */
export class PublicFetchError extends Error {
  readonly reason: PublicFetchFailure;

  constructor(reason: PublicFetchFailure) {
    super(`The request failed: ${reason}.`);
    this.reason = reason;
  }
}

export interface PublicFetchOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array | undefined;
  /** For everything: names, connection, headers and body. */
  timeoutMs: number;
  maxAnswerBytes: number;
  signal?: AbortSignal | undefined;
  /** Only for tests and trials (`LOOPBACK_REQUESTS`): allows 127.0.0.1, and http to it. */
  allowLoopback?: boolean | undefined;
  /** Replaces DNS in tests. */
  resolve?: ResolveName | undefined;
}

export interface PublicAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body was longer than `maxAnswerBytes`, broke off, or did not end in time. */
  isCut: boolean;
}

type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * One request to an address that somebody else has chosen, which can only reach the public internet: names are resolved
 * once and the connection uses that result, redirects are returned and not followed, and the answer is bounded.
 * Throws PublicFetchError.
 */
export async function publicFetch(url: string, options: PublicFetchOptions): Promise<PublicAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const target = publicUrl(url, options.allowLoopback);
  if (!target) throw new PublicFetchError('bad_url');
  try {
    signal.throwIfAborted();
    const addresses = await addressesOf(target, signal, options);
    return await send(target, addresses, signal, options);
  } catch (error) {
    if (options.signal?.aborted) throw new PublicFetchError('aborted');
    if (timeout.aborted) throw new PublicFetchError('timeout');
    throw error instanceof PublicFetchError ? error : new PublicFetchError(reasonOf(error));
  }
}

/** Undefined if it is never requested, whatever its name resolves to; for the check of what somebody enters. */
export function publicUrl(url: string, allowLoopback = false): URL | undefined {
  if (url.length > MAX_URL_LENGTH || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  const { protocol, username, password, port } = parsed;
  if (username !== '' || password !== '') return undefined;
  const host = hostOf(parsed);
  const isLoopback = host === 'localhost' || isLoopbackAddress(host);
  if (isLoopback && allowLoopback) return protocol === 'https:' || protocol === 'http:' ? parsed : undefined;
  if (protocol !== 'https:') return undefined;
  if (port !== '' && Number(port) !== HTTPS_PORT && Number(port) < MIN_OTHER_PORT) return undefined;
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && host !== 'localhost.';
  return isPublic ? parsed : undefined;
}

async function addressesOf(
  url: URL,
  signal: AbortSignal,
  { allowLoopback = false, resolve = resolveByDns }: PublicFetchOptions,
): Promise<readonly string[]> {
  const host = hostOf(url);
  if (isIP(host)) return [host];
  if (host === 'localhost' && allowLoopback) return ['127.0.0.1'];
  const found = await abortable(resolve(host, signal), signal);
  if (found.length === 0) throw new PublicFetchError('unresolved');
  const allowed = found.filter((address) => isPublicAddress(address));
  if (allowed.length === 0) throw new PublicFetchError('not_public');
  return allowed;
}

/** Not `dns.lookup`, whose slow names would hold the threads that files and passwords need. */
async function resolveByDns(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: DNS_TRY_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const results = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function send(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
  { method, headers, body, maxAnswerBytes }: PublicFetchOptions,
): Promise<PublicAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>();
  const { request } = url.protocol === 'https:' ? https : http;
  const outgoing = request(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    // A connection of its own: one that is reused has not been checked for this name.
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
  });
  let hasStatus = false;
  const fail = (error: unknown) => {
    if (!hasStatus) reject(error);
  };
  outgoing.on('error', fail);
  outgoing.on('close', () => fail(new PublicFetchError('unreachable')));
  outgoing.on('response', (response) => {
    hasStatus = true;
    readBounded(response, maxAnswerBytes).then((read) => {
      outgoing.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, ...read });
    }, reject);
  });
  outgoing.end(body);
  return promise;
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all: wantsAll }, callback) => {
    const [first] = all;
    if (wantsAll) callback(null, all);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Once a status has arrived, a body that breaks off or is slow does not undo it. */
async function readBounded(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Pick<PublicAnswer, 'body' | 'isCut'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isCut = false;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      const rest = maxBytes - size;
      chunks.push(chunk.subarray(0, rest));
      size += Math.min(chunk.length, rest);
      isCut = chunk.length > rest;
      if (isCut) break;
    }
  } catch {
    isCut = true;
  }
  return { body: Buffer.concat(chunks), isCut };
}

function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function reasonOf(error: unknown): PublicFetchFailure {
  const code = String((error as { code?: unknown }).code ?? '');
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) ? 'tls' : 'unreachable';
}
