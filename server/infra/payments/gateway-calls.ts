import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentError } from './payments.ts';

const TIMEOUT_MS = 10_000;
/** The answers of the gateways are a few kB. */
const MAX_ANSWER = 256 * 1024;

interface Answer {
  status: number;
  /** Undefined if it is no JSON. */
  body: unknown;
}

/** Throws `unavailable` without a usable answer; never names headers or bodies, which hold secrets. */
export async function callGateway(
  url: string,
  {
    method = 'POST',
    headers = {},
    body,
  }: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object },
): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    throw new PaymentError('unavailable');
  }
  if (response.status >= 500 || response.status === 429 || text.length > MAX_ANSWER) {
    throw new PaymentError('unavailable');
  }
  return { status: response.status, body: jsonIn(text) };
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function hmac(algorithm: 'sha256' | 'sha512', secret: string, signed: string | Buffer): string {
  return createHmac(algorithm, secret).update(signed).digest('hex');
}

/** Compares hexadecimal digests of whatever case in constant time. */
export function isSameDigest(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())];
  return first.length === second.length && timingSafeEqual(first, second);
}
