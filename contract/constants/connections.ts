import type { Role } from '../roles.ts';

/** What an API key may do (connections are those of docs/product/connecting.md). */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'returns:read',
  'earnings:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Who may make keys and webhooks, and with which scopes (connecting-2). */
const SCOPES_OF_ROLE: Partial<Record<Role, readonly ApiScope[]>> = {
  tailor: ['orders:read', 'orders:write', 'earnings:read'],
  brand: API_SCOPES,
  admin: ['orders:read', 'orders:write', 'products:read', 'products:write', 'returns:read'],
};

export function scopesOf(role: Role): readonly ApiScope[] {
  return SCOPES_OF_ROLE[role] ?? [];
}

export const WEBHOOK_KINDS = [
  'order.placed',
  'order.status_changed',
  'parcel.shipped',
  'parcel.delivered',
  'return.requested',
  'return.received',
  'stock.low',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Sent by a press, to whatever kinds an endpoint listens. */
export const TEST_KIND = 'webhook.test';

const WITHOUT_GOODS: readonly WebhookKind[] = [
  'order.placed',
  'order.status_changed',
  'parcel.shipped',
  'parcel.delivered',
];

/** A tailor has neither stock nor returns of goods. */
export function webhookKindsOf(role: Role): readonly WebhookKind[] {
  return role === 'tailor' ? WITHOUT_GOODS : WEBHOOK_KINDS;
}

export const MAX_KEYS = 20;
export const MAX_WEBHOOKS = 10;
export const KEY_NAME_MAX_LENGTH = 60;
export const WEBHOOK_URL_MAX_LENGTH = 500;
export const KEY_DAYS = [30, 90, 365] as const;
/** Hours for which the secret before a rotation still works. */
export const OVERLAP_HOURS = [0, 1, 24, 168] as const;
/** The newest deliveries of a webhook that its log shows. */
export const SHOWN_DELIVERIES = 50;

/** `OWNER`: switched off; `FAILING`: no delivery succeeded for days; `GONE`: it answered 410. */
export const DISABLED_REASONS = ['OWNER', 'FAILING', 'GONE'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;

/** Why there was no answer. */
export const SEND_FAILURES = [
  'bad_url',
  'not_public',
  'unresolved',
  'unreachable',
  'tls',
  'timeout',
  'aborted',
  'secret_lost',
] as const;
export type SendFailure = (typeof SEND_FAILURES)[number];
