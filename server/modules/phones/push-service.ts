import { createECDH } from 'node:crypto';
import { MAX_PUSH_DEVICES } from '../../../contract/constants/messages.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { addPushDevice, PushDevices } from '../../../contract/push-devices.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { isPushEndpoint } from '../../infra/messages/push-services.ts';
import { deleteDevice, devicesOf, lockDevices, ownerOf, writeDevice } from './push-queries.ts';

/** The browsers of the account that take web push, while they are signed in (messages-26). */
export async function listPushDevices(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  actor: Pick<Actor, 'id' | 'sessionId'>,
): Promise<PushDevices> {
  const devices = await devicesOf(db, actor.id);
  return {
    key: config.vapid?.publicKey ?? null,
    results: devices.map(({ id, device, sessionId, createdAt, lastSentAt }) => ({
      ...{ id, device, current: sessionId === actor.sessionId },
      added_at: createdAt.toISOString(),
      last_sent_at: lastSentAt?.toISOString() ?? null,
    })),
  };
}

/** Fails like `addPushDevice`. */
export function addDevice(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Pick<Actor, 'id' | 'sessionId'>,
  { endpoint, keys }: BodyOf<typeof addPushDevice>,
): Promise<PushDevices> {
  if (!deps.config.vapid) fail('push.off');
  if (!isPushEndpoint(endpoint)) failOn('endpoint', 'push.unknown_service');
  const publicKey = Buffer.from(keys.p256dh, 'base64url');
  const authSecret = Buffer.from(keys.auth, 'base64url');
  if (!isPublicKey(publicKey)) failOn('endpoint', 'push.invalid_subscription');
  return deps.db.transaction(async (tx) => {
    await lockDevices(tx, actor.id);
    const before = await ownerOf(tx, endpoint);
    // A browser keeps its keys when another account signs in; others who know only the address do not have them.
    if (before && !before.authSecret.equals(authSecret)) failOn('endpoint', 'push.invalid_subscription');
    const others = (await devicesOf(tx, actor.id)).filter(
      ({ id, sessionId }) => id !== before?.id && sessionId !== actor.sessionId,
    );
    if (others.length >= MAX_PUSH_DEVICES) fail('push.too_many', { most: String(MAX_PUSH_DEVICES) });
    await writeDevice(tx, actor, { endpoint, publicKey, authSecret });
    return listPushDevices(tx, deps, actor);
  });
}

/** Fails with `request.not_found` for another account's device. What waits for the last one goes by mail. */
export function removeDevice(
  { db, messages }: Pick<Deps, 'db' | 'messages'>,
  actor: Pick<Actor, 'id'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockDevices(tx, actor.id);
    if (!(await deleteDevice(tx, actor.id, id))) fail('request.not_found');
    if ((await devicesOf(tx, actor.id)).length === 0) await messages.mailWaiting(tx, { userId: actor.id });
  });
}

/** A point that is not on the curve could not be encrypted for. */
function isPublicKey(point: Buffer): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(point);
    return point[0] === 4;
  } catch {
    return false;
  }
}
