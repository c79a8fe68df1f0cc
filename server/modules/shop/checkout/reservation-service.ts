import type { NoteCode } from '../../../../contract/constants/lifecycle.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { arrival } from '../../../../contract/delivery.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { announceSteps } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { storedNote } from '../../lifecycle/words.ts';
import { confirmOrderMail, orderPlacedMail } from '../mails.ts';
import { anyShopOrder, type ShopOrderRow, takeStock } from '../queries.ts';
import { summariseStatus } from '../seller-orders/lifecycle-service.ts';
import { tellSeller } from '../seller-orders/news-service.ts';
import { warnOfLowStock } from '../stock-warning-service.ts';
import { CONFIRMABLE_FOR_MS, confirmationOf } from './reservation.ts';
import {
  cancelExpired,
  lockOrderById,
  lockOrderByLink,
  lockOrderByNumber,
  markConfirmed,
  type OrderToConfirm,
  releaseExpired,
  setConfirmHash,
  waitingOrders,
} from './reservation-queries.ts';

const BATCH = 100;

/**
 * Confirms by the mailed token, which also proves the address; idempotent. Fails with `shop.confirmation_link_invalid`,
 * `shop.confirmation_expired` or `shop.confirmation_sold_out`.
 */
export function confirmByLink(deps: Deps, token: string) {
  return deps.db.transaction(async (tx) => {
    const order = (await lockOrderByLink(tx, fingerprint(token))) ?? fail('shop.confirmation_link_invalid');
    if (order.email) await deps.outbox.markProven(tx, order.email);
    const { expectedDeliveryDate } = await confirm(tx, deps, order, null);
    return { tracking_id: order.trackingNumber, expected_delivery_date: expectedDeliveryDate };
  });
}

/**
 * For staff who have called the guest. Undefined if no order with this number needs confirmation. Fails like
 * `confirmByLink`.
 */
export async function confirmByPhone(
  tx: Tx,
  deps: Deps,
  trackingNumber: string,
): Promise<'confirmed' | 'already' | undefined> {
  const order = await lockOrderByNumber(tx, trackingNumber);
  if (!order) return undefined;
  return (await confirm(tx, deps, order, 'CONFIRMED_BY_PHONE')).wasWaiting ? 'confirmed' : 'already';
}

/** Runs `confirmByPhone` in a transaction. */
export function confirmByStaff(
  deps: Deps,
  trackingNumber: string,
): Promise<'confirmed' | 'already' | undefined> {
  return deps.db.transaction((tx) => confirmByPhone(tx, deps, trackingNumber));
}

/** Oldest first, at most 200. */
export function listWaiting({ db }: Pick<Deps, 'db'>) {
  return waitingOrders(db);
}

async function confirm(tx: Tx, deps: Deps, order: OrderToConfirm, noteCode: NoteCode | null) {
  const now = new Date();
  const { id, expectedDeliveryDate: before } = order;
  const said = { noteCode, note: storedNote({ noteCode, note: null }) };
  const what = confirmationOf(order, now);
  if (what === 'expired') fail('shop.confirmation_expired');
  if (what === 'already') return { wasWaiting: false, expectedDeliveryDate: before };
  if (what === 'note') {
    await markConfirmed(tx, id, { expectedDeliveryDate: before, ...said });
    return { wasWaiting: false, expectedDeliveryDate: before };
  }
  if (what === 'reserve_and_place' && !(await takeStock(tx, id))) fail('shop.confirmation_sold_out');
  const expectedDeliveryDate = await place(tx, deps, order, what, said);
  const row = await anyShopOrder(tx, id);
  if (row && order.email) await deps.outbox.post(tx, orderPlacedMail(deps.config, order.email, row));
  return { wasWaiting: true, expectedDeliveryDate };
}

/**
 * Places an order whose payment has arrived, if its goods are still there (payments-22). Requires a lock of the order.
 */
export async function placePaidOrder(tx: Tx, deps: Deps, id: number): Promise<boolean> {
  const order = await lockOrderById(tx, id);
  const what = order?.reservation === 'RESERVED' ? 'place' : 'reserve_and_place';
  if (!order || (what === 'reserve_and_place' && !(await takeStock(tx, id)))) return false;
  await place(tx, deps, order, what, { noteCode: null, note: null });
  const row = await anyShopOrder(tx, id);
  if (row && order.email) await deps.outbox.post(tx, await paidMail(tx, deps, order.email, row));
  return true;
}

async function place(
  tx: Tx,
  deps: Deps,
  { id, delivery }: OrderToConfirm,
  what: 'place' | 'reserve_and_place',
  said: { noteCode: NoteCode | null; note: string | null },
): Promise<string> {
  // Delivery days count from the confirmation.
  const today = dayInKarachi(new Date());
  const [, expectedDeliveryDate] = arrival(today, delivery, await readDaysOff(tx, today));
  const events = await markConfirmed(tx, id, { expectedDeliveryDate, ...said });
  const steps = events.map(confirmStep);
  await announceSteps(tx, deps, steps);
  for (const step of steps) await tellSeller(tx, deps, step);
  if (what === 'reserve_and_place') await warnOfLowStock(tx, deps, id);
  await summariseStatus(tx, id);
  return expectedDeliveryDate;
}

/** Nobody else's address receives more than the request to confirm it. */
async function paidMail(tx: Tx, { config }: Deps, email: string, row: ShopOrderRow) {
  if (await isProven(tx, email)) return orderPlacedMail(config, email, row);
  const token = newSecret();
  await setConfirmHash(tx, row.order.id, fingerprint(token));
  return confirmOrderMail(config, email, row, token);
}

/** Releases expired reservations, and cancels orders that are unconfirmed after a day. */
export async function releaseReservations(
  deps: Pick<Deps, 'db' | 'pubsub' | 'jobs'>,
  now = Date.now(),
): Promise<void> {
  while ((await releaseExpired(deps.db, BATCH)) === BATCH);
  const before = new Date(now - CONFIRMABLE_FOR_MS);
  while ((await expireBatch(deps, before)) === BATCH);
}

function expireBatch(deps: Pick<Deps, 'db' | 'pubsub' | 'jobs'>, before: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const note = storedNote({ noteCode: 'NOT_CONFIRMED', note: null });
    const said = { noteCode: 'NOT_CONFIRMED', note } as const;
    const { cancelled, events } = await cancelExpired(tx, BATCH, before, said);
    await announceSteps(tx, deps, events.map(expireStep));
    return cancelled;
  });
}

interface MovedSellerOrder {
  orderId: number;
  sellerOrderId: number;
  noteCode: NoteCode | null;
}

const confirmStep = ({ orderId, sellerOrderId, noteCode }: MovedSellerOrder): TakenStep => ({
  orderId,
  sellerOrderId,
  noteCode,
  note: null,
  kind: 'goods',
  actorId: null,
  action: 'confirm',
  from: 'UNCONFIRMED',
  to: 'PLACED',
});

const expireStep = ({ orderId, sellerOrderId, noteCode }: MovedSellerOrder): TakenStep => ({
  orderId,
  sellerOrderId,
  noteCode,
  note: null,
  kind: 'goods',
  actorId: null,
  action: 'expire',
  from: 'UNCONFIRMED',
  to: 'CANCELLED',
});
