import type { MadeKey, MadeWebhook } from '../../../contract/connections.ts';
import type { ApiScope, WebhookKind } from '../../../contract/constants/connections.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEYS = ['api-keys'];
const WEBHOOKS = ['webhooks'];

export const keysQuery = definePersonalQuery({
  queryKey: KEYS,
  queryFn: ({ signal }) => call('GET /api/connections/keys/', { signal }),
});

export const webhooksQuery = definePersonalQuery({
  queryKey: WEBHOOKS,
  queryFn: ({ signal }) => call('GET /api/connections/webhooks/', { signal }),
});

const deliveriesKey = (id: number) => ['webhook-deliveries', id];

export const deliveriesQuery = (id: number) =>
  definePersonalQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/connections/webhooks/{id}/deliveries/', { params: { id }, signal }),
  });

/** Throws CallError, like all calls here. */
export async function makeKey(
  body: { name: string; scopes: ApiScope[]; days: 30 | 90 | 365 | null },
  idempotencyKey: string,
): Promise<MadeKey> {
  return refreshed(KEYS, await call('POST /api/connections/keys/', { body, idempotencyKey }));
}

export type Hours = 0 | 1 | 24 | 168;

export async function rotateKey(id: number, hours: Hours, idempotencyKey: string): Promise<MadeKey> {
  const input = { params: { id }, body: { hours }, idempotencyKey };
  return refreshed(KEYS, await call('POST /api/connections/keys/{id}/rotation/', input));
}

export async function revokeKey(id: number): Promise<void> {
  await call('DELETE /api/connections/keys/{id}/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: KEYS });
}

export async function makeWebhook(
  body: { url: string; kinds: WebhookKind[] },
  idempotencyKey: string,
): Promise<MadeWebhook> {
  return refreshed(WEBHOOKS, await call('POST /api/connections/webhooks/', { body, idempotencyKey }));
}

export async function rotateSecret(id: number, hours: Hours, idempotencyKey: string): Promise<MadeWebhook> {
  const input = { params: { id }, body: { hours }, idempotencyKey };
  return refreshed(WEBHOOKS, await call('POST /api/connections/webhooks/{id}/rotation/', input));
}

export async function changeWebhook(
  id: number,
  body: { enabled?: boolean; url?: string; kinds?: WebhookKind[] },
  idempotencyKey: string,
): Promise<void> {
  await call('PATCH /api/connections/webhooks/{id}/', { params: { id }, body, idempotencyKey });
  await refreshWebhook(id);
}

export async function removeWebhook(id: number): Promise<void> {
  await call('DELETE /api/connections/webhooks/{id}/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: WEBHOOKS });
}

export async function sendTest(id: number, idempotencyKey: string): Promise<void> {
  await call('POST /api/connections/webhooks/{id}/test/', { params: { id }, idempotencyKey });
  await refreshWebhook(id);
}

export async function resendDelivery(
  { id, webhook }: { id: number; webhook: number },
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/connections/deliveries/{id}/resend/', { params: { id }, idempotencyKey });
  await refreshWebhook(webhook);
}

export async function refreshWebhook(id: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: WEBHOOKS });
  await queryClient.invalidateQueries({ queryKey: deliveriesKey(id) });
}

async function refreshed<Made>(queryKey: string[], made: Made): Promise<Made> {
  await queryClient.invalidateQueries({ queryKey });
  return made;
}
