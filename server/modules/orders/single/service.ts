import type { z } from 'zod';
import { responseWords } from '#words';
import type { AgreedTerms } from '../../../../contract/agreed-terms.ts';
import { ORDER_PAGE_SIZE } from '../../../../contract/constants/orders.ts';
import type { OrderStatus, SingleOrderForm } from '../../../../contract/orders.ts';
import { trackingPartFrom } from '../../../../contract/tracking-number.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { newTrackingNumber } from '../../../infra/secret-tokens.ts';
import { listPage } from '../../../list-page.ts';
import type { Keep } from '../../files/keep-picture.ts';
import { recordPlaced, takeStepOf } from '../../lifecycle/service.ts';
import { writeClothOfFirst } from '../cloth/queries.ts';
import { customerWhoPlaces } from '../entry-service.ts';
import { presentEvent } from '../event-present.ts';
import { orderHistory } from '../history-queries.ts';
import { customerOrders } from '../list-queries.ts';
import { orderPlacedMail } from '../mails.ts';
import { awaitMeasures } from '../measure-links/request-service.ts';
import { presentListedOrder, presentOrder } from '../present.ts';
import { orderWithin } from '../queries.ts';
import { keepSampleOfFirst } from '../samples/form-service.ts';
import { insertOrder } from '../write-queries.ts';
import { settleForm } from './form-service.ts';
import { singleLifecycle } from './lifecycle-service.ts';

type Form = z.output<typeof SingleOrderForm>;

/** Decides price, day and measures (orders-10). Calls `keep` after validation. */
export async function placeOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  form: Form,
  hasMeasurementPicture: boolean,
  keep: Keep<'dress_design' | 'measurement_picture'>,
) {
  const customer = await customerWhoPlaces(tx, actor.id);
  const { order, details, addresses, sample, cloth } = await settleForm(tx, deps.config, actor, form, {
    hasMeasurementPicture,
    customer,
  });
  const kept = await keep(tx);
  const id = await insertOrder(tx, {
    order: { ...order, customerId: actor.id, trackingNumber: newTrackingNumber() },
    details: {
      ...details,
      dressDesign: kept.dress_design ?? null,
      measurementPicture: kept.measurement_picture ?? null,
    },
    addresses,
  });
  await keepSampleOfFirst(tx, id, sample);
  if (cloth.clothSource !== null) await writeClothOfFirst(tx, id, cloth);
  if (details.measurementFrom) await awaitMeasures(tx, { id, tailorId: order.tailorId });
  await recordPlaced(tx, deps, { kind: 'single', orderId: id, customerId: actor.id });
  const row = (await orderWithin(tx, { customer: actor.id }, id)) ?? fail('request.not_found');
  await deps.outbox.post(tx, orderPlacedMail(deps.config, row));
  return { ...presentOrder(row, actor.role, deps), message: responseWords.singleOrderPlaced };
}

/** Newest first. Fails with `page.invalid` past the end. */
export async function listOrders(
  deps: Deps,
  actor: Actor,
  { page, status, search }: { page: number; status?: OrderStatus | undefined; search?: string | undefined },
  addressOfPage: (page: number) => string,
) {
  const part = search === undefined ? undefined : trackingPartFrom(search);
  const { orders, count } = await customerOrders(deps.db, actor.id, { status, part }, page);
  const results = orders.map((row) => ({
    ...presentListedOrder(row, actor.role, deps),
    garments: row.garments,
  }));
  return listPage({ count, results }, { page, size: ORDER_PAGE_SIZE, addressOfPage });
}

/** Fails with `request.not_found` for another customer's order. */
export async function readOrder(deps: Deps, actor: Actor, id: number) {
  const row = (await orderWithin(deps.db, { customer: actor.id }, id)) ?? fail('request.not_found');
  const history = await orderHistory(deps.db, id);
  return {
    ...presentOrder(row, actor.role, deps),
    events: history.map((event) => presentEvent(event, actor.id, deps)),
  };
}

/**
 * Takes PLACED → CONFIRMED with event, invoice and mail. Repeating it has no effect. Fails like `takeStep` for other
 * statuses.
 */
export async function confirmOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  agreed: z.output<typeof AgreedTerms>,
) {
  const context = { tx, deps, actor };
  const before = await singleLifecycle.lock(context, id);
  if (before?.row.order.customerId !== actor.id) fail('request.not_found');
  const { userConfirmation, status } = before.row.order;
  if (userConfirmation === 'CONFIRMED' && status !== 'CANCELLED') {
    return presentOrder(before.row, actor.role, deps);
  }
  const { row } = await takeStepOf(context, singleLifecycle, before, { action: 'confirm', ...agreed });
  return presentOrder(row, actor.role, deps);
}
