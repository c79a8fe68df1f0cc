import type { Db, Tx } from '../../db/client.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { accountsOfDevice, isDeviceOf, upsertDevice } from './known-device-queries.ts';

/** How a device is recognised after its first sign-in. */
export interface RememberedDevice {
  /** Secret that the device keeps in a cookie. */
  deviceToken: string;
  /** Whether the account has never been signed in to from it. */
  isNew: boolean;
}

/**
 * Remembers the device that signs in to an account. A token that the device sends is kept only if we issued it, so that
 * nobody can plant a token on somebody else's device.
 */
export async function rememberDevice(
  tx: Tx,
  userId: number,
  sentToken: string | undefined,
): Promise<RememberedDevice> {
  const accounts = sentToken === undefined ? [] : await accountsOfDevice(tx, fingerprint(sentToken));
  const deviceToken = sentToken !== undefined && accounts.length > 0 ? sentToken : newSecret();
  await upsertDevice(tx, userId, fingerprint(deviceToken));
  return { deviceToken, isNew: !accounts.includes(userId) };
}

/** The fingerprint of a device from which the account with this e-mail has been signed in to; else null. */
export async function knownDeviceKey(
  db: Db,
  email: string,
  sentToken: string | undefined,
): Promise<Buffer | null> {
  if (sentToken === undefined) return null;
  const key = fingerprint(sentToken);
  return (await isDeviceOf(db, email, key)) ? key : null;
}
