import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { exactText } from './text.ts';

const tag = 'Notifications';

const PushDevice = z.object({
  id: z.int(),
  device: z.string().meta({ description: 'Browser and system, such as Chrome on Android' }),
  added_at: Timestamp,
  last_sent_at: Timestamp.nullable().meta({
    description: 'When the push service last took a message for it',
  }),
  current: z.boolean().meta({ description: 'Whether it belongs to the session of the call' }),
});
export type PushDevice = z.infer<typeof PushDevice>;

const PushDevices = z.object({
  key: z
    .string()
    .nullable()
    .meta({ description: 'The VAPID public key, as `applicationServerKey`; null where web push is off' }),
  results: z.array(PushDevice),
});
export type PushDevices = z.infer<typeof PushDevices>;

const base64url = (length: number) =>
  exactText(length)
    .length(length, 'Not what a browser gives')
    .regex(/^[\w-]+$/, 'Not what a browser gives');

/** What a browser's `PushSubscription.toJSON()` has. */
const Subscription = z.object({
  endpoint: exactText(1000).min(1).meta({ description: 'An address of a known push service' }),
  keys: z.object({
    p256dh: base64url(87).meta({ description: 'A point of P-256, uncompressed' }),
    auth: base64url(22),
  }),
});

export const pushDevices = endpoint('GET /api/notifications/push/', {
  summary: 'The browsers of the account that take web push',
  tag,
  action: 'account.use',
  response: PushDevices,
});

/**
 * Adds the browser of the session, or replaces what it had; it ends with the session (messages-26, messages-27). Fails
 * at `endpoint` with `push.unknown_service` and `push.invalid_subscription`, and with `push.off` and `push.too_many`.
 */
export const addPushDevice = endpoint('PUT /api/notifications/push/', {
  summary: 'Send web push to this browser',
  tag,
  action: 'account.use',
  body: Subscription,
  response: PushDevices,
});

export const removePushDevice = endpoint('DELETE /api/notifications/push/{id}/', {
  summary: 'Send no more web push to a browser',
  tag,
  action: 'account.use',
  status: 204,
  params: IdParams,
});
