import type { Db, Tx } from '../../../db/client.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { accountsOfDevice, isDeviceOf, upsertDevice } from './queries.ts';

export interface RememberedDevice {
  deviceToken: string;
  isNew: boolean;
}

/** Remembers the device of a sign-in. Foreign tokens are replaced, so that nobody can plant one. */
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

/** Null unless the device has signed in to the account with this e-mail before. */
export async function knownDeviceKey(
  db: Db,
  email: string,
  sentToken: string | undefined,
): Promise<Buffer | null> {
  if (sentToken === undefined) return null;
  const key = fingerprint(sentToken);
  return (await isDeviceOf(db, email, key)) ? key : null;
}
