import { IDENTITY_DOCUMENTS, type IdentityDocument } from '../../../contract/constants/sellers.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { ibanInGroups } from '../../../contract/iban-groups.ts';
import type { giveIdentity, OwnIdentity } from '../../../contract/seller-identity.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { recordAudit } from '../audit/service.ts';
import { deletePictureRow, type Keep } from '../files/keep-picture.ts';
import { isIdentityRequired } from './hold-queries.ts';
import { applyIdentityRule } from './hold-service.ts';
import { identityGivenMail } from './mails.ts';
import { sealNumbers, unsealNumbers } from './numbers-service.ts';
import { presentOwn } from './present.ts';
import {
  documentsOf,
  identityOf,
  insertDocument,
  lockIdentity,
  sellerById,
  updateIdentity,
} from './queries.ts';

type Shop = Pick<Deps, 'config'>;

/** Without any number (sellers-3). */
export async function readOwnIdentity(db: Db | Tx, { config }: Shop, id: number): Promise<OwnIdentity> {
  const needed = (await sellerById(db, id)) !== undefined;
  const row = await identityOf(db, id);
  return presentOwn({
    needed,
    required: await isIdentityRequired(db),
    row,
    numbers: row?.sealedNumbers ? unsealNumbers(config, id, row.sealedNumbers) : null,
    documents: await documentsOf(db, id),
  });
}

/** Replaces the numbers and the given pictures; returns keys of pictures to remove. Fails with `sellers.not_needed`. */
export async function giveOwnIdentity(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  { cnic, iban, account_title, ntn, strn }: BodyOf<typeof giveIdentity>,
  keep: Keep<IdentityDocument>,
): Promise<{ identity: OwnIdentity; replaced: string[] }> {
  const seller = (await sellerById(tx, actor.id)) ?? fail('sellers.not_needed');
  const before = await lockIdentity(tx, actor.id);
  const replaced = await replaceDocuments(tx, actor.id, await keep(tx));
  await updateIdentity(tx, actor.id, {
    state: 'to_check',
    sealedNumbers: sealNumbers(deps.config, actor.id, {
      cnic,
      iban,
      account_title: account_title ?? null,
      ntn: ntn ?? null,
      strn: strn ?? null,
    }),
    ibanEnd: iban.slice(-4),
    reason: null,
    givenAt: new Date(),
    checkedAt: null,
    checkedBy: null,
  });
  await recordAudit(tx, actor, {
    action: 'sellers.identity-given',
    subject: { kind: 'seller', id: actor.id },
    userId: actor.id,
  });
  await applyIdentityRule(tx, actor.id);
  // One mail until somebody has looked.
  if (before.state !== 'to_check') await deps.outbox.post(tx, identityGivenMail(deps.config, seller));
  return { identity: await readOwnIdentity(tx, deps, actor.id), replaced };
}

async function replaceDocuments(
  tx: Tx,
  userId: number,
  given: Partial<Record<IdentityDocument, number>>,
): Promise<string[]> {
  const stored = await documentsOf(tx, userId);
  const replaced: string[] = [];
  for (const kind of IDENTITY_DOCUMENTS) {
    const fileId = given[kind];
    if (fileId === undefined) continue;
    const old = stored.find((document) => document.kind === kind);
    // Its row in the list of documents goes with it.
    const key = old && (await deletePictureRow(tx, old.fileId));
    if (key !== undefined) replaced.push(key);
    await insertDocument(tx, { userId, kind, fileId });
  }
  return replaced;
}

/** The numbers in the copy of an account's data; their pictures are among its files (sellers-9). */
export async function exportIdentity({ db, config }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const row = await identityOf(db, actor.id);
  if (!row?.sealedNumbers) return [];
  const { state, reason, givenAt, checkedAt, sealedNumbers } = row;
  const numbers = unsealNumbers(config, actor.id, sealedNumbers);
  return [
    jsonFile('seller-identity.json', async () => ({
      cnic: numbers?.cnic ?? null,
      ntn: numbers?.ntn ?? null,
      strn: numbers?.strn ?? null,
      iban: numbers && ibanInGroups(numbers.iban),
      account_title: numbers?.account_title ?? null,
      ...{ state, reason, given_at: givenAt, checked_at: checkedAt },
    })),
  ];
}
