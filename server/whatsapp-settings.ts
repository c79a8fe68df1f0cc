import { z } from 'zod';
import type { WhatsAppSettings } from './infra/messages/whatsapp-sender.ts';
import { isLoopback } from './local-url.ts';

const Secret = z.string().regex(/^[\x21-\x7e]{1,2000}$/, 'must be printable characters without spaces');

/** Settings of the WhatsApp Cloud API (messages-16): all four or none. */
export const WHATSAPP_SHAPE = {
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'must be the id of the number, not the number')
    .optional(),
  WHATSAPP_ACCESS_TOKEN: Secret.optional(),
  WHATSAPP_APP_SECRET: Secret.min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_VERIFY_TOKEN: Secret.min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_API: z
    .string()
    .refine(isSafeOrigin, 'must be an https:// address with its version')
    .default('https://graph.facebook.com/v24.0'),
};

const Environment = z.object(WHATSAPP_SHAPE);

/** Undefined without settings; a string says what is wrong with which one. */
export function whatsappOf(env: z.output<typeof Environment>): WhatsAppSettings | string | undefined {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_API: api,
  } = env;
  const all = { phoneNumberId, accessToken, appSecret, verifyToken };
  if (Object.values(all).every((value) => !value)) return undefined;
  if (!phoneNumberId || !accessToken || !appSecret || !verifyToken) {
    return 'WHATSAPP_PHONE_NUMBER_ID: set it with WHATSAPP_ACCESS_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN, or none';
  }
  return { api: api.replace(/(?<!\/)\/+$/, ''), phoneNumberId, accessToken, appSecret, verifyToken };
}

function isSafeOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, search, hash } = new URL(address);
  if (username || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
