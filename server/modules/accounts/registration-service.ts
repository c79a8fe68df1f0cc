import type { z } from 'zod';
import { currentLocale } from '#words';
import type { register } from '../../../contract/accounts.ts';
import { errorSentence } from '../../../contract/errors.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { failFields } from '../../fail.ts';
import { readPhoneNumber } from '../../infra/phone-numbers.ts';
import { greetNewAccount } from './email-service.ts';
import { weaknessOf } from './passwords/strength.ts';
import { PHONE_COUNTRIES, PHONE_ERRORS } from './phone-numbers.ts';
import { presentSignedIn } from './present.ts';
import { insertUser } from './queries.ts';
import { rememberDevice } from './sessions/known-device-service.ts';
import { openSession, type Visitor } from './sessions/service.ts';
import { mapUniqueViolation, refuseTakenNames } from './taken-names-service.ts';

export interface NewAccount {
  username: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
}

/** Called before the transaction, because hashing is slow. Fails on the fields. */
export async function prepareAccount(
  deps: Pick<Deps, 'passwords'>,
  form: z.output<typeof register.body>,
): Promise<NewAccount> {
  const { username, email } = form;
  const phoneNumber = await readPhoneNumber(form.phone_number, PHONE_COUNTRIES[form.location]);
  const weakness = await weaknessOf(deps.passwords, form.password, { username, email, phoneNumber });
  if (phoneNumber === null || weakness) {
    failFields({
      ...(phoneNumber === null ? { phone_number: [errorSentence(PHONE_ERRORS[form.location])] } : {}),
      ...(weakness ? { password: [errorSentence(`accounts.password_${weakness}`)] } : {}),
    });
  }
  return { username, email, phoneNumber, passwordHash: await deps.passwords.hash(form.password) };
}

/** Creates a customer with a session (accounts-4). Fails on taken `username` and `email`. */
export async function registerCustomer(tx: Tx, deps: Deps, account: NewAccount, visitor: Visitor) {
  await refuseTakenNames(tx, account);
  const user = await mapUniqueViolation(() =>
    insertUser(tx, { ...account, userType: 'customer', locale: currentLocale() }),
  );
  await greetNewAccount(tx, deps, user);
  const { deviceToken } = await rememberDevice(tx, user.id, visitor.deviceToken);
  const signedIn = presentSignedIn(user, await openSession(tx, deps, user, visitor.device), deps.links);
  return { signedIn, deviceToken };
}
