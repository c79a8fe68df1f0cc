import { type CsvCell, writeCsv } from '../../../contract/csv.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { List } from '../../../contract/lists.ts';
import type {
  payoutRuns as listCall,
  makePayoutRun,
  ReverseBody,
  Run,
  RunLine,
  SellerBalance,
} from '../../../contract/payouts.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { checkedAccountOf, showAccount } from '../sellers/bank-account-service.ts';
import { tellCameBack, tellPaid } from './payout-news-service.ts';
import {
  balances,
  insertPayout,
  insertReversal,
  insertRun,
  itemsOf,
  listedRuns,
  lockRun,
  markPaid,
  type PayoutRow,
  payoutsOf,
  runById,
  sellerOf,
  updateRun,
} from './payout-queries.ts';
import { presentRun, presentRunLine } from './present.ts';
import { lockSeller, payeeOf, type Seller } from './seller-queries.ts';

export async function listBalances(db: Db): Promise<{ results: SellerBalance[] }> {
  return { results: await balances(db) };
}

export async function listRuns(db: Db, query: QueryOf<typeof listCall>): Promise<List<RunLine>> {
  const { rows, ...page } = await listedRuns(db, query);
  return { ...page, results: rows.map(presentRunLine) };
}

/** Fails with `request.not_found`, like the functions below that take an id. */
export async function readRun(db: Db | Tx, actor: Actor, id: number): Promise<Run> {
  const run = (await runById(db, id)) ?? fail('request.not_found');
  return presentRun(run, await payoutsOf(db, id), actor.id);
}

/**
 * Takes everything that these sellers have to get into a new run (earnings-12). Fails with `payouts.balance_changed`,
 * `payouts.nothing_to_pay` and `payouts.account_unchecked`.
 */
export async function makeRun(tx: Tx, actor: Actor, { sellers }: BodyOf<typeof makePayoutRun>): Promise<Run> {
  const runId = await insertRun(tx, actor.id);
  let total = 0;
  for (const { seller, amount } of inOrder(sellers)) total += await payOne(tx, runId, seller, amount);
  await recordAudit(tx, actor, {
    action: 'payouts.run-made',
    subject: { kind: 'payout-run', id: runId },
    data: { sellers: sellers.length, total },
  });
  return readRun(tx, actor, runId);
}

/** All runs lock sellers in the same order; a seller who is named twice has nothing left the second time. */
function inOrder(sellers: BodyOf<typeof makePayoutRun>['sellers']): { seller: Seller; amount: number }[] {
  return sellers
    .toSorted((one, other) => other.kind.localeCompare(one.kind) || one.id - other.id)
    .map(({ kind, id, amount }) => ({ seller: kind === 'tailor' ? { tailor: id } : { brand: id }, amount }));
}

async function payOne(tx: Tx, runId: number, seller: Seller, seen: number): Promise<number> {
  await lockSeller(tx, seller);
  const payee = await payeeOf(tx, seller);
  if (!payee || payee.inHouse) fail('request.not_found');
  const { name, userId } = payee;
  const ibanEnd = (await checkedAccountOf(tx, userId)) ?? fail('payouts.account_unchecked', { name });
  const amount =
    (await insertPayout(tx, seller, { runId, ibanEnd })) ?? fail('payouts.nothing_to_pay', { name });
  if (amount !== seen) fail('payouts.balance_changed', { name });
  return amount;
}

/** By another admin than the one who made it (earnings-14). Fails with `payouts.second_person` and `payouts.not_open`. */
export async function approveRun(tx: Tx, actor: Actor, id: number): Promise<Run> {
  const run = (await lockRun(tx, id)) ?? fail('request.not_found');
  if (run.state !== 'OPEN') fail('payouts.not_open');
  if (run.createdBy === actor.id) fail('payouts.second_person');
  await updateRun(tx, id, { state: 'APPROVED', approvedBy: actor.id, approvedAt: new Date() });
  await recordAudit(tx, actor, { action: 'payouts.run-approved', subject: { kind: 'payout-run', id } });
  return readRun(tx, actor, id);
}

/** Fails with `payouts.not_approved` and `payouts.account_changed`. */
export async function bankFile(tx: Tx, deps: Pick<Deps, 'config'>, actor: Actor, id: number) {
  const run = (await lockRun(tx, id)) ?? fail('request.not_found');
  if (run.state !== 'APPROVED') fail('payouts.not_approved');
  const lines: CsvCell[][] = [];
  for (const { id: payout, userId, name, amount, at } of await livePayouts(tx, id)) {
    const account = await showAccount(tx, deps, actor, userId, at);
    if (!account) fail('payouts.account_changed', { name });
    lines.push([account.title ?? name, account.iban, amount, `NP-PO-${payout}`]);
  }
  await recordAudit(tx, actor, {
    action: 'payouts.bank-file',
    subject: { kind: 'payout-run', id },
    data: { sellers: lines.length },
  });
  const head = ['account_title', 'iban', 'amount', 'reference'];
  return { bytes: Buffer.from(writeCsv([head, ...lines])), filename: `payouts-${id}.csv` };
}

/** Fails with `payouts.not_approved`, also for a run that is paid. */
export async function payRun(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
  reference: string,
): Promise<Run> {
  const run = (await lockRun(tx, id)) ?? fail('request.not_found');
  if (run.state !== 'APPROVED') fail('payouts.not_approved');
  const live = await livePayouts(tx, id);
  // No statement of a month is issued between the time of the payment and its commit.
  await lockSellersOf(tx, live);
  await markPaid(
    tx,
    live.map((payout) => payout.id),
  );
  await updateRun(tx, id, { state: 'PAID', paidBy: actor.id, paidAt: new Date(), reference });
  await tellPaid(tx, deps, live, reference);
  await recordAudit(tx, actor, {
    action: 'payouts.run-paid',
    subject: { kind: 'payout-run', id },
    data: { reference },
  });
  return readRun(tx, actor, id);
}

/** By rows of their own; the amounts are in the next balance (earnings-15). Fails with `payouts.reversed`. */
export async function reverse(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
  { payouts: asked, reason }: ReverseBody,
): Promise<Run> {
  const run = (await lockRun(tx, id)) ?? fail('request.not_found');
  const all = await payoutsOf(tx, id);
  const wanted = asked ?? all.filter(isLive).map((payout) => payout.id);
  const chosen = all.filter((payout) => wanted.includes(payout.id));
  if (chosen.length !== new Set(wanted).size) fail('request.not_found');
  if (chosen.length === 0 || !chosen.every(isLive)) fail('payouts.reversed');
  await lockSellersOf(tx, chosen);
  for (const payout of chosen) await insertReversal(tx, id, payout, { reason, recordedBy: actor.id });
  const paid = chosen.filter(({ paidAt }) => paidAt !== null);
  await tellCameBack(tx, deps, paid, reason);
  const isOver = all.filter(isLive).length === chosen.length;
  if (isOver && run.state !== 'PAID') await updateRun(tx, id, { state: 'CANCELLED' });
  await recordAudit(tx, actor, {
    action: 'payouts.reversed',
    subject: { kind: 'payout-run', id },
    data: { payouts: chosen.map((payout) => payout.id).join(', '), reason },
  });
  return readRun(tx, actor, id);
}

/** The entries that the payouts of a run are made of (earnings-13). */
export async function entriesAsCsv(db: Db, id: number) {
  if (!(await runById(db, id))) fail('request.not_found');
  const lines = (await itemsOf(db, id)).map(({ payout, name, at, kind, tracking_number, net }) => {
    const texts = writeCsv([[`NP-PO-${payout}`, name, dayInKarachi(at), kind, tracking_number]]);
    // `writeCsv` would quote a negative number as text.
    return `${texts.trimEnd()},${net}\r\n`;
  });
  const head = writeCsv([['payout', 'seller', 'day', 'kind', 'tracking_number', 'net']]);
  return { bytes: Buffer.from([head, ...lines].join('')), filename: `payout-entries-${id}.csv` };
}

function isLive({ reversedAt }: PayoutRow): boolean {
  return reversedAt === null;
}

async function livePayouts(tx: Tx, id: number): Promise<PayoutRow[]> {
  return (await payoutsOf(tx, id)).filter(isLive);
}

/** In the order of `inOrder`. */
async function lockSellersOf(tx: Tx, payouts: readonly PayoutRow[]): Promise<void> {
  const sellers = payouts.toSorted(
    (one, other) =>
      (one.tailorId ?? Number.MAX_VALUE) - (other.tailorId ?? Number.MAX_VALUE) ||
      (one.brandId ?? 0) - (other.brandId ?? 0),
  );
  for (const payout of sellers) await lockSeller(tx, sellerOf(payout));
}
