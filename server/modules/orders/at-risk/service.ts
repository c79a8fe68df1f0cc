import { inLocale, orderMailWords } from '#words';
import { MISSES_SHOWN, TAILORS_WITH_ROOM_SHOWN, TYPE_OF_KIND } from '../../../../contract/constants/staff.ts';
import { addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import { tailorKindFor } from '../../../../contract/garments.ts';
import { daysToFinish, honestDay, missReason, type RunningOrder } from '../../../../contract/missed-day.ts';
import type { OrderAtRisk, ordersAtRisk } from '../../../../contract/orders-at-risk.ts';
import type { Deps } from '../../../deps.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { tailorsForDress } from '../../tailors/service.ts';
import { isStitchedBy } from '../order-rules.ts';
import { waysOf } from '../single/price-service.ts';
import { courierTo, type PromiseRules, planBy, readPromiseRules } from '../single/promise-service.ts';
import { atRiskMail } from './mails.ts';
import {
  type OrderAtRiskRow,
  ordersAtRiskFirst,
  ordersToCheck,
  type PlannedOrder,
  type Risk,
  replaceRisks,
} from './queries.ts';

const BATCH = 500;
/** Days off since then count for the days that a garment has been in production. */
const DAYS_BACK = 60;

type Shop = Pick<Deps, 'db' | 'config'>;
type Plan = Parameters<typeof missReason>;

/** Finds the orders that will miss their day, and mails support those that no evening before has found. */
export async function checkPromises(
  deps: Pick<Deps, 'db' | 'config' | 'outbox'>,
  today = dayInKarachi(),
): Promise<void> {
  const { db, config } = deps;
  const rules = await readRules(deps, today);
  const risks: (Risk & { trackingNumber: string })[] = [];
  let after: { promised: Day; id: number } | undefined;
  for (;;) {
    const batch = await ordersToCheck(db, { today, after, limit: BATCH });
    for (const order of batch) {
      const reason = missReason(...planOf(order, rules, config));
      const { id: orderId, promised: promisedOn, status, tailorId, trackingNumber } = order;
      if (reason) risks.push({ orderId, reason, promisedOn, status, tailorId, trackingNumber });
    }
    after = batch.at(-1);
    if (batch.length < BATCH) break;
  }
  await db.transaction(async (tx) => {
    const fresh = new Set(await replaceRisks(tx, risks));
    const news = risks.filter(({ orderId }) => fresh.has(orderId));
    if (news.length > 0) await deps.outbox.post(tx, atRiskMail(config, news));
  });
}

/** The orders at risk, with a day that can be kept and who has room (backoffice-14). */
export async function listOrdersAtRisk(
  deps: Shop,
  today = dayInKarachi(),
): Promise<ResponseOf<typeof ordersAtRisk>> {
  const { count, rows } = await ordersAtRiskFirst(deps.db, today, MISSES_SHOWN);
  if (rows.length === 0) return { count, results: [] };
  const [rules, candidates] = await Promise.all([readRules(deps, today), candidatesFor(deps, rows)]);
  const results = rows.map((row) => presentOrderAtRisk(row, rules, candidates, deps.config));
  return { count, results };
}

interface Rules {
  /** For promises of today. */
  promise: PromiseRules;
  /** With the days off before today. */
  daysOff: PromiseRules['daysOff'];
}

async function readRules({ db }: Shop, today: Day): Promise<Rules> {
  const promise = await readPromiseRules(db, today);
  const before = await readDaysOff(db, addDays(today, -DAYS_BACK));
  const days = [...before.days.filter((day) => day < today), ...promise.daysOff.days];
  return { promise, daysOff: { weekdays: before.weekdays, days } };
}

function planOf(order: PlannedOrder, { promise, daysOff }: Rules, { support }: Deps['config']): Plan {
  const { status, promised, begunOn: begun, isAsked, clothDueOn, isUnpaid, isObjected, isFromShelf } = order;
  const { after: courierAfter } = courierTo(promise.rules, support, order.tailor, waysOf(order));
  const deliveryType = order.isAltered ? 'URGENT' : order.deliveryType;
  const running: RunningOrder = {
    ...{ status, promised, deliveryType, courierAfter, begun, garments: garmentsIn(order) },
    ...{ isAsked, clothDueOn, isUnpaid, isObjected, isFromShelf },
  };
  return [running, order.tailor, daysOff, promise.today];
}

/** One garment of an order is altered at a time. */
function garmentsIn({ further, isAltered }: PlannedOrder): number {
  return isAltered ? 1 : further.length + 1;
}

type Candidates = Map<string, Awaited<ReturnType<typeof tailorsForDress>>>;

const wantedBy = ({ dressType, gender }: OrderAtRiskRow) => {
  const kind = tailorKindFor({ dressType, gender });
  return { dressType, kind, name: `${dressType} ${kind}` };
};

/** The tailors for each garment and kind that the orders need. */
async function candidatesFor({ db }: Shop, rows: readonly OrderAtRiskRow[]): Promise<Candidates> {
  const found: Candidates = new Map();
  for (const row of rows) {
    const { dressType, kind, name } = wantedBy(row);
    if (dressType === null || found.has(name)) continue;
    const type = kind && TYPE_OF_KIND[kind];
    found.set(name, await tailorsForDress(db, { dressType, type }));
  }
  return found;
}

function presentOrderAtRisk(
  row: OrderAtRiskRow,
  rules: Rules,
  candidates: Candidates,
  config: Deps['config'],
): OrderAtRisk {
  const plan = planOf(row, rules, config);
  const { left, needed } = daysToFinish(...plan);
  const name = (tailor: { inHouse: boolean; username: string }) =>
    tailor.inHouse ? config.brandName : tailor.username;
  return {
    id: row.id,
    tracking_id: row.trackingNumber,
    status: row.status,
    item_type: row.itemType,
    dress_type: row.dressType,
    shoe_size: row.shoeSize,
    others: row.further.length,
    events: row.events,
    customer_name: row.customerName,
    tailor: { id: row.tailorId, name: name({ ...row.tailor, username: row.tailorUsername }) },
    promised: row.promised,
    // The tailor's calendar may have changed since the check.
    reason: missReason(...plan) ?? row.reason,
    days_left: left,
    days_needed: needed,
    honest_day: honestDay(...plan),
    with_room: (candidates.get(wantedBy(row).name) ?? [])
      .flatMap((tailor) => {
        const isAble = row.further.every((garment) => isStitchedBy(tailor, garment));
        const day = isAble && tailor.id !== row.tailorId ? dayBy(tailor, row, rules.promise, config) : null;
        return day !== null && day <= row.promised ? [{ id: tailor.id, name: name(tailor), day }] : [];
      })
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .slice(0, TAILORS_WITH_ROOM_SHOWN),
    usual_reasons: inLocale(row.customerLocale, () => ({ ...orderMailWords.usualReasons })),
  };
}

/** The day that the step `reassign` promises; an alteration takes no place in a week (orders-16). */
function dayBy(
  tailor: Awaited<ReturnType<typeof tailorsForDress>>[number],
  order: OrderAtRiskRow,
  promise: PromiseRules,
  config: Deps['config'],
): Day | null {
  const isBack = order.status === 'ALTERATION';
  const workshop = isBack ? { ...tailor, fullWeeks: [], weeklyRoom: null } : tailor;
  const deliveryType = isBack ? 'URGENT' : order.deliveryType;
  const { promised } = planBy(promise, config, workshop, deliveryType, waysOf(order), garmentsIn(order));
  return promised?.promised ?? null;
}
