import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import type {
  checkIdentity,
  SellerLine,
  ShownIdentity,
  StaffIdentity,
  sellerIdentities,
} from '../../../contract/seller-identity.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { deletePictureRow } from '../files/keep-picture.ts';
import { notifyOfIdentity } from '../notifications/service.ts';
import { applyIdentityRule } from './hold-service.ts';
import { identityCheckedMail } from './mails.ts';
import { unsealNumbers } from './numbers-service.ts';
import { kindsOf, presentForStaff, presentLine } from './present.ts';
import {
  checkedIdentityOf,
  documentsOf,
  identityOf,
  listedSellers,
  lockIdentity,
  sellerById,
  updateIdentity,
} from './queries.ts';

/** Long enough to open the pictures once. */
const DOCUMENT_LINK_SECONDS = 120;

export async function listSellers(
  db: Db,
  query: QueryOf<typeof sellerIdentities>,
): Promise<List<SellerLine>> {
  const { rows, ...page } = await listedSellers(db, query);
  return {
    ...page,
    results: rows.map((row) => presentLine(row, row.identity, row.checkedBy)),
  };
}

/** Fails with `request.not_found` for accounts that are no sellers, like the functions below. */
export async function readIdentity(db: Db | Tx, id: number): Promise<StaffIdentity> {
  const seller = (await sellerById(db, id)) ?? fail('request.not_found');
  return presentForStaff(seller, await checkedIdentityOf(db, id), await documentsOf(db, id));
}

/** Each look is recorded, without what was seen (sellers-6). Fails with `sellers.nothing_given` and `sellers.unreadable`. */
export async function showNumbers(
  tx: Tx,
  { config, links }: Pick<Deps, 'config' | 'links'>,
  actor: Actor,
  id: number,
): Promise<ShownIdentity> {
  if (!(await sellerById(tx, id))) fail('request.not_found');
  const row = await identityOf(tx, id);
  if (!row?.sealedNumbers) fail('sellers.nothing_given');
  const numbers = unsealNumbers(config, id, row.sealedNumbers) ?? fail('sellers.unreadable');
  await recordAudit(tx, actor, {
    action: 'sellers.identity-read',
    subject: { kind: 'seller', id },
    userId: id,
  });
  const documents = await documentsOf(tx, id);
  return {
    ...numbers,
    documents: kindsOf(documents).flatMap((kind) =>
      documents
        .filter((document) => document.kind === kind)
        .map(({ key }) => ({ kind, url: links.sign(key, DOCUMENT_LINK_SECONDS) })),
    ),
    version: row.version,
  };
}

/** Tells the seller by mail and notification (sellers-7). Fails with `edits.outdated` and `sellers.nothing_given`. */
export async function decide(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
  { version, verdict, reason: given }: BodyOf<typeof checkIdentity>,
): Promise<StaffIdentity> {
  const seller = (await sellerById(tx, id)) ?? fail('request.not_found');
  const row = await lockIdentity(tx, id);
  requireVersion(version, await readIdentity(tx, id));
  if (row.sealedNumbers === null) fail('sellers.nothing_given');
  const reason = verdict === 'refused' ? (given ?? null) : null;
  const isNews = row.state !== verdict || row.reason !== reason;
  await updateIdentity(tx, id, { state: verdict, reason, checkedAt: new Date(), checkedBy: actor.id });
  await recordAudit(tx, actor, {
    action: verdict === 'checked' ? 'sellers.identity-checked' : 'sellers.identity-refused',
    subject: { kind: 'seller', id },
    userId: id,
    data: reason === null ? {} : { reason },
  });
  await applyIdentityRule(tx, id);
  if (isNews) {
    await deps.outbox.post(tx, identityCheckedMail(deps.config, seller, reason));
    const news = verdict === 'checked' ? 'identity_checked' : 'identity_refused';
    await notifyOfIdentity(tx, [id], { news, ...(reason === null ? {} : { reason }) });
  }
  return readIdentity(tx, id);
}

/** Returns keys of pictures to remove. Fails with `sellers.nothing_given`. */
export async function erase(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ identity: StaffIdentity; pictures: string[] }> {
  if (!(await sellerById(tx, id))) fail('request.not_found');
  const row = await lockIdentity(tx, id);
  if (row.sealedNumbers === null) fail('sellers.nothing_given');
  const documents = await documentsOf(tx, id);
  for (const { fileId } of documents) await deletePictureRow(tx, fileId);
  await updateIdentity(tx, id, {
    state: 'missing',
    ...{ sealedNumbers: null, ibanEnd: null, reason: null, givenAt: null, checkedAt: null, checkedBy: null },
  });
  await recordAudit(tx, actor, {
    action: 'sellers.identity-erased',
    subject: { kind: 'seller', id },
    userId: id,
  });
  await applyIdentityRule(tx, id);
  return { identity: await readIdentity(tx, id), pictures: documents.map(({ key }) => key) };
}
