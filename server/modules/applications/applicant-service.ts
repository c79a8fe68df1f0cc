import { errorSentence } from '../../../contract/errors.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail, failFields, failOn } from '../../fail.ts';
import { readMobileNumber, readPhoneNumber } from '../../infra/phone-numbers.ts';
import { isPhoneTaken, placeholderAddress } from '../accounts/phone/account-service.ts';
import { emailOf, isAddressTaken } from '../accounts/staff/invitation-service.ts';
import { type PhoneCaller, readProof } from '../phones/service.ts';
import type { Applicant } from './queries.ts';

/** A number is proven while the form is filled in. */
const PROOF_DAYS = 1;

/**
 * Who applies: by an address, or by a number that the caller has proven (tailors-34). Fails on `phone`, and with
 * `applications.own_address`: a customer needs another account for the workshop.
 */
export async function readApplicant(
  db: Db,
  caller: PhoneCaller,
  { email, phone: typed }: { email?: string | undefined; phone: string },
): Promise<Applicant> {
  if (email !== undefined) {
    const phone = await readApplicantPhone(typed);
    if (caller.actor && (await emailOf(db, caller.actor.id)) === email) fail('applications.own_address');
    return { email, phone };
  }
  const phone = (await readMobileNumber(typed)) ?? failOn('phone', 'phones.not_mobile');
  const provenAt = await readProof(db, caller, phone, PROOF_DAYS);
  return provenAt ? { email: placeholderAddress(), phone } : failOn('phone', 'phones.not_proven');
}

/** Assumes a Pakistani number. Fails on `phone`. */
export async function readApplicantPhone(typed: string): Promise<string> {
  const phone = await readPhoneNumber(typed, 'PK');
  return phone ?? failFields({ phone: [errorSentence('accounts.phone_not_local')] });
}

/** Whether the address has an account, or the number of who has none. */
export async function hasAccount(db: Db | Tx, { email, phone }: Applicant): Promise<boolean> {
  return isNobodysAddress(email) ? isPhoneTaken(db, phone) : isAddressTaken(db, email);
}
