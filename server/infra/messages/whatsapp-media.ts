import { z } from 'zod';
import { failureOf, startOf } from './provider-request.ts';
import type { WhatsAppSettings } from './whatsapp-sender.ts';

const TIMEOUT_MS = 30_000;

const Media = z.object({ url: z.url(), file_size: z.coerce.number().int().min(1) });

/**
 * Fetches a picture that came by WhatsApp: its address first, then its bytes, both with the token
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/business-phone-numbers/media). Null if it is
 * gone or larger than `maxBytes`; throws if it may be there later.
 */
export async function fetchMedia(
  { api, accessToken }: WhatsAppSettings,
  mediaId: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const described = await get(`${api}/${mediaId}`, accessToken);
  if (!described) return null;
  const media = Media.safeParse(parsed(await startOf(described))).data;
  if (!media || media.file_size > maxBytes || !isMetas(media.url, api)) return null;
  const response = await get(media.url, accessToken);
  return response && readUpTo(response, maxBytes);
}

/** The token goes to Meta only, whatever an answer names. */
function isMetas(address: string, api: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (hostname === new URL(api).hostname) return true;
  return protocol === 'https:' && /(^|\.)(fbsbx\.com|facebook\.com|whatsapp\.net)$/.test(hostname);
}

/** Null if there is no such thing. */
async function get(url: string, accessToken: string): Promise<Response | null> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw failureOf(error as Error);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status >= 500 || response.status === 429 || response.status === 401) {
    throw new Error(`WhatsApp answered ${response.status} for a picture.`);
  }
  return null;
}

async function readUpTo(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
