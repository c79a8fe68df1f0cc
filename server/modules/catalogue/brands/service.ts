import type { BodyOf, QueryOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type {
  addStaffBrand,
  StaffBrand,
  StaffBrandLine,
  staffBrands,
  updateStaffBrand,
} from '../../../../contract/staff-brands.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { requireVersion } from '../../../require-version.ts';
import {
  inviteAccount,
  isAddressTaken,
  proposeUsername,
  renewInvitation,
} from '../../accounts/staff/invitation-service.ts';
import { recordAudit } from '../../audit/service.ts';
import { applyIdentityRule, holdIdentityRule, requireMaySell } from '../../sellers/hold-service.ts';
import { attachLogo } from '../shelf/pictures-service.ts';
import { brandOfUser } from '../shelf/queries.ts';
import { brandInvitedMail } from './mails.ts';
import {
  insertBrand,
  isBrandNameTaken,
  type StaffBrandListRow,
  type StaffBrandRow,
  staffBrandById,
  staffBrandCount,
  staffBrandPage,
  updateBrand,
} from './queries.ts';

export async function listStaffBrands(
  db: Db,
  query: QueryOf<typeof staffBrands>,
): Promise<ResponseOf<typeof staffBrands>> {
  const asked = { ...query, search: query.search };
  const [page, count] = await Promise.all([staffBrandPage(db, asked), staffBrandCount(db, asked)]);
  return { count, next: page.next, previous: page.previous, results: page.rows.map(presentLine) };
}

type Shop = Pick<Deps, 'db' | 'config'>;

/** Fails with `request.not_found`. */
export async function readStaffBrand({ db, config }: Shop, id: number): Promise<StaffBrand> {
  return present((await staffBrandById(db, id)) ?? fail('request.not_found'), config);
}

/** Fails on the name, the owner's address and the logo. */
export async function addBrand(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { owner_name: name, owner_email: email, owner_phone: phoneNumber, ...form }: BodyOf<typeof addStaffBrand>,
): Promise<StaffBrand> {
  if (await isBrandNameTaken(tx, form.name, null)) fail('catalogue.brand_taken');
  if (await isAddressTaken(tx, email)) fail('catalogue.owner_email_taken');
  await attachLogo(tx, actor, null, form.logo);
  const username = await proposeUsername(tx, form.name);
  const owner = await inviteAccount(tx, deps, {
    username,
    email,
    phoneNumber,
    firstName: name,
    lastName: null,
    userType: 'brand',
  });
  const id = await insertBrand(tx, { ...form, userId: owner.id, updatedBy: actor.id });
  await applyIdentityRule(tx, owner.id);
  await deps.outbox.post(
    tx,
    brandInvitedMail(
      deps.config,
      { email, locale: 'en', name, username, brand: form.name },
      owner.passwordToken,
    ),
  );
  return finish(tx, deps.config, actor, id, 'catalogue.brand-added');
}

/** Mails the owner a new link to set a password (catalogue-17). Fails like `renewInvitation`. */
export async function inviteOwnerAgain(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const { name: brand, owner } = (await staffBrandById(tx, id)) ?? fail('request.not_found');
  const { user, passwordToken } = await renewInvitation(tx, deps, owner.id);
  const { username, email, locale } = user;
  const invited = { email, locale, username, brand, name: user.firstName ?? username };
  await deps.outbox.post(tx, brandInvitedMail(deps.config, invited, passwordToken));
  await recordAudit(tx, actor, {
    action: 'catalogue.owner-invited',
    subject: { kind: 'brand', id },
    userId: owner.id,
  });
}

/** Fails with `request.not_found`, `edits.outdated`, and on the name and the logo. */
export async function editBrand(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  actor: Actor,
  id: number,
  { version, ...form }: BodyOf<typeof updateStaffBrand>,
): Promise<StaffBrand> {
  await holdIdentityRule(tx);
  const row = (await staffBrandById(tx, id, { lock: true })) ?? fail('request.not_found');
  requireVersion(version, present(row, config));
  if (await isBrandNameTaken(tx, form.name, id)) fail('catalogue.brand_taken');
  if (form.active && !row.active) await requireMaySell(tx, row.owner.id);
  await attachLogo(tx, actor, row.logo, form.logo);
  await updateBrand(tx, id, actor.id, form);
  return finish(tx, config, actor, id, 'catalogue.brand-edited');
}

async function finish(
  tx: Tx,
  config: Deps['config'],
  actor: Actor,
  id: number,
  action: 'catalogue.brand-added' | 'catalogue.brand-edited',
): Promise<StaffBrand> {
  const row = await staffBrandById(tx, id);
  if (!row) throw new Error('The brand is gone.');
  const data = { name: row.name, active: row.active ? 'shown' : 'hidden' };
  await recordAudit(tx, actor, { action, subject: { kind: 'brand', id }, userId: row.owner.id, data });
  return present(row, config);
}

function presentLine(row: Omit<StaffBrandListRow, 'cursor'>): StaffBrandLine {
  const { id, name, logo, city, location, category, sale, bespoke, active, rating } = row;
  return {
    id,
    name,
    logo,
    city,
    location,
    category,
    sale,
    bespoke,
    active,
    rating,
    number_of_products: row.productCount,
    number_of_reviews: row.ratingCount,
    created_at: row.createdAt.toISOString(),
  };
}

function present(row: StaffBrandRow, { demo }: Pick<Deps['config'], 'demo'>): StaffBrand {
  return {
    ...presentLine(row),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    tagline: row.tagline,
    description: row.description,
    owner: {
      id: row.owner.id,
      username: row.owner.username,
      email: row.owner.email,
      can_be_invited: row.owner.canBeInvited && (!row.owner.isDemo || demo),
    },
  };
}

/** The brand of a seller's account. Fails with `catalogue.brand_missing`. */
export async function requireBrandOf(db: Db | Tx, actor: Pick<Actor, 'id'>) {
  return (await brandOfUser(db, actor.id)) ?? fail('catalogue.brand_missing');
}
