import type { ApiKey, MadeKey, makeApiKey } from '../../../contract/connections.ts';
import type { AuditedAction } from '../../../contract/constants/audit.ts';
import { MAX_KEYS, scopesOf } from '../../../contract/constants/connections.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { newApiKey } from '../../infra/api-keys.ts';
import { recordAudit } from '../audit/service.ts';
import { countKeys, insertKey, keyOf, keysOf, markRevoked, replaceKey } from './key-queries.ts';
import { presentKey } from './present.ts';

export async function listKeys(db: Db, actor: Actor): Promise<ApiKey[]> {
  return (await keysOf(db, actor)).map(presentKey);
}

/** Fails with `keys.scope_foreign` and `keys.too_many` (connecting-2, connecting-4). */
export async function makeKey(
  tx: Tx,
  actor: Actor,
  { name, scopes, days }: BodyOf<typeof makeApiKey>,
): Promise<MadeKey> {
  const offered = scopesOf(actor.role);
  if (scopes.some((scope) => !offered.includes(scope))) fail('keys.scope_foreign');
  await lockUserRow(tx, actor.id);
  if ((await countKeys(tx, actor)) >= MAX_KEYS) fail('keys.too_many', { limit: MAX_KEYS });
  const { secret, prefix, hash } = newApiKey();
  const id = await insertKey(tx, actor, { name, scopes: [...new Set(scopes)], days, prefix, hash });
  await auditKey(tx, actor, 'keys.made', id);
  return madeKey(tx, actor, id, secret);
}

/** Fails with `request.not_found` for somebody else's (connecting-6). */
export async function rotateKey(tx: Tx, actor: Actor, id: number, hours: number): Promise<MadeKey> {
  const { secret, prefix, hash } = newApiKey();
  if (!(await replaceKey(tx, actor, id, { prefix, hash, hours }))) fail('request.not_found');
  await auditKey(tx, actor, 'keys.rotated', id);
  return madeKey(tx, actor, id, secret);
}

/** Fails with `request.not_found` for somebody else's. */
export async function revokeKey(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await markRevoked(tx, actor, id))) fail('request.not_found');
  await auditKey(tx, actor, 'keys.revoked', id);
}

async function madeKey(tx: Tx, actor: Actor, id: number, secret: string): Promise<MadeKey> {
  const row = (await keyOf(tx, actor, id)) ?? fail('request.not_found');
  return { key: presentKey(row), secret };
}

function auditKey(tx: Tx, actor: Actor, action: AuditedAction, id: number): Promise<void> {
  return recordAudit(tx, actor, { action, subject: { kind: 'api-key', id } });
}
