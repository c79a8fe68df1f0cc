import { CourierUnavailable, RefusedByCourier } from './courier-service.ts';

const TIMEOUT_MS = 10_000;
/** A list of a day's parcels, or ten labels. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Errors before anything was sent. */
const NEVER_SENT: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

interface Answer {
  status: number;
  bytes: Buffer;
}

/** Never names address, headers or bodies, which hold secrets and people. */
export async function callCourier(
  url: string,
  {
    method,
    headers,
    body,
  }: { method: 'GET' | 'POST' | 'PUT'; headers: Record<string, string>; body?: object },
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, bytes: await bytesOf(response) };
  } catch (error) {
    if (error instanceof CourierUnavailable) throw error;
    const code = codeOf(error);
    if (NEVER_SENT.has(code)) throw new RefusedByCourier('');
    throw new CourierUnavailable(code || 'timeout');
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new CourierUnavailable('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : '';
}
