import { LOWEST_SHARE_PERCENT } from '../../../contract/constants/discounts.ts';
import { type Day, dayInKarachi } from '../../../contract/dates.ts';
import type {
  DiscountCode,
  discountCodes as listCall,
  NewDiscountCode,
} from '../../../contract/discounts.ts';
import type { QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import {
  type CodeRow,
  codeById,
  endCode,
  insertCode,
  isBrand,
  listedCodes,
  lowestShareOf,
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

/** Fails with `discounts.code_taken`, `discounts.percent_too_high` and `discounts.seller_unknown`. */
export async function createCode(tx: Tx, actor: Actor, form: NewDiscountCode): Promise<DiscountCode> {
  const most = 100 - (await lowestShare(tx));
  if (form.percent !== null && form.percent > most)
    fail('discounts.percent_too_high', { most: String(most) });
  if (form.seller !== null && !(await isBrand(tx, form.seller))) fail('discounts.seller_unknown');
  const { code, percent, amount, minimum, starts_on: startsOn, ends_on: endsOn } = form;
  const id = await insertCode(tx, {
    ...{ code, percent, amount, minimum, startsOn, endsOn },
    brandId: form.seller,
    isFirstOrder: form.first_order,
    maxUses: form.max_uses,
    maxUsesEach: form.max_uses_each,
    createdBy: actor.id,
  });
  if (id === undefined) failOn('code', 'discounts.code_taken');
  await recordAudit(tx, actor, {
    action: 'discounts.code-created',
    subject: { kind: 'discount-code', id },
    data: { code, percent, amount, seller: form.seller, ends_on: endsOn, max_uses: form.max_uses },
  });
  return readCode(tx, id);
}

/** Fails with `request.not_found`. */
export async function endDiscount(tx: Tx, actor: Actor, id: number): Promise<DiscountCode> {
  const isEnded = await endCode(tx, id);
  const row = await readCode(tx, id);
  if (isEnded) {
    await recordAudit(tx, actor, {
      action: 'discounts.code-ended',
      subject: { kind: 'discount-code', id },
      data: { code: row.code },
    });
  }
  return row;
}

async function readCode(db: Db | Tx, id: number): Promise<DiscountCode> {
  return present((await codeById(db, id)) ?? fail('request.not_found'), dayInKarachi());
}

async function lowestShare(db: Db | Tx): Promise<number> {
  return (await lowestShareOf(db)) ?? LOWEST_SHARE_PERCENT;
}

function present(row: CodeRow, today: Day): DiscountCode {
  const { id, code, percent, amount, minimum, brandId, seller, uses, given, createdBy } = row;
  return {
    ...{ id, code, percent, amount, minimum, uses, given },
    seller: brandId === null ? null : { id: brandId, name: seller ?? '' },
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
