import type { z } from 'zod';
import { currentLocale } from '#words';
import type { answerApplication, applyAsTailor, OwnApplication } from '../../../contract/applications.ts';
import { APPLICATION_PICTURES, CONFIRM_APPLICATION_DAYS } from '../../../contract/constants/tailors.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { fingerprint } from '../../infra/secret-tokens.ts';
import { isAddressTaken } from '../accounts/staff/invitation-service.ts';
import { readOrderRules } from '../fees/service.ts';
import { hasAccount } from './applicant-service.ts';
import { namesOf, refuseTooMany, type Sender } from './limits-service.ts';
import { newLinkToken, unsealToken } from './link-service.ts';
import {
  addressInUseMail,
  alreadyOpenMail,
  confirmationMail,
  newApplicationMail,
  receivedMail,
} from './mails.ts';
import { tellApplicant } from './news-service.ts';
import { presentOwn } from './present.ts';
import {
  type Applicant,
  type ApplicationRow,
  applicationById,
  applicationByToken,
  deleteApplications,
  deleteFiles,
  insertApplication,
  insertEvent,
  lockApplication,
  lockNames,
  openApplicationOf,
  replaceToken,
  setPictures,
  unconfirmedBeside,
  updateApplication,
} from './queries.ts';

type Application = Omit<z.output<typeof applyAsTailor.body>, 'website'>;
type Answer = z.output<typeof answerApplication.body>;

const CONFIRM_MS = CONFIRM_APPLICATION_DAYS * 24 * 3_600_000;

/**
 * Stores an application until its mailed link is opened (tailors-8). If the address has an account or application, it
 * is told so by mail and nothing is stored. One of a proven number is submitted at once (tailors-34). `keepPictures`
 * returns file ids in order. Fails with `applications.too_many`, `applications.phone_has_account` and
 * `tailors.lead_time_out_of_band`.
 */
export async function apply(
  tx: Tx,
  deps: Deps,
  { form, applicant, sender }: { form: Application; applicant: Applicant; sender: Sender },
  keepPictures: () => Promise<number[]>,
): Promise<void> {
  const { email, phone } = applicant;
  const isByPhone = isNobodysAddress(email);
  const locale = currentLocale();
  const { visitor, network } = sender;
  await lockNames(tx, [isByPhone ? phone : email, ...namesOf(sender)]);
  await refuseTooMany(tx, applicant, sender);
  await refuseLeadTime(tx, form);
  if (await hasAccount(tx, applicant)) {
    if (isByPhone) fail('applications.phone_has_account');
    await deps.outbox.post(tx, addressInUseMail(deps.config, { email, locale }));
    return;
  }
  const open = await openApplicationOf(tx, applicant);
  if (open) {
    const token = await linkTokenOf(tx, deps, open);
    const mail = alreadyOpenMail(deps.config, open, token);
    await tellApplicant(tx, deps, open, { mail, token, template: 'application_received' });
    return;
  }
  const { token, ...link } = newLinkToken(deps.config);
  const id = await insertApplication(tx, {
    ...fieldsOf(form, phone),
    email,
    locale,
    visitor,
    network,
    ...link,
  });
  await setPictures(tx, id, await keepPictures());
  if (isByPhone) await submit(tx, deps, await standing(tx, id), token);
  else await deps.outbox.post(tx, confirmationMail(deps.config, { email, locale }, token));
}

async function submit(tx: Tx, deps: Deps, row: ApplicationRow, token: string): Promise<void> {
  const now = new Date();
  await updateApplication(tx, row.id, { state: 'SUBMITTED', submittedAt: now, changedAt: now });
  await insertEvent(tx, { applicationId: row.id, action: 'submit' });
  const mail = receivedMail(deps.config, row, token);
  await tellApplicant(tx, deps, row, { mail, token, template: 'application_received' });
  await deps.outbox.post(tx, newApplicationMail(deps.config, { ...row, isAnswer: false }));
}

/** Fails with `applications.link_invalid`. */
export async function openByToken(deps: Pick<Deps, 'db' | 'links'>, token: string): Promise<OwnApplication> {
  return presentOwn(await liveApplication(deps.db, token), deps.links);
}

/**
 * Proves the address and submits the application. Fails with `applications.link_invalid`, and if the address has got an
 * account or another application meanwhile.
 */
export async function confirm(deps: Deps, token: string): Promise<OwnApplication> {
  const { row, unused } = await deps.db.transaction(async (tx) => {
    const found = await lockByToken(tx, token);
    if (found.state !== 'UNCONFIRMED') return { row: found, unused: [] };
    await lockNames(tx, [found.email]);
    if (await isAddressTaken(tx, found.email)) fail('applications.address_has_account');
    if (await openApplicationOf(tx, found)) fail('applications.already_open');
    const others = await unconfirmedBeside(tx, found);
    const keys = await deleteFiles(
      tx,
      others.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
    );
    await deleteApplications(
      tx,
      others.map(({ id }) => id),
    );
    await deps.outbox.markProven(tx, found.email);
    await submit(tx, deps, found, token);
    return { row: await standing(tx, found.id), unused: keys };
  });
  await removeFiles(deps, unused);
  return presentOwn(row, deps.links);
}

/** Fails with `applications.link_invalid`, or `applications.not_asked` if the shop has no open question. */
export async function requireAsked(db: Db | Tx, token: string): Promise<ApplicationRow> {
  const row = await liveApplication(db, token);
  if (row.state !== 'QUESTIONED') fail('applications.not_asked');
  return row;
}

/**
 * Changes the application and submits it again. `keepPictures` returns file ids in order. Also returns the keys of
 * files to remove after the commit. Fails like `requireAsked`, with `applications.phone_stays`, and on too
 * many pictures.
 */
export async function answer(
  tx: Tx,
  deps: Deps,
  { form, phone, added }: { form: Answer; phone: string; added: number },
  keepPictures: () => Promise<number[]>,
): Promise<{ application: OwnApplication; unused: string[] }> {
  await lockByToken(tx, form.token);
  const before = await requireAsked(tx, form.token);
  if (isNobodysAddress(before.email) && phone !== before.phone) fail('applications.phone_stays');
  if (form.lead_time_days !== before.leadTimeDays) await refuseLeadTime(tx, form);
  const had = before.pictures.map(({ id }) => id);
  const kept = [...new Set(form.kept_pictures)].filter((id) => had.includes(id));
  if (kept.length + added > APPLICATION_PICTURES.length) {
    fail('applications.too_many_pictures', { count: APPLICATION_PICTURES.length });
  }
  await setPictures(tx, before.id, [...kept, ...(await keepPictures())]);
  const unused = await deleteFiles(
    tx,
    had.filter((id) => !kept.includes(id)),
  );
  await updateApplication(tx, before.id, {
    ...fieldsOf(form, phone),
    state: 'SUBMITTED',
    changedAt: new Date(),
  });
  await insertEvent(tx, { applicationId: before.id, action: 'answer', note: form.note });
  const after = await standing(tx, before.id);
  await deps.outbox.post(tx, newApplicationMail(deps.config, { ...after, isAnswer: true }));
  return { application: presentOwn(after, deps.links), unused };
}

/** Fails with `applications.link_invalid`, or `applications.closed` once it is decided. */
export async function withdraw(deps: Pick<Deps, 'db' | 'storage'>, token: string): Promise<void> {
  const keys = await deps.db.transaction(async (tx) => {
    const row = await lockByToken(tx, token);
    if (row.state === 'APPROVED' || row.state === 'DECLINED') fail('applications.closed');
    const unused = await deleteFiles(
      tx,
      row.pictures.map(({ id }) => id),
    );
    await deleteApplications(tx, [row.id]);
    return unused;
  });
  await removeFiles(deps, keys);
}

/** If this fails, the sweep of orphaned files removes them later. */
export async function removeFiles(
  { storage }: Pick<Deps, 'storage'>,
  keys: readonly string[],
): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}

/** The token of the application's link: the mailed one, or a new one if the shop's secret has changed. */
export async function linkTokenOf(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { id, sealedToken }: Pick<ApplicationRow, 'id' | 'sealedToken'>,
): Promise<string> {
  const known = unsealToken(config, sealedToken);
  if (known !== null) return known;
  const { token, ...link } = newLinkToken(config);
  await replaceToken(tx, id, link);
  return token;
}

async function standing(tx: Tx, id: number): Promise<ApplicationRow> {
  const row = await applicationById(tx, id);
  if (!row) throw new Error('The application is gone');
  return row;
}

async function lockByToken(tx: Tx, token: string): Promise<ApplicationRow> {
  const { id } = await liveApplication(tx, token);
  await lockApplication(tx, id);
  // The application may have changed while this waited for the lock.
  return liveApplication(tx, token);
}

async function liveApplication(db: Db | Tx, token: string): Promise<ApplicationRow> {
  const row = await applicationByToken(db, fingerprint(token));
  const isExpired = row?.state === 'UNCONFIRMED' && row.createdAt.getTime() + CONFIRM_MS < Date.now();
  if (!row || isExpired) fail('applications.link_invalid');
  return row;
}

/** Fails with `tailors.lead_time_out_of_band`. */
async function refuseLeadTime(
  tx: Tx,
  { lead_time_days }: Pick<Application, 'lead_time_days'>,
): Promise<void> {
  const [fewest, most] = (await readOrderRules(tx)).partner_days;
  if (lead_time_days < fewest || lead_time_days > most) {
    fail('tailors.lead_time_out_of_band', { fewest, most });
  }
}

function fieldsOf(
  form: Omit<Application, 'email'>,
  phone: string,
): Pick<
  ApplicationRow,
  | 'name'
  | 'shopName'
  | 'phone'
  | 'area'
  | 'city'
  | 'address'
  | 'kind'
  | 'services'
  | 'rates'
  | 'leadTimeDays'
  | 'about'
> {
  const { name, shop_name: shopName, area, city, address, kind, rates, lead_time_days, about } = form;
  const services = [...new Set(form.services)];
  return {
    name,
    shopName,
    phone,
    area,
    city,
    address,
    kind,
    services,
    rates,
    leadTimeDays: lead_time_days,
    about,
  };
}
