import type { z } from 'zod';
import type { register } from '../../../contract/accounts.ts';
import { type ErrorCode, errorSentence } from '../../../contract/errors.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failFields } from '../../fail.ts';
import { weaknessOf } from './common-passwords.ts';
import { welcomeMail } from './mails.ts';
import { PHONE_ERRORS, readPhoneNumber } from './phone-numbers.ts';
import { presentSignedIn } from './present.ts';
import { insertUser, type Names, nameTakenMeanwhile, takenNames } from './queries.ts';
import { openSession } from './session-service.ts';

const TAKEN = {
  username: 'accounts.username_taken',
  email: 'accounts.email_taken',
} as const satisfies Record<keyof Names, ErrorCode>;

/** A registration whose number is read and whose password is hashed. */
export interface NewAccount {
  username: string;
  email: string;
  /** E.164. */
  phoneNumber: string;
  passwordHash: string;
}

/** Reads the number and hashes the password, outside of any transaction: hashing takes its time. Fails on the fields. */
export async function prepareAccount(
  deps: Pick<Deps, 'passwords'>,
  form: z.output<typeof register.body>,
): Promise<NewAccount> {
  const { username, email } = form;
  const phoneNumber = await readPhoneNumber(form.phone_number, form.location);
  const weakness = await weaknessOf(form.password, { username, email, phoneNumber });
  if (phoneNumber === null || weakness) {
    failFields({
      ...(phoneNumber === null ? { phone_number: [errorSentence(PHONE_ERRORS[form.location])] } : {}),
      ...(weakness ? { password: [errorSentence(`accounts.password_${weakness}`)] } : {}),
    });
  }
  return { username, email, phoneNumber, passwordHash: await deps.passwords.hash(form.password) };
}

/** Makes a customer and signs the device in (S1 §7). Fails on `username` and `email` when somebody has them. */
export async function registerCustomer(tx: Tx, deps: Deps, account: NewAccount, device: string) {
  await refuseTakenNames(tx, account);
  const user = await orTakenMeanwhile(() => insertUser(tx, { ...account, userType: 'customer' }));
  await assumeProven(tx, deps, user.email);
  await deps.outbox.post(tx, welcomeMail(deps.config, user));
  return presentSignedIn(user, await openSession(tx, deps, user, device), deps.links);
}

/** Counts a new address as proven as long as registering mails no link that proves it. */
export function assumeProven(tx: Tx, { outbox }: Pick<Deps, 'outbox'>, email: string): Promise<void> {
  return outbox.markProven(tx, email);
}

/** Fails on every name that another account has. `except`: the account that asks. */
export async function refuseTakenNames(tx: Tx, names: Names, except?: number): Promise<void> {
  const taken = await takenNames(tx, names, except);
  if (taken.length > 0)
    failFields(Object.fromEntries(taken.map((name) => [name, [errorSentence(TAKEN[name])]])));
}

/** Runs a write of names; fails on the one that another account took at the same moment. */
export async function orTakenMeanwhile<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    const name = nameTakenMeanwhile(error);
    if (name) fail(TAKEN[name]);
    throw error;
  }
}
