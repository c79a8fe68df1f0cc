import { randomUUID } from 'node:crypto';
import { NOBODYS_DOMAIN } from '../../../../contract/nobodys-address.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import { insertProven } from '../../../infra/mail/proven-addresses.ts';
import { sendNewsTo } from '../../phones/channel-service.ts';
import { noteProof } from '../../phones/service.ts';
import { insertUser, type UserRow } from '../queries.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';
import { ownerOfPhone, phoneOf, writePhone } from './queries.ts';

/** A new placeholder for who has no mailbox (accounts-29). */
export function placeholderAddress(): string {
  return `phone-${randomUUID()}${NOBODYS_DOMAIN}`;
}

/** Whether the number signs in to an account. */
export async function isPhoneTaken(db: Db | Tx, phone: string): Promise<boolean> {
  return (await ownerOfPhone(db, phone)) !== undefined;
}

/** The number that signs in to the account. */
export async function signInPhoneOf(db: Db | Tx, userId: number): Promise<string | undefined> {
  return (await phoneOf(db, userId))?.phone;
}

/**
 * Creates an account without password and mailbox, into which the proven number signs in. The placeholder of the
 * address counts as proven, because the phone is: nothing else would have to be asked in each place that trusts proven
 * accounts only. Fails with `accounts.phone_taken`, and on a taken `username`.
 */
export async function createByNumber(
  tx: Tx,
  user: Parameters<typeof insertUser>[1],
  phone: string,
): Promise<UserRow> {
  if (await isPhoneTaken(tx, phone)) fail('accounts.phone_taken');
  await refuseTakenNames(tx, { username: user.username });
  const created = await mapUniqueViolation(() => insertUser(tx, { ...user, phoneNumber: phone }));
  if (!(await writePhone(tx, created.id, phone))) fail('accounts.phone_taken');
  await insertProven(tx, [created.email]);
  await noteProof(tx, created.id, phone);
  await sendNewsTo(tx, created.id, phone);
  return created;
}
