import { MAX_SELLER_CODES } from '../../../contract/constants/discounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { NewSellerCode, SellerCode, sellerCodes } from '../../../contract/discounts.ts';
import type { QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { answerCode, brandOf, type CodeRow, codeById, countOpenCodes, listedCodes } from './queries.ts';
import { endAndRecord, lowestShare, present, writeCode } from './staff-service.ts';

/** The codes for the goods of the actor's brand. Fails with `catalogue.brand_missing`, like the functions below. */
export async function listSellerCodes(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof sellerCodes>,
): Promise<ResponseOf<typeof sellerCodes>> {
  const id = await requireBrandOf(db, actor);
  const { rows, ...page } = await listedCodes(db, query, dayInKarachi(), id);
  return { ...page, results: rows.map(presentToSeller), lowest_share: await lowestShare(db) };
}

/**
 * A code that the brand bears alone, and so needs nobody's consent (discounts-12). Fails with `discounts.code_taken`,
 * `discounts.percent_too_high` and `discounts.too_many`.
 */
export async function createSellerCode(tx: Tx, actor: Actor, form: NewSellerCode): Promise<SellerCode> {
  const brandId = await requireBrandOf(tx, actor);
  if ((await countOpenCodes(tx, brandId, dayInKarachi())) >= MAX_SELLER_CODES)
    fail('discounts.too_many', { most: String(MAX_SELLER_CODES) });
  const id = await writeCode(tx, actor, form, { brandId, sellerPercent: 100, acceptedAt: new Date() });
  return presentToSeller(await ownCode(tx, brandId, id));
}

/** Fails with `request.not_found` for the code of another brand, and with `discounts.answered`. */
export async function answerSellerCode(
  tx: Tx,
  actor: Actor,
  id: number,
  accepts: boolean,
): Promise<SellerCode> {
  const brandId = await requireBrandOf(tx, actor);
  const { code, sellerPercent } = await ownCode(tx, brandId, id);
  if (!(await answerCode(tx, id, accepts))) fail('discounts.answered');
  await recordAudit(tx, actor, {
    action: accepts ? 'discounts.code-accepted' : 'discounts.code-declined',
    subject: { kind: 'discount-code', id },
    data: { code, seller_percent: sellerPercent },
  });
  return presentToSeller(await ownCode(tx, brandId, id));
}

/** Fails with `request.not_found` for a code that the brand does not bear (discounts-14). */
export async function endSellerCode(tx: Tx, actor: Actor, id: number): Promise<SellerCode> {
  const brandId = await requireBrandOf(tx, actor);
  const { sellerPercent } = await ownCode(tx, brandId, id);
  if (sellerPercent === 0) fail('request.not_found');
  await endAndRecord(tx, actor, id);
  return presentToSeller(await ownCode(tx, brandId, id));
}

async function requireBrandOf(db: Db | Tx, actor: Actor): Promise<number> {
  return (await brandOf(db, actor.id)) ?? fail('catalogue.brand_missing');
}

async function ownCode(tx: Tx, brandId: number, id: number): Promise<CodeRow> {
  return (await codeById(tx, id, brandId)) ?? fail('request.not_found');
}

function presentToSeller(row: CodeRow): SellerCode {
  const { seller: _own, created_by: _who, ...code } = present(row, dayInKarachi());
  return code;
}
