import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { currentLocale } from '#words';
import { GUARD_HOURS } from '../../../../contract/constants/messages.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { PhoneOutcome, registerByPhone } from '../../../../contract/phone-sign-in.ts';
import type { SentPhoneCode } from '../../../../contract/phones.ts';
import type { Role } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { readMobileNumber } from '../../../infra/phone-numbers.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { fingerprint } from '../../../infra/secret-tokens.ts';
import { sendCode, spendCode } from '../../phones/service.ts';
import { presentSignedIn } from '../present.ts';
import { lockUser, userById } from '../queries.ts';
import { askForSecondFactor } from '../second-factor/gate-service.ts';
import { rememberDevice } from '../sessions/known-device-service.ts';
import { admit, openSession, type Visitor, welcome } from '../sessions/service.ts';
import { usernamesLike } from '../social/queries.ts';
import { createByNumber, placeholderAddress } from './account-service.ts';
import { ownerOfPhone } from './queries.ts';

/** Staff and brands need more than a code (accounts-25). */
const ROLES_BY_PHONE: readonly Role[] = ['customer', 'tailor'];

const TICKET_TTL_MS = 15 * 60_000;
const GUARD_MS = GUARD_HOURS * 3_600_000;

const Ticket = z.object({ phone: z.string(), until: z.int() });

export function maySignInByPhone(role: Role): boolean {
  return ROLES_BY_PHONE.includes(role);
}

/** A device that asks for codes, by the secret in its cookie. */
interface PhoneVisitor extends Visitor {
  device: string;
  phoneDevice: string | undefined;
}

/** Fails like `sendSignInCode`, and does the same whether or not an account has the number (accounts-26). */
export async function sendSignInCode(
  tx: Tx,
  deps: Deps,
  typed: string,
  { phoneDevice, neighbour, deviceToken }: PhoneVisitor,
): Promise<SentPhoneCode> {
  const phone = await readMobileNumber(typed);
  const owner = await ownerOfPhone(tx, phone ?? '', deviceToken ? fingerprint(deviceToken) : null);
  return sendCode(
    tx,
    deps,
    { actor: null, device: phoneDevice },
    {
      phone: typed,
      neighbour,
      purpose: 'sign_in',
      isKnownDevice: owner?.isKnownDevice ?? false,
      ownerId: owner?.userId,
    },
  );
}

interface Signed {
  outcome: PhoneOutcome;
  deviceToken?: string;
}

/** Uses the code up; who has the number. Fails like `signInByPhone`. */
export async function spendSignInCode(
  deps: Deps,
  typed: { phone: string; code: string },
  { phoneDevice }: PhoneVisitor,
): Promise<string> {
  return spendCode(deps, { actor: null, device: phoneDevice }, typed, 'sign_in');
}

/** Signs in who has proven the number, or lets them make an account. */
export async function signInWithNumber(
  tx: Tx,
  deps: Deps,
  phone: string,
  visitor: PhoneVisitor,
): Promise<Signed> {
  const owner = await ownerOfPhone(tx, phone);
  if (!owner) {
    const until = Date.now() + TICKET_TTL_MS;
    const ticket = sealerOf(deps).seal(JSON.stringify({ phone, until })).toString('base64url');
    return { outcome: { outcome: 'register', username: await freeName(tx), ticket } };
  }
  await lockUser(tx, owner.userId);
  const user = (await userById(tx, owner.userId)) ?? fail('phones.code_wrong');
  // The number may have moved to another account meanwhile.
  if ((await ownerOfPhone(tx, phone))?.userId !== user.id) fail('phones.code_wrong');
  if (!maySignInByPhone(user.userType)) {
    deps.securityLog.record('sign_in_failed', { accountId: user.id, address: visitor.address });
    fail('accounts.code_not_enough');
  }
  await askForSecondFactor(tx, deps, user);
  const admitted = await admit(tx, deps, user, visitor, { guardedUntil: new Date(Date.now() + GUARD_MS) });
  const { signedIn, deviceToken } = welcome(deps, user, admitted, visitor);
  return { outcome: { outcome: 'signed_in', session: signedIn }, deviceToken };
}

/** Makes a customer without password and mailbox. Fails like `registerByPhone`. */
export async function registerByNumber(
  tx: Tx,
  deps: Deps,
  { ticket, username, first_name }: BodyOf<typeof registerByPhone>,
  visitor: Visitor,
) {
  const phone = phoneIn(deps, ticket) ?? fail('accounts.phone_ticket_invalid');
  const user = await createByNumber(
    tx,
    {
      username,
      email: placeholderAddress(),
      firstName: first_name ?? null,
      userType: 'customer',
      locale: currentLocale(),
    },
    phone,
  );
  const { deviceToken } = await rememberDevice(tx, user.id, visitor.deviceToken);
  const tokens = await openSession(tx, deps, user, visitor.device);
  return { signedIn: presentSignedIn(user, tokens, deps.links), deviceToken };
}

/** Names by number do not say how many customers there are. */
async function freeName(db: Db | Tx): Promise<string> {
  for (;;) {
    const name = `customer${randomInt(100_000, 1_000_000)}`;
    if (!(await usernamesLike(db, name)).has(name)) return name;
  }
}

function phoneIn(deps: Deps, ticket: string): string | undefined {
  try {
    const { phone, until } = Ticket.parse(
      JSON.parse(sealerOf(deps).unseal(Buffer.from(ticket, 'base64url'))),
    );
    return until > Date.now() ? phone : undefined;
  } catch {
    return undefined;
  }
}

function sealerOf({ config }: Pick<Deps, 'config'>): Sealer {
  return new Sealer(config.jwtSecrets, 'tickets of proven phones');
}
