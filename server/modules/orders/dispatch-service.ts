import type { PostalAddress, PostalAddressForm } from '../../../contract/addresses.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { ParcelToSend } from '../../infra/couriers/courier-service.ts';
import { type StepActor, type StepRequest, SYSTEM, takeStep } from '../lifecycle/service.ts';
import { stepFor } from '../lifecycle/steps.ts';
import { bulkLifecycle } from './bulk/lifecycle-service.ts';
import { isBulkOrder } from './bulk/queries.ts';
import { askAdvanceAgain } from './payments/service.ts';
import { cashToCollect } from './present.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { writeDelivery } from './write-queries.ts';

/** Locks a stitched or bulk order and says what a courier has to know of it. Fails with `request.not_found`. */
export async function orderToSend(tx: Tx, deps: Deps, actor: StepActor, id: number): Promise<ParcelToSend> {
  const context = { tx, deps, actor };
  const now = new Date();
  if (await isBulkOrder(tx, id)) {
    const { facts, row } = (await bulkLifecycle('').lock(context, id)) ?? fail('request.not_found');
    const { email, username, firstName } = row.customer;
    return {
      ...shared(row.order, facts.status),
      canShip: stepFor(facts, 'ship', 'support', now) !== undefined,
      isBack: facts.isBack === true,
      seller: 'shop',
      to: toOf(row.order.addresses?.delivery),
      pieces: row.order.numberOfPieces,
      customer: { id: row.order.customerId, email, locale: row.customer.locale, name: firstName || username },
    };
  }
  const { facts, row } = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  return {
    ...shared(row.order, facts.status),
    canShip: stepFor(facts, 'ship', 'tailor', now) !== undefined,
    isBack: facts.isBack === true,
    seller: row.inHouse ? 'shop' : `tailor:${row.order.tailorId}`,
    to: toOf(row.order.addresses?.delivery),
    pieces: row.garments.length,
    customer: {
      id: row.order.customerId,
      email: row.customerEmail,
      locale: row.customerLocale,
      name: row.customerFirstName || row.customerUsername,
    },
  };
}

/** Takes a step that a courier's answer stands for. Fails like `takeStep`. */
export async function stepOrderAsSystem(tx: Tx, deps: Deps, id: number, request: StepRequest): Promise<void> {
  const context = { tx, deps, actor: SYSTEM };
  if (await isBulkOrder(tx, id)) await takeStep(context, bulkLifecycle(''), id, request);
  else await takeStep(context, singleLifecycle, id, request);
}

/** Where a parcel that is sent again goes. */
export async function moveOrder(tx: Tx, id: number, to: PostalAddressForm): Promise<void> {
  await writeDelivery(tx, id, to);
}

/** Asks for an advance before the parcel is sent again; returns what is due of it. `percent` null: by the rules. */
export async function askAdvance(tx: Tx, deps: Deps, id: number, percent: number | null): Promise<number> {
  const context = { tx, deps, actor: SYSTEM };
  const locked = (await isBulkOrder(tx, id))
    ? await bulkLifecycle('').lock(context, id)
    : await singleLifecycle.lock(context, id);
  return askAdvanceAgain(tx, (locked ?? fail('request.not_found')).row.order, percent);
}

type Order = Parameters<typeof cashToCollect>[0]['order'] & { id: number; trackingNumber: string };

function shared(order: Order, status: string) {
  const { id: orderId, trackingNumber } = order;
  const cash = cashToCollect({ order });
  return { orderId, sellerOrderId: null, trackingNumber, status, cash, isForTailor: false };
}

function toOf(to: PostalAddress | undefined): ParcelToSend['to'] {
  if (!to) return null;
  return {
    name: to.full_name,
    phone: to.phone,
    address: [to.address, to.city, to.postal_code].filter(Boolean).join(', '),
    city: to.city,
    country: to.country,
  };
}
