import type {
  changeWebhook,
  MadeWebhook,
  makeWebhook,
  Webhook,
  WebhookDelivery,
} from '../../../contract/connections.ts';
import type { AuditedAction } from '../../../contract/constants/audit.ts';
import {
  MAX_WEBHOOKS,
  TEST_KIND,
  type WebhookKind,
  webhookKindsOf,
} from '../../../contract/constants/connections.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { publicUrl } from '../../infra/public-fetch.ts';
import { recordAudit } from '../audit/service.ts';
import { newMessageId } from './event-service.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { newWebhookSecret, sealSecret } from './secret-service.ts';
import {
  countWebhooks,
  deleteWebhook,
  deliveriesOf,
  deliveryOf,
  insertDelivery,
  insertWebhook,
  replaceSecret,
  sendAgain,
  sendAtOnce,
  setDisabled,
  updateWebhook,
  webhookOf,
  webhooksOf,
} from './webhook-queries.ts';

type Settings = Pick<Deps, 'config'>;

export async function listWebhooks(db: Db, actor: Actor): Promise<Webhook[]> {
  return (await webhooksOf(db, actor)).map(presentWebhook);
}

/** Fails with `webhooks.bad_url`, `webhooks.kind_foreign` and `webhooks.too_many` (connecting-9). */
export async function addWebhook(
  tx: Tx,
  settings: Settings,
  actor: Actor,
  typed: BodyOf<typeof makeWebhook>,
): Promise<MadeWebhook> {
  const url = addressFrom(settings, typed.url);
  const kinds = kindsFrom(actor, typed.kinds);
  await lockUserRow(tx, actor.id);
  if ((await countWebhooks(tx, actor)) >= MAX_WEBHOOKS) fail('webhooks.too_many', { limit: MAX_WEBHOOKS });
  const secret = newWebhookSecret();
  const id = await insertWebhook(tx, actor, {
    url,
    kinds,
    secret: sealSecret(settings.config.jwtSecrets, secret),
  });
  await auditWebhook(tx, actor, 'webhooks.made', id);
  return { webhook: await readWebhook(tx, actor, id), secret };
}

/** Fails with `request.not_found` for somebody else's (connecting-12). */
export async function rotateSecret(
  tx: Tx,
  { config }: Settings,
  actor: Actor,
  { id, hours }: { id: number; hours: number },
): Promise<MadeWebhook> {
  const secret = newWebhookSecret();
  const sealed = sealSecret(config.jwtSecrets, secret);
  if (!(await replaceSecret(tx, actor, id, { secret: sealed, hours }))) fail('request.not_found');
  await auditWebhook(tx, actor, 'webhooks.rotated', id);
  return { webhook: await readWebhook(tx, actor, id), secret };
}

/** Fails like `changeWebhook`, and with `request.not_found` for somebody else's. */
export async function editWebhook(
  tx: Tx,
  settings: Settings,
  actor: Actor,
  { id, enabled, url, kinds }: { id: number } & BodyOf<typeof changeWebhook>,
): Promise<Webhook> {
  const before = (await webhookOf(tx, actor, id)) ?? fail('request.not_found');
  const change = {
    url: url === undefined ? before.url : addressFrom(settings, url),
    kinds: kinds ? kindsFrom(actor, kinds) : before.kinds,
  };
  const isMoved = change.url !== before.url;
  if (isMoved || change.kinds.join() !== before.kinds.join()) {
    await updateWebhook(tx, actor, id, change);
    // The host alone: an address may have a secret in its path.
    const data = { host: new URL(change.url).host, kinds: change.kinds.join(' ') };
    await recordAudit(tx, actor, { action: 'webhooks.changed', subject: { kind: 'webhook', id }, data });
  }
  if (enabled !== undefined) {
    await setDisabled(tx, actor, id, enabled ? null : 'OWNER');
    await auditWebhook(tx, actor, enabled ? 'webhooks.enabled' : 'webhooks.disabled', id);
  }
  if (enabled || isMoved) await sendAtOnce(tx, id);
  return readWebhook(tx, actor, id);
}

function addressFrom({ config }: Settings, url: string): string {
  return (publicUrl(url, config.loopbackRequests) ?? fail('webhooks.bad_url')).href;
}

function kindsFrom({ role }: Actor, kinds: readonly WebhookKind[]): WebhookKind[] {
  const offered = webhookKindsOf(role);
  if (kinds.some((kind) => !offered.includes(kind))) fail('webhooks.kind_foreign');
  return [...new Set(kinds)];
}

/** Fails with `request.not_found` for somebody else's. */
export async function dropWebhook(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await deleteWebhook(tx, actor, id))) fail('request.not_found');
  await auditWebhook(tx, actor, 'webhooks.removed', id);
}

/** Fails with `request.not_found` for somebody else's (connecting-15). */
export async function listDeliveries(db: Db, actor: Actor, id: number): Promise<WebhookDelivery[]> {
  if (!(await webhookOf(db, actor, id))) fail('request.not_found');
  return (await deliveriesOf(db, id)).map(presentDelivery);
}

/** Fails with `request.not_found` for somebody else's and `webhooks.disabled` (connecting-16). */
export async function sendTest(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  actor: Actor,
  id: number,
): Promise<WebhookDelivery> {
  const webhook = (await webhookOf(tx, actor, id)) ?? fail('request.not_found');
  if (webhook.disabled !== null) fail('webhooks.disabled');
  const body = JSON.stringify({ type: TEST_KIND, timestamp: new Date().toISOString(), data: {} });
  const row = await insertDelivery(tx, {
    webhookId: id,
    messageId: newMessageId(),
    kind: TEST_KIND,
    body,
  });
  await jobs.send(tx, 'webhooks.send', { deliveryId: row.id });
  return presentDelivery(row);
}

/** Fails with `request.not_found` for somebody else's, `webhooks.disabled` and `webhooks.waiting` (connecting-16). */
export async function resend(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  actor: Actor,
  id: number,
): Promise<WebhookDelivery> {
  const { delivery, disabled } = (await deliveryOf(tx, actor, id)) ?? fail('request.not_found');
  if (disabled !== null) fail('webhooks.disabled');
  const isBeingSent = delivery.claimedUntil !== null && delivery.claimedUntil.getTime() > Date.now();
  if (delivery.state === 'WAITING' && (delivery.attempts === 0 || isBeingSent)) fail('webhooks.waiting');
  const row = await sendAgain(tx, id);
  await jobs.send(tx, 'webhooks.send', { deliveryId: id });
  return presentDelivery(row);
}

async function readWebhook(tx: Tx, actor: Actor, id: number): Promise<Webhook> {
  return presentWebhook((await webhookOf(tx, actor, id)) ?? fail('request.not_found'));
}

function auditWebhook(tx: Tx, actor: Actor, action: AuditedAction, id: number): Promise<void> {
  return recordAudit(tx, actor, { action, subject: { kind: 'webhook', id } });
}
