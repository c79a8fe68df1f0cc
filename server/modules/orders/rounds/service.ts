import type { StopKind, TickOutcome } from '../../../../contract/constants/rounds.ts';
import { type Day, dayInKarachi } from '../../../../contract/dates.ts';
import { IN_HOUSE_USER_ID } from '../../../../contract/roles.ts';
import { cashOf, roundSums } from '../../../../contract/round-words.ts';
import type { Round, RoundArea, Stop, TickForm } from '../../../../contract/rounds.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordOrdersRead } from '../../audit/service.ts';
import { refuseStep } from '../../lifecycle/refusal-service.ts';
import { type Lifecycle, type StepContext, type StepRequest, takeStep } from '../../lifecycle/service.ts';
import { noteOf } from '../../lifecycle/words.ts';
import { bulkLifecycle } from '../bulk/lifecycle-service.ts';
import { isBulkOrder } from '../bulk/queries.ts';
import { isAdvanceDue } from '../payments/present.ts';
import { cashToCollect, tailorAddress, tailorOf } from '../present.ts';
import type { OrderScope } from '../queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { areaOf, keyOf } from './area.ts';
import { type OrderOnRound, ordersOnRound, type StopRow, stopsOf } from './queries.ts';

type Presenting = Pick<Deps, 'db' | 'config'>;

/** Reads the list of a day and records whose addresses were shown (backoffice-24). */
export async function readRoundOf(deps: Presenting, actor: Actor, day: Day = dayInKarachi()): Promise<Round> {
  const { stops: found, count } = await stopsOf(deps.db, scopeOf(actor), day);
  const rows = await ordersOnRound(deps.db, [...new Set(found.map(({ id }) => id))]);
  const orders = new Map(rows.map((row) => [row.order.id, row]));
  const stops = found.flatMap((stop) => {
    const row = orders.get(stop.id);
    return row ? (presentStop(stop, row, deps.config) ?? []) : [];
  });
  await recordOrdersRead(
    deps.db,
    actor,
    'orders.stop-read',
    rows.map(({ order }) => order),
  );
  return { day, ...roundSums(stops), left_out: count - found.length, areas: byArea(stops) };
}

/** How many stops of today are still to be done, up to `MAX_STOPS`. */
export async function countOpenStops(db: Db, scope: OrderScope): Promise<number> {
  const { stops } = await stopsOf(db, scope, dayInKarachi());
  return stops.filter(({ isOpen }) => isOpen).length;
}

/** Like `countOpenStops`; null for an account that has no list. */
export async function countOwnStops(db: Db, actor: Actor): Promise<number | null> {
  return isOfShop(actor) ? countOpenStops(db, scopeOf(actor)) : null;
}

/** Takes the step that a tick stands for (backoffice-27). */
export async function takeTick(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { kind, outcome, note }: TickForm,
): Promise<Pick<TickForm, 'kind' | 'outcome'> & { id: number }> {
  requireShop(actor);
  const step = stepOf(kind, outcome, note);
  const context = { tx, deps, actor };
  const isBulk = kind === 'delivery' && (await isBulkOrder(tx, id));
  if (isBulk) await takeAtStop(context, bulkLifecycle(''), { id, kind, step });
  else await takeAtStop(context, singleLifecycle, { id, kind, step });
  return { id, kind, outcome };
}

async function takeAtStop<Row>(
  context: StepContext,
  lifecycle: Lifecycle<Row>,
  { id, kind, step }: { id: number; kind: StopKind; step: StepRequest },
): Promise<void> {
  const { facts } = (await lifecycle.lock(context, id)) ?? fail('request.not_found');
  // These steps are open in other states and of other tailors too, which are no stops of the rider.
  if (kind === 'delivery' && facts.status !== 'SHIPPED')
    refuseStep('orders.step_not_allowed', facts.status, step.action);
  if (kind === 'swatch' && !facts.isInHouse) fail('request.not_found');
  await takeStep(context, lifecycle, id, step);
}

function stepOf(kind: StopKind, outcome: TickOutcome, reason: string | undefined): StepRequest {
  const failed = { failure: 'NOT_REACHED', reason } as const;
  if (kind === 'collection' && outcome === 'DONE') return { action: 'collect_cloth', reason };
  if (kind === 'collection') {
    const mistake = { failure: 'OTHER', noteCode: 'COLLECTED_BY_MISTAKE', reason } as const;
    return { action: 'fail_collection', ...(outcome === 'UNDONE' ? mistake : failed) };
  }
  if (kind === 'swatch') return { action: 'send_swatch', reason };
  return outcome === 'DONE' ? { action: 'deliver', reason } : { action: 'come_back', ...failed };
}

/** Staff see all stops, the in-house workshop its own; other tailors have no rider of the shop. */
function scopeOf(actor: Actor): OrderScope {
  requireShop(actor);
  return actor.role === 'tailor' ? { tailorUser: actor.id } : 'all';
}

function isOfShop({ id, role }: Actor): boolean {
  return role !== 'tailor' || id === IN_HOUSE_USER_ID;
}

function requireShop(actor: Actor): void {
  if (!isOfShop(actor)) fail('request.not_found');
}

/** Undefined for an order whose address was erased meanwhile. */
function presentStop(stop: StopRow, row: OrderOnRound, config: Deps['config']): Stop | undefined {
  const { order } = row;
  const { collection, delivery } = order.addresses ?? {};
  const address = { collection, delivery, swatch: delivery ?? collection }[stop.kind];
  if (!address) return undefined;
  // It is sent once the advance is paid, like all work.
  if (stop.kind === 'swatch' && stop.isOpen && isAdvanceDue(order)) return undefined;
  const isDone = DONE.has(stop.tick?.action ?? '');
  return {
    id: stop.id,
    kind: stop.kind,
    tracking_id: order.trackingNumber,
    is_open: stop.isOpen,
    is_revocable: stop.isRevocable,
    due_on: stop.dueOn,
    promised: order.expectedDeliveryDate,
    is_urgent: order.deliveryType === 'URGENT',
    address,
    garments: garmentsAt(stop, row).map(({ item_type, dress_type }) => ({ item_type, dress_type })),
    is_alteration: stop.isAlteration,
    bulk:
      row.bulkItem === null || row.bulkPieces === null
        ? null
        : { item_type: row.bulkItem, pieces: row.bulkPieces },
    samples: stop.isAlteration ? 0 : samplesAt(stop.kind, row),
    cash: stop.kind !== 'delivery' ? 0 : isDone ? (stop.isAgain ? 0 : row.cashTaken) : cashToCollect(row),
    workshop: { name: tailorOf(row, config).username, address: tailorAddress(row, config) },
    tick: stop.tick && {
      outcome: isDone ? 'DONE' : 'NOT_DONE',
      at: stop.tick.at,
      by: stop.tick.by ?? config.brandName,
      note: noteOf(stop.tick),
    },
  };
}

/** A bulk order has no rows of garments; the altered one of several comes back alone. */
function garmentsAt({ isAlteration }: StopRow, { bulkItem, garments, alteredGarment }: OrderOnRound) {
  if (bulkItem !== null) return [];
  const altered = isAlteration ? garments.filter(({ id }) => id === alteredGarment) : [];
  return altered.length > 0 ? altered : garments;
}

function samplesAt(kind: StopKind, row: OrderOnRound): number {
  return { collection: row.samplesToCollect, delivery: row.samplesPacked, swatch: 0 }[kind];
}

const DONE: ReadonlySet<string> = new Set(['collect_cloth', 'deliver', 'send_swatch']);

/** By city and area; neighbouring areas have neighbouring postal codes. */
function byArea(stops: readonly Stop[]): RoundArea[] {
  const placed = stops.map((stop) => ({ stop, area: areaOf(stop.address) }));
  const groups = Map.groupBy(placed, ({ stop, area }) => `${keyOf(stop.address.city)} ${keyOf(area)}`);
  const areas = [...groups.values()].map((group) => {
    const own = group
      .map(({ stop }) => stop)
      .toSorted((one, other) => compare(one.address.address, other.address.address) || one.id - other.id);
    const [first] = group;
    return {
      city: first?.stop.address.city ?? '',
      area: first?.area ?? '',
      code: own.map(({ address }) => address.postal_code).sort()[0] ?? '',
      cash: cashOf(own),
      stops: own,
    };
  });
  return areas
    .toSorted(
      (one, other) =>
        compare(keyOf(one.city), keyOf(other.city)) ||
        compare(one.code, other.code) ||
        compare(one.area, other.area),
    )
    .map(({ code: _, ...area }) => area);
}

const compare = new Intl.Collator('en', { numeric: true }).compare;
