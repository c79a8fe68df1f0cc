import type { ApiKey, Webhook, WebhookDelivery } from '../../../contract/connections.ts';
import type { KeyRow } from './key-queries.ts';
import type { DeliveryRow, WebhookRow } from './webhook-queries.ts';

export function presentKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    owner: row.owner,
    created_at: row.createdAt.toISOString(),
    expires_at: momentOf(row.expiresAt),
    last_used_on: row.lastUsedOn,
    previous_until: momentOf(row.previousUntil),
  };
}

export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    kinds: row.kinds,
    owner: row.owner,
    created_at: row.createdAt.toISOString(),
    previous_until: momentOf(row.previousUntil),
    failing_since: momentOf(row.failingSince),
    held_until: momentOf(row.heldUntil),
    disabled: row.disabled,
    waiting: row.waiting,
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    message_id: row.messageId,
    kind: row.kind,
    body: row.body,
    state: row.state,
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    attempted_at: momentOf(row.attemptedAt),
    next_attempt_at: row.state === 'WAITING' ? row.dueAt.toISOString() : null,
    status: row.status,
    failure: row.failure,
    answer: row.answer,
  };
}

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
