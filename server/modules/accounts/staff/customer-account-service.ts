import { randomUUID } from 'node:crypto';
import { NOBODYS_DOMAIN } from '../../../../contract/nobodys-address.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { readPhoneNumber } from '../../../infra/phone-numbers.ts';
import { recordAudit } from '../../audit/service.ts';
import { greetNewAccount } from '../email-service.ts';
import { freeUsername, usernameBase } from '../free-username.ts';
import { insertUser } from '../queries.ts';
import { usernamesLike } from '../social/queries.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';

interface NewCustomer {
  first_name: string;
  last_name?: string | null | undefined;
  phone_number: string;
  email?: string | undefined;
}

/**
 * An account without a password for somebody who orders at the counter or on the telephone; an address is mailed the link
 * that confirms it (people-16). Fails on `phone_number` and on a taken `email`.
 */
export async function createCustomer(tx: Tx, deps: Deps, actor: Actor, form: NewCustomer): Promise<number> {
  const { first_name: firstName, last_name: lastName = null } = form;
  const phoneNumber = await readPhoneNumber(form.phone_number, 'PK');
  if (phoneNumber === null) fail('accounts.phone_not_local');
  const base = usernameBase([firstName, lastName].filter(Boolean).join('.'));
  const username = freeUsername(base, await usernamesLike(tx, base));
  await refuseTakenNames(tx, { username, email: form.email });
  const email = form.email ?? `customer-${randomUUID()}${NOBODYS_DOMAIN}`;
  const account = { username, email, phoneNumber, firstName, lastName, userType: 'customer' as const };
  const user = await mapUniqueViolation(() => insertUser(tx, account));
  if (form.email !== undefined) await greetNewAccount(tx, deps, user);
  await recordAudit(tx, actor, {
    action: 'customers.created',
    subject: { kind: 'account', id: user.id },
    userId: user.id,
    data: { email: form.email !== undefined },
  });
  return user.id;
}
