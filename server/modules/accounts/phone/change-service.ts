import { z } from 'zod';
import { inLocale, messageWords, responseWords } from '#words';
import type { BodyOf, ResponseOf } from '../../../../contract/endpoint.ts';
import { isNobodysAddress } from '../../../../contract/nobodys-address.ts';
import type { changeSignInPhone } from '../../../../contract/phone-sign-in.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { readMobileNumber } from '../../../infra/phone-numbers.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { moveNews } from '../../phones/channel-service.ts';
import { noteProof } from '../../phones/service.ts';
import { lockUser, type UserRow, updateUser, userById } from '../queries.ts';
import { confirmSession } from '../sessions/queries.ts';
import { requirePassword, type Visitor } from '../sessions/service.ts';
import { confirmPhoneMail, confirmSessionMail, phoneChangedMail } from '../sign-in-mails.ts';
import { confirmOwner } from '../sign-in-ways-service.ts';
import { spendOwnCode } from './own-code-service.ts';
import { hasJustProven, phoneOf, writePhone } from './queries.ts';
import { maySignInByPhone } from './sign-in-service.ts';

const CHANGE_TTL_MS = 24 * 3_600_000;
const CONFIRM_TTL_MS = 3_600_000;
const NOTICE_TTL_MS = 24 * 3_600_000;

const Change = z.object({ userId: z.int(), from: z.string(), to: z.string(), until: z.int() });
const Confirmation = z.object({ userId: z.int(), sessionId: z.int(), email: z.string(), until: z.int() });

type Changed = ResponseOf<typeof changeSignInPhone>;

/** Fails like `changeSignInPhone` (accounts-27). */
export async function changePhone(
  deps: Deps,
  actor: Actor,
  { phone: typed, old_code, current_password }: BodyOf<typeof changeSignInPhone>,
  visitor: Visitor,
): Promise<Changed> {
  const { db } = deps;
  if (!maySignInByPhone(actor.role)) fail('accounts.code_not_enough');
  const to = (await readMobileNumber(typed)) ?? failOn('phone', 'phones.not_mobile');
  if (!(await hasJustProven(db, actor.id, to))) failOn('phone', 'phones.not_proven');
  const from = (await phoneOf(db, actor.id))?.phone;
  if (from === to) return { phone: to, mailed_to: null };
  if (from === undefined) await confirmOwner(deps, actor, current_password, visitor);
  else if (old_code !== undefined) await spendOwnCode(deps, actor, old_code, 'accounts.old_code_wrong');
  else if (current_password === undefined) fail('accounts.old_code_needed');
  else return mailChange(deps, actor, { from, to }, current_password, visitor);
  await db.transaction((tx) => movePhone(tx, deps, { userId: actor.id, from, to }));
  deps.securityLog.record('way_added', { accountId: actor.id, way: 'phone' });
  return { phone: to, mailed_to: null };
}

/** For who has lost the old number: the password and the mailbox take its place. */
async function mailChange(
  deps: Deps,
  actor: Actor,
  { from, to }: { from: string; to: string },
  password: string,
  visitor: Visitor,
): Promise<Changed> {
  const user = await userWithMailbox(deps, actor);
  await requirePassword(deps, user, password, visitor);
  const change = { userId: user.id, from, to, until: Date.now() + CHANGE_TTL_MS };
  const token = sealedOf(deps, 'changes of a phone', change);
  await deps.db.transaction((tx) => deps.outbox.post(tx, confirmPhoneMail(deps.config, user, token)));
  return { phone: from, mailed_to: user.email };
}

/** Fails with `accounts.phone_link_invalid`, also once the number has changed, and with `accounts.phone_taken`. */
export async function completeChange(deps: Deps, token: string): Promise<{ detail: string }> {
  const change = opened(deps, 'changes of a phone', token, Change) ?? fail('accounts.phone_link_invalid');
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, change.userId);
    if (!user || (await phoneOf(tx, user.id))?.phone !== change.from) fail('accounts.phone_link_invalid');
    await movePhone(tx, deps, change);
  });
  deps.securityLog.record('way_added', { accountId: change.userId, way: 'phone' });
  return { detail: responseWords.phoneSignsIn({ phone: change.to }) };
}

/** The old number and the mailbox are told. */
async function movePhone(
  tx: Tx,
  deps: Deps,
  { userId, from, to }: { userId: number; from: string | undefined; to: string },
): Promise<void> {
  const user = (await lockUser(tx, userId)) ?? fail('session.invalid');
  if (!maySignInByPhone(user.userType)) fail('accounts.code_not_enough');
  if ((await phoneOf(tx, userId))?.phone !== from) fail('accounts.phone_link_invalid');
  if (!(await writePhone(tx, userId, to))) fail('accounts.phone_taken');
  await noteProof(tx, userId, to);
  if (user.phoneNumber === null || user.phoneNumber === from) {
    await updateUser(tx, userId, { phoneNumber: to });
  }
  await deps.outbox.post(tx, phoneChangedMail(deps.config, user, to));
  if (from === undefined) return;
  await moveNews(tx, userId, from, to);
  const { brandName: shop, support } = deps.config;
  await deps.messages.post(tx, {
    channel: 'sms',
    kind: 'accounts.phone-left',
    to: from,
    text: inLocale(user.locale, () => messageWords.phoneLeft({ shop, phone: support.phone })),
    userId,
    expiresAt: new Date(Date.now() + NOTICE_TTL_MS),
  });
}

/** Mails a link that confirms the session as the password does. Fails with `accounts.no_mailbox`. */
export async function mailConfirmation(deps: Deps, actor: Actor): Promise<{ detail: string }> {
  const user = await userWithMailbox(deps, actor);
  const { id: userId, email } = user;
  const confirmation = { userId, sessionId: actor.sessionId, email, until: Date.now() + CONFIRM_TTL_MS };
  const token = sealedOf(deps, 'confirmations of a session', confirmation);
  await deps.db.transaction((tx) => deps.outbox.post(tx, confirmSessionMail(deps.config, user, token)));
  return { detail: responseWords.openLinkToConfirm({ email }) };
}

/** Fails with `accounts.confirm_link_invalid`. */
export async function confirmByLink(deps: Deps, token: string): Promise<{ detail: string }> {
  const link =
    opened(deps, 'confirmations of a session', token, Confirmation) ?? fail('accounts.confirm_link_invalid');
  const user = await userById(deps.db, link.userId);
  const isConfirmed =
    user?.email === link.email && (await confirmSession(deps.db, link.userId, link.sessionId));
  if (!isConfirmed) fail('accounts.confirm_link_invalid');
  return { detail: responseWords.sessionIsConfirmed };
}

async function userWithMailbox(deps: Deps, actor: Actor): Promise<UserRow> {
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  if (isNobodysAddress(user.email) || !(await isProven(deps.db, user.email))) fail('accounts.no_mailbox');
  return user;
}

type Purpose = 'changes of a phone' | 'confirmations of a session';

/** The tokens are what they say, sealed, so nothing is stored before a link is opened. */
function sealedOf({ config }: Pick<Deps, 'config'>, purpose: Purpose, content: object): string {
  return new Sealer(config.jwtSecrets, purpose).seal(JSON.stringify(content)).toString('base64url');
}

function opened<Content extends { until: number }>(
  { config }: Pick<Deps, 'config'>,
  purpose: Purpose,
  token: string,
  shape: z.ZodType<Content>,
): Content | undefined {
  try {
    const text = new Sealer(config.jwtSecrets, purpose).unseal(Buffer.from(token, 'base64url'));
    const content = shape.parse(JSON.parse(text));
    return content.until > Date.now() ? content : undefined;
  } catch {
    return undefined;
  }
}
