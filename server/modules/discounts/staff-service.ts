import { LOWEST_SHARE_PERCENT } from '../../../contract/constants/discounts.ts';
import { type Day, dayInKarachi } from '../../../contract/dates.ts';
import type {
  DiscountCode,
  discountCodes as listCall,
  NewDiscountCode,
  NewSellerCode,
} from '../../../contract/discounts.ts';
import type { QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { notifyOfCode } from '../notifications/seller-news-service.ts';
import {
  type CodeRow,
  codeById,
  endCode,
  insertCode,
  listedCodes,
  lowestShareOf,
  ownerOf,
} from './queries.ts';
import { stateOf } from './rules.ts';

export async function listCodes(
  db: Db,
  query: QueryOf<typeof listCall>,
): Promise<ResponseOf<typeof listCall>> {
  const today = dayInKarachi();
  const { rows, ...page } = await listedCodes(db, query, today);
  return { ...page, results: rows.map((row) => present(row, today)), lowest_share: await lowestShare(db) };
}

/**
 * Tells the seller if it is asked to bear a part. Fails with `discounts.code_taken`, `discounts.percent_too_high` and
 * `discounts.seller_unknown`.
 */
export async function createCode(tx: Tx, actor: Actor, form: NewDiscountCode): Promise<DiscountCode> {
  const { seller, seller_percent: sellerPercent, ...terms } = form;
  const owner = seller === null ? undefined : await ownerOf(tx, seller);
  if (seller !== null && owner === undefined) fail('discounts.seller_unknown');
  const id = await writeCode(tx, actor, terms, { brandId: seller, sellerPercent, acceptedAt: null });
  if (owner !== undefined && sellerPercent > 0) await notifyOfCode(tx, owner, terms.code);
  return readCode(tx, id);
}

interface Bearer {
  brandId: number | null;
  sellerPercent: number;
  acceptedAt: Date | null;
}

/** Fails with `discounts.code_taken` and `discounts.percent_too_high`. */
export async function writeCode(tx: Tx, actor: Actor, form: NewSellerCode, bearer: Bearer): Promise<number> {
  const most = 100 - (await lowestShare(tx));
  if (form.percent !== null && form.percent > most)
    fail('discounts.percent_too_high', { most: String(most) });
  const { code, percent, amount, minimum, starts_on: startsOn, ends_on: endsOn } = form;
  const id = await insertCode(tx, {
    ...{ code, percent, amount, minimum, startsOn, endsOn },
    ...bearer,
    isFirstOrder: form.first_order,
    maxUses: form.max_uses,
    maxUsesEach: form.max_uses_each,
    createdBy: actor.id,
  });
  if (id === undefined) failOn('code', 'discounts.code_taken');
  await recordAudit(tx, actor, {
    action: 'discounts.code-created',
    subject: { kind: 'discount-code', id },
    data: {
      code,
      percent,
      amount,
      seller: bearer.brandId,
      seller_percent: bearer.sellerPercent,
      ends_on: endsOn,
      max_uses: form.max_uses,
    },
  });
  return id;
}

/** Fails with `request.not_found`. */
export async function endDiscount(tx: Tx, actor: Actor, id: number): Promise<DiscountCode> {
  await endAndRecord(tx, actor, id);
  return readCode(tx, id);
}

export async function endAndRecord(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await endCode(tx, id))) return;
  const { code } = await readCode(tx, id);
  await recordAudit(tx, actor, {
    action: 'discounts.code-ended',
    subject: { kind: 'discount-code', id },
    data: { code },
  });
}

async function readCode(db: Db | Tx, id: number): Promise<DiscountCode> {
  return present((await codeById(db, id)) ?? fail('request.not_found'), dayInKarachi());
}

export async function lowestShare(db: Db | Tx): Promise<number> {
  return (await lowestShareOf(db)) ?? LOWEST_SHARE_PERCENT;
}

export function present(row: CodeRow, today: Day): DiscountCode {
  const { id, code, percent, amount, minimum, brandId, seller, uses, given, borne, createdBy } = row;
  return {
    ...{ id, code, percent, amount, minimum, uses, given, borne },
    seller: brandId === null ? null : { id: brandId, name: seller ?? '' },
    seller_percent: row.sellerPercent,
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    declined_at: row.declinedAt?.toISOString() ?? null,
    first_order: row.isFirstOrder,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    max_uses: row.maxUses,
    max_uses_each: row.maxUsesEach,
    state: stateOf(row, uses, today),
    created_at: row.createdAt.toISOString(),
    created_by: createdBy,
  };
}
