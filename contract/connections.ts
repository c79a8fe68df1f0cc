import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  API_SCOPES,
  DELIVERY_STATES,
  DISABLED_REASONS,
  KEY_DAYS,
  KEY_NAME_MAX_LENGTH,
  OVERLAP_HOURS,
  SEND_FAILURES,
  WEBHOOK_KINDS,
  WEBHOOK_URL_MAX_LENGTH,
} from './constants/connections.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { requiredText } from './text.ts';

const tag = 'Connections';
const action = 'connections.use';

const Moment = z.iso.datetime();

const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  prefix: z.string().meta({ description: 'The beginning of the key, by which it is recognised' }),
  owner: z.string().meta({ description: 'The user name of who made or last rotated it' }),
  created_at: Moment,
  expires_at: Moment.nullable(),
  last_used_on: z.iso.date().nullable(),
  previous_until: Moment.nullable().meta({ description: 'Until when the key before its rotation works' }),
});
export type ApiKey = z.infer<typeof ApiKey>;

const MadeKey = z.object({ key: ApiKey, secret: z.string().meta({ description: 'Shown only here' }) });
export type MadeKey = z.infer<typeof MadeKey>;

const Overlap = z.object({
  hours: z
    .literal(OVERLAP_HOURS)
    .default(24)
    .meta({ description: 'Hours for which the secret before still works' }),
});

/** Those of the own account; for admins those of the shop (connecting-1). */
export const apiKeys = endpoint('GET /api/connections/keys/', {
  summary: 'List the API keys',
  tag,
  action,
  response: z.array(ApiKey),
});

/** Fails with 409 `keys.too_many` and `keys.scope_foreign`; asks for a confirmation (people-11). */
export const makeApiKey = endpoint('POST /api/connections/keys/', {
  summary: 'Make an API key, which is shown once',
  tag,
  guarded: true,
  action,
  idempotent: true,
  needsConfirmation: true,
  status: 201,
  body: z.object({
    name: withoutCardNumber(requiredText(KEY_NAME_MAX_LENGTH)),
    scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
    days: z.literal(KEY_DAYS).nullable().default(null).meta({ description: 'Null: it does not expire' }),
  }),
  response: MadeKey,
});

/** The key before works for some hours more (connecting-6). 404 for somebody else's. */
export const rotateApiKey = endpoint('POST /api/connections/keys/{id}/rotation/', {
  summary: 'Replace an API key by a new one with the same scopes',
  tag,
  guarded: true,
  action,
  idempotent: true,
  needsConfirmation: true,
  status: 201,
  params: IdParams,
  body: Overlap,
  response: MadeKey,
});

/** 404 for somebody else's. */
export const revokeApiKey = endpoint('DELETE /api/connections/keys/{id}/', {
  summary: 'Revoke an API key at once',
  tag,
  action,
  status: 204,
  params: IdParams,
});

const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  owner: z.string(),
  created_at: Moment,
  previous_until: Moment.nullable().meta({ description: 'Until when messages are signed by both secrets' }),
  failing_since: Moment.nullable(),
  held_until: Moment.nullable().meta({
    description: 'Nothing is sent before: its receiver has answered 429 or 503 with `Retry-After`',
  }),
  disabled: z.enum(DISABLED_REASONS).nullable(),
  waiting: z.int().meta({ description: 'Messages that are still to be delivered' }),
});
export type Webhook = z.infer<typeof Webhook>;

const MadeWebhook = z.object({
  webhook: Webhook,
  secret: z.string().meta({ description: 'Shown only here' }),
});
export type MadeWebhook = z.infer<typeof MadeWebhook>;

const Address = withoutCardNumber(requiredText(WEBHOOK_URL_MAX_LENGTH));
const Kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1).max(WEBHOOK_KINDS.length);

/** Those of the own account; for admins those of the shop (connecting-1). */
export const webhooks = endpoint('GET /api/connections/webhooks/', {
  summary: 'List the webhooks',
  tag,
  action,
  response: z.array(Webhook),
});

/** Fails with `webhooks.bad_url`, `webhooks.kind_foreign` and 409 `webhooks.too_many` (connecting-9). */
export const makeWebhook = endpoint('POST /api/connections/webhooks/', {
  summary: 'Add a webhook, whose secret is shown once',
  tag,
  guarded: true,
  action,
  idempotent: true,
  needsConfirmation: true,
  status: 201,
  body: z.object({ url: Address, kinds: Kinds }),
  response: MadeWebhook,
});

/** 404 for somebody else's, as in all calls of one webhook. */
export const rotateWebhookSecret = endpoint('POST /api/connections/webhooks/{id}/rotation/', {
  summary: 'Replace the secret of a webhook',
  tag,
  guarded: true,
  action,
  idempotent: true,
  needsConfirmation: true,
  status: 201,
  params: IdParams,
  body: Overlap,
  response: MadeWebhook,
});

/**
 * What has waited meanwhile is sent when it is turned on again, and to a new address at once (connecting-17). The secret
 * stays. Fails with `webhooks.bad_url` and `webhooks.kind_foreign`; a new address asks for a confirmation (people-11).
 */
export const changeWebhook = endpoint('PATCH /api/connections/webhooks/{id}/', {
  summary: 'Change the address or the events of a webhook, or turn it on or off',
  tag,
  guarded: true,
  action,
  idempotent: true,
  needsConfirmation: ({ url }) => url !== undefined,
  params: IdParams,
  body: z.object({ enabled: z.boolean().optional(), url: Address.optional(), kinds: Kinds.optional() }),
  response: Webhook,
});

/** Guarded, because the messages that wait are lost; revoking a key only ends access (accounts-33). */
export const removeWebhook = endpoint('DELETE /api/connections/webhooks/{id}/', {
  summary: 'Remove a webhook with its log',
  tag,
  guarded: true,
  action,
  status: 204,
  params: IdParams,
});

const WebhookDelivery = z.object({
  id: z.int(),
  message_id: z.string().meta({ description: 'The header webhook-id, the same in every attempt' }),
  kind: z.string(),
  body: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  created_at: Moment,
  attempted_at: Moment.nullable(),
  next_attempt_at: Moment.nullable(),
  status: z.int().nullable().meta({ description: 'The HTTP status of the last attempt' }),
  failure: z.enum(SEND_FAILURES).nullable(),
  answer: z.string().nullable().meta({ description: 'The beginning of the last answer' }),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** The newest 50, for 30 days (connecting-15). */
export const webhookDeliveries = endpoint('GET /api/connections/webhooks/{id}/deliveries/', {
  summary: 'Read what was sent to a webhook, newest first',
  tag,
  action,
  params: IdParams,
  response: z.array(WebhookDelivery),
});

/** Fails with 409 `webhooks.disabled`. */
export const testWebhook = endpoint('POST /api/connections/webhooks/{id}/test/', {
  summary: 'Send a test event to a webhook',
  tag,
  action,
  idempotent: true,
  status: 201,
  params: IdParams,
  response: WebhookDelivery,
});

/** With the same `webhook-id`. Fails with 409 `webhooks.disabled` and `webhooks.waiting`. */
export const resendDelivery = endpoint('POST /api/connections/deliveries/{id}/resend/', {
  summary: 'Send a message of a webhook again',
  tag,
  action,
  idempotent: true,
  status: 201,
  params: IdParams,
  response: WebhookDelivery,
});
