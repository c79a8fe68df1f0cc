import {
  garmentsDisputed,
  garmentsUndisputed,
  receiptOf,
  receiptsThatHold,
} from '../../../../contract/cloth-come.ts';
import { clothDueOn } from '../../../../contract/cloth-wait.ts';
import { CLOTH_LATE_DAYS } from '../../../../contract/constants/cloth.ts';
import { type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { OrderStep } from '../../../../contract/order-steps.ts';
import type { Tx } from '../../../db/client.ts';
import { Failure, fail, failOn } from '../../../fail.ts';
import { readDaysOff } from '../../calendar/service.ts';
import type { LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import type { ClothReceiptRow } from '../cloth/come-queries.ts';
import { clothMissing, objectableUntil } from '../cloth-present.ts';
import { type OrderWithMeasures, orderWithin } from '../queries.ts';
import { receiveSamples } from '../samples/along-service.ts';
import { insertClothReceipt, objectToReceipt, settleObjections } from '../workshop/cloth-queries.ts';
import { updateDetails } from '../write-queries.ts';
import { askAgain, postpone } from './question-service.ts';

type Order = LockedOrder<OrderWithMeasures>;
type RequestOf<Action> = Omit<Extract<OrderStep, { action: Action }>, 'action'>;

const DAY_MS = 86_400_000;

export const cmOf = (metres: number | undefined) =>
  metres === undefined ? undefined : Math.round(metres * 100);

/** The wait for cloth that has to be there by `dueOn` (orders-80); shoes wait for none. */
export function waitForCloth({ itemType }: OrderWithMeasures['order'], dueOn: Day) {
  return waitUntil(itemType === 'shoes' ? null : dueOn);
}

/**
 * Counts the waiting of an order without cloth from today at the earliest: a tailor who accepts late has lost the days
 * before, and a day that staff promises anew allows for them.
 */
export async function awaitClothFromNow(tx: Tx, { order }: OrderWithMeasures): Promise<void> {
  const today = dayInKarachi();
  if (order.clothDueOn === null || order.clothDueOn >= today) return;
  await updateDetails(tx, order.id, waitUntil(clothDueOn(today, 0, await readDaysOff(tx, today))));
}

function waitUntil(dueOn: Day | null) {
  return { clothDueOn: dueOn, clothRemindedAt: null, clothExpiresOn: null };
}

/** Writes down what is said of the cloth that was posted, and reminds of a later parcel anew (orders-182, orders-183). */
export async function postCloth(
  { tx }: StepContext,
  { row: { order } }: Order,
  { courier, courier_number: number, posted_on: day }: RequestOf<'post_cloth'>,
): Promise<void> {
  if (day < dayInKarachi(order.orderDate)) fail('orders.posted_too_early');
  const isLater = order.clothPostedOn === null || day > order.clothPostedOn;
  await updateDetails(tx, order.id, {
    ...{ clothPostedOn: day, clothCourier: courier, clothCourierNumber: number ?? null },
    clothWentElsewhere: false,
    ...(isLater && { clothRemindedAt: null, clothExpiresOn: null }),
  });
}

/** The rider is the shop's own, so no partner says what was collected (backoffice-27). */
export async function requireRider({ actor }: StepContext, { facts }: Order): Promise<void> {
  if (actor.role === 'tailor' && !facts.isInHouse) fail('session.forbidden');
}

/**
 * Writes the receipt down, which meets the objections to it; the last one starts the clock (orders-81, orders-193). Fails
 * with `orders.garment_unknown` and `orders.cloth_written_down`.
 */
export async function receiveCloth(
  { tx, actor }: StepContext,
  { facts, row }: Order,
  {
    garments,
    metres,
    pieces = 1,
    faults,
    bag_tag: bagTag,
    pressed_at: pressedAt,
    samples,
  }: RequestOf<'receive_cloth'>,
): Promise<void> {
  const disputed = facts.cloth?.disputed ?? [];
  const received = garmentsReceived(row, garments, disputed);
  await insertClothReceipt(tx, {
    orderId: row.order.id,
    garmentIds: needingCloth(row).every(({ id }) => received.includes(id)) ? null : received,
    lengthCm: cmOf(metres),
    pieces,
    faults,
    bagTag,
    isFinal: actor.role !== 'tailor' && received.every((id) => disputed.includes(id)),
  });
  await settleMetObjections(tx, (await orderWithin(tx, 'all', row.order.id)) ?? row);
  await receiveSamples(tx, row, samples);
  const isComplete = clothMissing(row.order).every((id) => received.includes(id));
  if (isComplete) await endWait(tx, row, dayOfReceipt(pressedAt));
}

function needingCloth({ garments }: Pick<OrderWithMeasures, 'garments'>) {
  return garments.filter(({ itemType }) => itemType !== 'shoes');
}

/** The garments whose cloth is written down: those named, else all whose receipt is awaited or objected to. */
function garmentsReceived(
  row: OrderWithMeasures,
  named: readonly number[] | undefined,
  disputed: readonly number[],
): number[] {
  const due = [...clothMissing(row.order), ...disputed];
  for (const id of named ?? []) {
    if (!needingCloth(row).some((garment) => garment.id === id)) failOn('garments', 'orders.garment_unknown');
    if (!due.includes(id)) throw new Failure('orders.cloth_written_down', { data: { garment: id } });
  }
  return [...new Set(named ?? due)];
}

/** Settles the objections about garments that have a later receipt, or are cancelled. */
async function settleMetObjections(
  tx: Tx,
  { order, clothReceipts, garments }: OrderWithMeasures,
): Promise<void> {
  const disputed = garmentsDisputed(clothReceipts, garments);
  const isMet = (receipt: ClothReceiptRow) =>
    !disputed.some((id) => receiptOf(clothReceipts, id) === receipt);
  await settleObjections(
    tx,
    order.id,
    clothReceipts.filter(isMet).map(({ number }) => number),
  );
}

/** Who begins the work has the cloth, although nothing was written down (orders-81), unless it came for others. */
export async function receiveByStarting(
  tx: Tx,
  row: OrderWithMeasures,
  { pressed_at: pressedAt }: RequestOf<'start'>,
): Promise<void> {
  if (row.order.clothDueOn === null || row.order.clothCome?.isPartly) return;
  await insertClothReceipt(tx, { orderId: row.order.id });
  await endWait(tx, row, dayOfReceipt(pressedAt));
}

/** Today, or the day on which it was pressed without a network (orders-86); the clock of a device may be wrong. */
function dayOfReceipt(pressedAt: string | undefined): Day {
  const now = Date.now();
  const pressed = pressedAt === undefined ? now : Date.parse(pressedAt);
  return dayInKarachi(new Date(Math.min(now, Math.max(pressed, now - CLOTH_LATE_DAYS * DAY_MS))));
}

/** Moves the promised day by the business days since the cloth was due, or since a question that is still open. */
async function endWait(tx: Tx, { order, question }: OrderWithMeasures, day: Day): Promise<void> {
  const dueOn = order.clothDueOn;
  if (dueOn === null) return;
  const since = question && question.asked_on < dueOn ? question.asked_on : dueOn;
  await postpone(tx, order, since, day);
  if (question) await askAgain(tx, order.id, question.asked_on > day ? question.asked_on : day);
  await updateDetails(tx, order.id, { clothDueOn: null });
}

/**
 * After a garment was cancelled: no objection is about it, and where it was the last one without cloth, the others have
 * theirs since the receipt before (orders-194).
 */
export async function followCancelledCloth(tx: Tx, row: OrderWithMeasures): Promise<void> {
  await settleMetObjections(tx, row);
  const { clothCome } = row.order;
  const last = row.clothReceipts.at(-1);
  if (!clothCome?.isPartly || clothCome.missing.length > 0 || !last) return;
  await endWait(tx, row, dayInKarachi(new Date(last.received_at)));
}

/**
 * Objects to the receipts of garments, or to the only one that can be objected to; what was said of other garments of a
 * receipt stays (orders-82, orders-196). Fails with `orders.garment_missing`, `orders.garment_unknown` and
 * `orders.objection_over`.
 */
export async function objectToCloth(
  tx: Tx,
  { row }: Order,
  { reason, garments: named }: RequestOf<'object_cloth'>,
): Promise<void> {
  const { garments, clothReceipts } = row;
  for (const id of named ?? [])
    if (!garments.some((garment) => garment.id === id)) failOn('garments', 'orders.garment_unknown');
  const open = receiptsThatHold(clothReceipts, garments).flatMap((receipt) => {
    const until = objectableUntil(receipt);
    const ids = garmentsUndisputed(receipt, clothReceipts, garments);
    return ids.length > 0 && until !== null && new Date() <= until ? [{ receipt, ids }] : [];
  });
  if (!named && open.length > 1) failOn('garments', 'orders.garment_missing');
  if (open.length === 0 || named?.some((id) => !open.some(({ ids }) => ids.includes(id))))
    fail('orders.objection_over');
  for (const { receipt, ids } of open) {
    const about = ids.filter((id) => named?.includes(id) ?? true);
    if (about.length === 0) continue;
    const before = receipt.objection !== null && receipt.settled_at === null ? receipt : undefined;
    const isWhole = named === undefined && !before && ids.length > 1;
    await objectToReceipt(
      tx,
      { orderId: row.order.id, number: receipt.number },
      {
        objection: before ? `${before.objection}\n${reason}` : reason,
        objectedGarments:
          garments.length > 1 && !isWhole ? [...(before?.objected_garments ?? []), ...about] : null,
      },
    );
  }
}

/**
 * Fails with `orders.cloth_left_too_much` where more is left than came for these garments. A receipt without metres says
 * nothing.
 */
export function requireLeftOfWhatCame(
  { clothReceipts }: OrderWithMeasures,
  garments: OrderWithMeasures['garments'],
  metres: number | undefined,
): void {
  const receipts = new Set(needingCloth({ garments }).map(({ id }) => receiptOf(clothReceipts, id)));
  const lengths = [...receipts].map((receipt) => receipt?.length_cm ?? null);
  const left = cmOf(metres);
  if (left === undefined || lengths.length === 0 || lengths.includes(null)) return;
  const came = lengths.reduce((sum: number, length) => sum + (length ?? 0), 0);
  if (left > came) fail('orders.cloth_left_too_much', { metres: String(came / 100) });
}

/**
 * What is left of the cloth; a parcel that is sent again keeps what was said before. Fails like `requireLeftOfWhatCame`.
 */
export async function keepClothLeft(
  tx: Tx,
  { row }: Order,
  { cloth_left: metres }: { cloth_left?: number | undefined },
): Promise<void> {
  requireLeftOfWhatCame(row, row.garments, metres);
  if (metres !== undefined) await updateDetails(tx, row.order.id, { clothLeftCm: cmOf(metres) });
}

/** An order that ends, or goes to another tailor, waits neither for cloth nor for the correction of a receipt. */
export async function closeObjection(
  { tx }: StepContext,
  { facts }: Order,
  { action, to }: TakenStep,
): Promise<void> {
  if (to === 'CANCELLED' || action === 'reassign') await settleObjections(tx, facts.orderId);
}
