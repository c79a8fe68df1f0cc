import { type ErrorCode, errorSentence } from '../../../contract/errors.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Tx } from '../../db/client.ts';
import { fail, failFields } from '../../fail.ts';
import { type Names, takenNameOf, takenNames } from './queries.ts';

const TAKEN_CODES = {
  username: 'accounts.username_taken',
  email: 'accounts.email_taken',
} as const satisfies Record<keyof Names, ErrorCode>;

/** Fails on each taken name, and on reserved addresses (people-4). `except`: the account that asks. */
export async function refuseTakenNames(tx: Tx, names: Names, except?: number): Promise<void> {
  const taken = new Set(await takenNames(tx, names, except));
  if (names.email && isNobodysAddress(names.email)) taken.add('email');
  if (taken.size > 0)
    failFields(Object.fromEntries([...taken].map((name) => [name, [errorSentence(TAKEN_CODES[name])]])));
}

/** Fails on the field that was taken concurrently. */
export async function mapUniqueViolation<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    const name = takenNameOf(error);
    if (name) fail(TAKEN_CODES[name]);
    throw error;
  }
}
