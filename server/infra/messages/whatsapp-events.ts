import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Report } from './report-queries.ts';
import type { WhatsAppSettings } from './whatsapp-sender.ts';

/** What somebody has written. */
export interface Inbound {
  providerId: string;
  /** E.164. */
  phone: string;
  /** Text, or the words below a picture. */
  text: string;
  /** A picture to be fetched. */
  mediaId?: string | undefined;
  /** Neither text nor picture. */
  isOther: boolean;
}

export interface WhatsAppEvents {
  reports: Report[];
  inbound: Inbound[];
}

const MAX_TEXT_LENGTH = 4096;

const Id = z.string().min(1).max(200);
const Status = z.object({
  id: Id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(100).optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
const Message = z.object({
  from: z.string().regex(/^[1-9]\d{5,14}$/),
  id: Id,
  type: z.string().max(40),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  image: z
    .object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/), caption: z.string().optional() })
    .optional(),
});
const Change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.array(z.unknown()).max(1000).default([]),
    messages: z.array(z.unknown()).max(1000).default([]),
  }),
});
const Body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()).max(1000) })).max(1000),
});

/** Whether Meta has signed these very bytes with the secret of the app (`X-Hub-Signature-256`). */
export function isSigned(
  { appSecret }: WhatsAppSettings,
  body: Buffer,
  signature: string | undefined,
): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (hex === undefined) return false;
  return timingSafeEqual(createHmac('sha256', appSecret).update(body).digest(), Buffer.from(hex, 'hex'));
}

/** Whether Meta asks with our word (`hub.verify_token`). */
export function isVerifyToken({ verifyToken }: WhatsAppSettings, given: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(verifyToken));
}

/**
 * Reads a signed webhook, as described at
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages. What is unknown,
 * of another number or malformed is left out, so that new kinds of events harm nothing.
 */
export function readEvents({ phoneNumberId }: WhatsAppSettings, body: Buffer): WhatsAppEvents {
  const events: WhatsAppEvents = { reports: [], inbound: [] };
  const { entry = [] } = Body.safeParse(parsed(body)).data ?? {};
  for (const change of entry.flatMap(({ changes }) => changes)) {
    const value = Change.safeParse(change).data?.value;
    if (value?.metadata.phone_number_id !== phoneNumberId) continue;
    events.reports.push(...value.statuses.flatMap((status) => reportOf(Status.safeParse(status).data)));
    events.inbound.push(...value.messages.flatMap((message) => inboundOf(Message.safeParse(message).data)));
  }
  return events;
}

function reportOf(status: z.output<typeof Status> | undefined): Report[] {
  if (!status) return [];
  const { id: providerId, status: state, biz_opaque_callback_data: key, errors } = status;
  const code = errors?.[0]?.code;
  const reason = `WhatsApp reports ${code === undefined ? 'a failure' : `code ${code}`}.`;
  return [{ providerId, key, state, reason: state === 'failed' ? reason : undefined }];
}

function inboundOf(message: z.output<typeof Message> | undefined): Inbound[] {
  // Reactions answer nothing, and `system` tells of a changed number.
  if (!message || message.type === 'reaction' || message.type === 'system') return [];
  const { id: providerId, from, text, button, image } = message;
  const said = text?.body ?? button?.text ?? image?.caption ?? '';
  return [
    {
      providerId,
      phone: `+${from}`,
      text: said.slice(0, MAX_TEXT_LENGTH).trim(),
      mediaId: image?.id,
      isOther: !text && !button && !image,
    },
  ];
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
