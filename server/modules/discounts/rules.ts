import { allot } from '../../../contract/allot.ts';
import type { CODE_STATES } from '../../../contract/constants/discounts.ts';
import type { Day } from '../../../contract/dates.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Rupees } from '../../../contract/money.ts';
import type { ErrorDetails } from '../../../contract/page-sentences.ts';

export interface CodeRule {
  percent: number | null;
  amount: number | null;
  minimum: number;
  brandId: number | null;
  /** Of the seller; null for all. */
  seller: string | null;
  isFirstOrder: boolean;
  startsOn: Day;
  endsOn: Day | null;
  maxUses: number | null;
  maxUsesEach: number | null;
  endedAt: Date | null;
  /** Per cent of it that its seller bears. */
  sellerPercent: number;
  acceptedAt: Date | null;
}

/** Whether its seller has not agreed yet to bear its part (discounts-11). */
function isAwaited({ sellerPercent, acceptedAt }: Pick<CodeRule, 'sellerPercent' | 'acceptedAt'>) {
  return sellerPercent > 0 && acceptedAt === null;
}

/** Whether only somebody with an account can use it, because it depends on earlier orders (discounts-6). */
export function needsAccount({ isFirstOrder, maxUsesEach }: CodeRule): boolean {
  return isFirstOrder || maxUsesEach !== null;
}

/** Whether orders with it must follow each other. */
export function isCounted(rule: CodeRule): boolean {
  return rule.maxUses !== null || needsAccount(rule);
}

export function stateOf(
  rule: Pick<CodeRule, 'startsOn' | 'endsOn' | 'endedAt' | 'maxUses' | 'sellerPercent' | 'acceptedAt'>,
  uses: number,
  today: Day,
): (typeof CODE_STATES)[number] {
  if (rule.endedAt !== null || (rule.endsOn !== null && rule.endsOn < today)) return 'over';
  if (isAwaited(rule)) return 'awaited';
  if (rule.maxUses !== null && uses >= rule.maxUses) return 'used_up';
  return rule.startsOn > today ? 'coming' : 'open';
}

/** Earlier orders that are not cancelled. */
export interface Used {
  uses: number;
  /** Null for a guest. */
  own: { uses: number; orders: number } | null;
}

interface Line {
  /** Price of all its pieces. */
  total: Rupees;
  brandId: number | null;
}

export type Refusal = readonly [code: ErrorCode, details?: ErrorDetails];

/** Why the code cannot be used for these lines; undefined if it can (discounts-2). */
export function refusalOf(
  rule: CodeRule,
  { uses, own }: Used,
  lines: readonly Line[],
  { today, day, rupees }: { today: Day; day: (day: Day) => string; rupees: (sum: Rupees) => string },
): Refusal | undefined {
  const state = stateOf(rule, uses, today);
  if (state === 'over') return ['discounts.over'];
  if (state === 'awaited') return ['discounts.not_accepted'];
  if (state === 'coming') return ['discounts.not_yet', { day: day(rule.startsOn) }];
  if (state === 'used_up') return ['discounts.used_up'];
  if (needsAccount(rule)) {
    if (own === null) return ['discounts.needs_account'];
    if (rule.isFirstOrder && own.orders > 0) return ['discounts.first_order'];
    if (rule.maxUsesEach !== null && own.uses >= rule.maxUsesEach) return ['discounts.used_by_you'];
  }
  const theirs = lines.filter((line) => isFor(rule, line));
  if (theirs.length === 0) return ['discounts.other_seller', { seller: rule.seller ?? '' }];
  if (sumOf(theirs) < rule.minimum) return ['discounts.minimum', { minimum: rupees(rule.minimum) }];
  return undefined;
}

export interface Shares {
  /** What the code takes off. */
  amount: Rupees;
  /** What the code and the shop's own discount take off each line. */
  lines: Rupees[];
  /** What of the code the seller of each line bears (discounts-13). */
  borne: Rupees[];
}

/**
 * What is taken off each line: its share of the shop's own discount, and of the code where it is for the line, but
 * never so much of the code that less than the lowest share of the price is left (discounts-3).
 */
export function sharesOf(
  lines: readonly Line[],
  own: Rupees,
  rule: Pick<CodeRule, 'percent' | 'amount' | 'brandId' | 'sellerPercent'> | null,
  lowestShare: number,
): Shares {
  const ownShares = allot(
    own,
    lines.map(({ total }) => total),
  );
  if (!rule) return { amount: 0, lines: ownShares, borne: lines.map(() => 0) };
  const room = lines.map((line, place) => {
    const left = line.total - (ownShares[place] ?? 0) - Math.ceil((line.total * lowestShare) / 100);
    return isFor(rule, line) ? Math.max(0, left) : 0;
  });
  const wanted =
    rule.amount ?? Math.round((sumOf(lines.filter((line) => isFor(rule, line))) * (rule.percent ?? 0)) / 100);
  const amount = Math.min(
    wanted,
    room.reduce((sum, rupees) => sum + rupees, 0),
  );
  const codeShares = allot(amount, room);
  return {
    amount,
    lines: ownShares.map((share, place) => share + (codeShares[place] ?? 0)),
    borne: allot(Math.round((amount * rule.sellerPercent) / 100), codeShares),
  };
}

function isFor({ brandId }: Pick<CodeRule, 'brandId'>, line: Line): boolean {
  return brandId === null || brandId === line.brandId;
}

function sumOf(lines: readonly Line[]): Rupees {
  return lines.reduce((sum, { total }) => sum + total, 0);
}
