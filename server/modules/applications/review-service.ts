import { errorWords } from '#words';
import { INVITATION_DAYS } from '../../../contract/constants/staff.ts';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type {
  ApplicationLine,
  approveApplication,
  StaffApplication,
  staffApplications,
} from '../../../contract/staff-applications.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { createByNumber } from '../accounts/phone/account-service.ts';
import { inviteAccount, proposeUsername } from '../accounts/staff/invitation-service.ts';
import { recordAudit } from '../audit/service.ts';
import { applyIdentityRule } from '../sellers/hold-service.ts';
import { createTailor } from '../tailors/service.ts';
import { hasAccount } from './applicant-service.ts';
import { approvedMail, declinedMail, questionMail } from './mails.ts';
import { tellApplicant } from './news-service.ts';
import { presentForStaff, presentLine } from './present.ts';
import {
  type ApplicationRow,
  applicationById,
  insertEvent,
  lockApplication,
  updateApplication,
} from './queries.ts';
import {
  applicationsBeside,
  decidedBy,
  eventsOf,
  listedApplications,
  publishFiles,
  tailorOfUser,
} from './review-queries.ts';
import { linkTokenOf } from './service.ts';
import { welcomeByPhone } from './welcome-service.ts';

export async function listApplications(
  db: Db,
  query: QueryOf<typeof staffApplications>,
): Promise<List<ApplicationLine>> {
  const { rows, ...list } = await listedApplications(db, query);
  return { ...list, results: rows.map(presentLine) };
}

/** Fails with `request.not_found`, also for an unconfirmed application. */
export async function readApplication(
  { db, links }: Pick<Deps, 'db' | 'links'>,
  id: number,
): Promise<StaffApplication> {
  return present(db, links, await confirmedApplication(db, id));
}

/** Fails with `request.not_found`, `applications.decided` and `applications.changed`, like `approve` and `decline`. */
export async function ask(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { version, question }: { version: number; question: string },
): Promise<StaffApplication> {
  const row = await lockUndecided(tx, id, version);
  await updateApplication(tx, id, { state: 'QUESTIONED', question, changedAt: new Date() });
  await insertEvent(tx, { applicationId: id, actorId: actor.id, action: 'ask', note: question });
  await recordAudit(tx, actor, { action: 'applications.asked', subject: { kind: 'application', id } });
  const token = await linkTokenOf(tx, deps, row);
  const mail = questionMail(deps.config, row, { token, question });
  await tellApplicant(tx, deps, row, { mail, token, template: 'application_question' });
  return presentStanding(tx, deps, id);
}

export async function decline(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<StaffApplication> {
  const row = await lockUndecided(tx, id, version);
  await updateApplication(tx, id, { state: 'DECLINED', reason, changedAt: new Date() });
  await insertEvent(tx, { applicationId: id, actorId: actor.id, action: 'decline', note: reason });
  await recordAudit(tx, actor, { action: 'applications.declined', subject: { kind: 'application', id } });
  const mail = declinedMail(deps.config, row, reason);
  const token = await linkTokenOf(tx, deps, row);
  await tellApplicant(tx, deps, row, { mail, token, template: 'application_declined' });
  return presentStanding(tx, deps, id);
}

/** Creates the account and the tailor (tailors-10). Also fails on a taken `username`. */
export async function approve(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { version, username, pictures }: BodyOf<typeof approveApplication>,
): Promise<StaffApplication> {
  const row = await lockUndecided(tx, id, version);
  if (await hasAccount(tx, row)) fail('applications.address_taken');
  const account = await createAccount(tx, deps, row, username);
  const shown = row.pictures.map((picture) => picture.id).filter((picture) => pictures.includes(picture));
  const tailorId = await createTailor(tx, {
    userId: account.id,
    kind: row.kind,
    area: `${row.area}, ${row.city}`,
    address: `${row.address}, ${row.area}, ${row.city}`,
    services: row.services,
    rates: row.rates,
    leadTimeDays: row.leadTimeDays,
    about: row.about,
    pictures: shown,
  });
  await applyIdentityRule(tx, account.id);
  await publishFiles(tx, shown, account.id);
  await updateApplication(tx, id, { state: 'APPROVED', userId: account.id, changedAt: new Date() });
  await insertEvent(tx, { applicationId: id, actorId: actor.id, action: 'approve' });
  await recordAudit(tx, actor, {
    action: 'applications.approved',
    subject: { kind: 'application', id },
    userId: account.id,
    data: { tailor: tailorId },
  });
  const { passwordToken } = account;
  if (passwordToken === null) await welcomeByPhone(tx, deps, { ...row, userId: account.id });
  else {
    const welcome = { username, tailorId, passwordToken, days: INVITATION_DAYS };
    await deps.outbox.post(tx, approvedMail(deps.config, row, welcome));
  }
  return presentStanding(tx, deps, id);
}

/** With a link to set the password, or, for who has no mailbox, with the proven number to sign in by (tailors-34). */
async function createAccount(
  tx: Tx,
  deps: Deps,
  { name, email, locale, phone }: ApplicationRow,
  username: string,
): Promise<{ id: number; passwordToken: string | null }> {
  const account = { username, email, locale, ...namesOf(name), userType: 'tailor' as const };
  if (!isNobodysAddress(email)) return inviteAccount(tx, deps, { ...account, phoneNumber: phone });
  const { id } = await createByNumber(tx, { ...account, isDemo: deps.config.demo }, phone);
  return { id, passwordToken: null };
}

async function confirmedApplication(db: Db | Tx, id: number): Promise<ApplicationRow> {
  const row = await applicationById(db, id);
  if (!row || row.state === 'UNCONFIRMED') fail('request.not_found');
  return row;
}

async function lockUndecided(tx: Tx, id: number, version: number): Promise<ApplicationRow> {
  await lockApplication(tx, id);
  const row = await confirmedApplication(tx, id);
  if (row.state === 'APPROVED' || row.state === 'DECLINED') {
    const name = (await decidedBy(tx, id)) ?? errorWords.somebody;
    fail('applications.decided', { name, done: errorWords.applicationDecisions[row.state] });
  }
  if (row.version !== version) fail('applications.changed');
  return row;
}

async function presentStanding(
  tx: Tx,
  { links }: Pick<Deps, 'links'>,
  id: number,
): Promise<StaffApplication> {
  return present(tx, links, await confirmedApplication(tx, id));
}

async function present(db: Db | Tx, links: Deps['links'], row: ApplicationRow): Promise<StaffApplication> {
  const isOpen = row.state === 'SUBMITTED' || row.state === 'QUESTIONED';
  const beside = {
    events: await eventsOf(db, row.id),
    earlier: await applicationsBeside(db, row),
    tailorId: row.userId === null ? undefined : await tailorOfUser(db, row.userId),
    proposedUsername: await proposeUsername(db, row.shopName),
    isAddressTaken: isOpen && (await hasAccount(db, row)),
  };
  return presentForStaff(row, beside, links);
}

/** Takes the last word as the family name. */
function namesOf(name: string): { firstName: string; lastName: string | null } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: words.join(' '), lastName: last };
}
