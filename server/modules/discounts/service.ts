import { createHmac } from 'node:crypto';
import { MAX_WRONG_CODES, NETWORK_MAX_WRONG_CODES } from '../../../contract/constants/discounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { Rupees } from '../../../contract/money.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../fail.ts';
import type { Neighbour } from '../../infra/neighbours.ts';
import {
  countUses,
  countWrongCodes,
  deleteOldWrongCodes,
  deleteWrongCodes,
  insertUse,
  insertWrongCodes,
  lockCounted,
  lockGuesses,
  ruleByCode,
} from './queries.ts';
import { isCounted, needsAccount, type Refusal, refusalOf, type Shares, sharesOf } from './rules.ts';

interface Cart {
  lines: readonly { total: Rupees; brandId: number | null }[];
  /** The shop's own discount (shop-3). */
  discount: Rupees;
  lowestShare: number;
}

export interface Discounted extends Shares {
  /** The code that takes something off; null without one. */
  used: { id: number; code: string; amount: Rupees } | null;
  /** Why the typed code takes nothing off. */
  refusal: Failure | null;
}

/** What is taken off a cart (discounts-2). In a transaction that places it, orders with a counted code wait here. */
export async function discountCart(
  db: Db | Tx,
  typed: string | undefined,
  { customerId, isPlacing }: { customerId: number | null; isPlacing: boolean },
  { lines, discount, lowestShare }: Cart,
): Promise<Discounted> {
  const without = (refusal: Failure | null) => ({
    ...sharesOf(lines, discount, null, lowestShare),
    used: null,
    refusal,
  });
  if (typed === undefined) return without(null);
  const rule = await ruleByCode(db, typed);
  if (!rule) return without(new Failure('discounts.unknown'));
  if (isPlacing && isCounted(rule)) await lockCounted(db, rule.id, needsAccount(rule) ? customerId : null);
  const used = await countUses(db, rule, { customerId });
  const refused = refusalOf(rule, used, lines, {
    today: dayInKarachi(),
    day: formatDay,
    rupees: formatRupees,
  });
  if (refused) return without(failureOf(refused));
  const shares = sharesOf(lines, discount, rule, lowestShare);
  if (shares.amount === 0) return without(new Failure('discounts.nothing_left'));
  return { ...shares, used: { id: rule.id, code: rule.code, amount: shares.amount }, refusal: null };
}

function failureOf([code, details]: Refusal): Failure {
  return new Failure(code, details ? { details } : {});
}

export async function recordUse(
  tx: Tx,
  orderId: number,
  { id, amount }: NonNullable<Discounted['used']>,
): Promise<void> {
  await insertUse(tx, { orderId, codeId: id, amount });
}

interface Guesser {
  actorId: number | null;
  neighbour: Neighbour;
}

/**
 * Runs what reads a typed code, and counts it if there is no such code. A try counts from its start, so that parallel
 * guesses gain nothing. Fails with `discounts.too_many_wrong` (discounts-7).
 */
export async function withGuessLimit<Result>(
  deps: Pick<Deps, 'db' | 'config'>,
  typed: string | undefined,
  guesser: Guesser,
  act: () => Promise<Result>,
): Promise<Result> {
  if (typed === undefined) return act();
  const { db } = deps;
  const ids = await db.transaction(async (tx) => {
    const counts = countsOf(deps, guesser);
    for (const { who, limit } of counts) {
      await lockGuesses(tx, who);
      if ((await countWrongCodes(tx, who)) >= limit) return undefined;
    }
    return insertWrongCodes(
      tx,
      counts.map(({ who }) => who),
    );
  });
  if (ids === undefined) throw new Failure('discounts.too_many_wrong', { retryAfter: 3600 });
  try {
    const result = await act();
    await deleteWrongCodes(db, ids);
    return result;
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'discounts.unknown')) await deleteWrongCodes(db, ids);
    throw error;
  }
}

function countsOf({ config }: Pick<Deps, 'config'>, { actorId, neighbour }: Guesser) {
  const countOf = (name: string, limit: number) => ({
    who: createHmac('sha256', config.jwtSecret).update(`discount codes\n${name}`).digest(),
    limit,
  });
  if (actorId !== null) return [countOf(`account ${actorId}`, MAX_WRONG_CODES)];
  const { visitor, neighbours } = neighbour;
  return [
    ...(visitor === null ? [] : [countOf(`visitor ${visitor}`, MAX_WRONG_CODES)]),
    countOf(`network ${neighbours}`, NETWORK_MAX_WRONG_CODES),
  ];
}

export function purgeWrongCodes(db: Db): Promise<void> {
  return deleteOldWrongCodes(db);
}
