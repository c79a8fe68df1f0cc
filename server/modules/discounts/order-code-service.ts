import { LOWEST_SHARE_PERCENT } from '../../../contract/constants/discounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { discountOn } from '../../../contract/discounted.ts';
import type { Rupees } from '../../../contract/money.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import type { Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import {
  countUses,
  deleteUse,
  lockCounted,
  lowestShareOf,
  ruleByCode,
  setAmount,
  upsertUse,
} from './queries.ts';
import { isCounted, needsAccount, refusalOf } from './rules.ts';

interface Priced {
  orderId: number;
  customerId: number;
  /** What the code takes off. */
  base: Rupees;
}

/**
 * Keeps the code of a placed stitched order, which counts as a use from now on; one that the order had before is
 * replaced. Fails with the reason why it cannot be used (discounts-9).
 */
export async function giveCode(tx: Tx, typed: string, { orderId, customerId, base }: Priced): Promise<void> {
  const rule = (await ruleByCode(tx, typed)) ?? fail('discounts.unknown');
  if (isCounted(rule)) await lockCounted(tx, rule.id, needsAccount(rule) ? customerId : null);
  const used = await countUses(tx, rule, { customerId, orderId });
  const texts = { today: dayInKarachi(), day: formatDay, rupees: formatRupees };
  const refused = refusalOf(rule, used, [{ total: base, brandId: null }], texts);
  if (refused) fail(...refused);
  const lowestShare = (await lowestShareOf(tx)) ?? LOWEST_SHARE_PERCENT;
  const terms = { percent: rule.percent, sum: rule.amount, lowest_share: lowestShare };
  const amount = discountOn(terms, base);
  if (amount <= 0) fail('discounts.nothing_left');
  await upsertUse(tx, { orderId, codeId: rule.id, amount, lowestShare });
}

export async function removeCode(tx: Tx, orderId: number): Promise<void> {
  await deleteUse(tx, orderId);
}

/** What the code of a stitched order takes off its new price. */
export async function followPrice(tx: Tx, orderId: number, amount: Rupees): Promise<void> {
  await setAmount(tx, orderId, amount);
}
