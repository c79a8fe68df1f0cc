import type { z } from 'zod';
import type { BulkStatus, bulkOrderShapes } from '../../../../contract/bulk-orders.ts';
import { BULK_ORDER_PAGE_SIZE } from '../../../../contract/constants/bulk-orders.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { trackingPartFrom } from '../../../../contract/tracking-number.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { newTrackingId } from '../../../infra/tracking-ids.ts';
import { listPage } from '../../../list-page.ts';
import { recordPlaced } from '../../lifecycle/service.ts';
import { bulkPaymentFor, settleDelivery } from '../address-service.ts';
import { orderingCustomer } from '../queries.ts';
import { toQuoteMail } from '../workshop/mails.ts';
import { bulkOrderPlacedMail } from './mails.ts';
import { presentBulkOrder } from './present.ts';
import { bulkOrderWithin, customerBulkOrders, insertBulkOrder } from './queries.ts';

type Form = z.output<typeof bulkOrderShapes.body>['fields'];

/** Stores the request of either shape, without a price, and mails the customer (bulk-1). */
export async function placeBulkOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  form: Form,
  keepDesign: () => Promise<number | undefined>,
) {
  const customer = (await orderingCustomer(tx, actor.id)) ?? fail('session.invalid');
  const phone = form.is_contact_same_as_register ? customer.phoneNumber : form.contact_number;
  if (!phone) failOn('contact_number', 'orders.number_missing');
  const { delivery_address: sent } = form;
  const address = sent === undefined ? undefined : await settleDelivery(tx, actor, sent);
  const id = await insertBulkOrder(tx, {
    order: {
      customerId: actor.id,
      tailorId: IN_HOUSE_TAILOR_ID,
      trackingId: newTrackingId(),
      paymentMethod: bulkPaymentFor(address),
      email: form.email ?? null,
      phone,
      expectedDeliveryDate: form.expected_delivery_date,
    },
    details: {
      itemType: form.item_type,
      numberOfPieces: form.number_of_pieces,
      businessType: form.business_type ?? null,
      additionalNotes: form.additional_notes,
      requestedDeliveryDate: form.expected_delivery_date,
      design: (await keepDesign()) ?? null,
      isContactSameAsRegister: form.is_contact_same_as_register,
      isRequestedSample: form.is_requested_sample,
    },
    address,
  });
  await recordPlaced(tx, deps, { kind: 'bulk', orderId: id, customerId: actor.id });
  const row = (await bulkOrderWithin(tx, { customer: actor.id }, id)) ?? fail('request.not_found');
  await deps.outbox.post(tx, bulkOrderPlacedMail(deps.config, row));
  await deps.outbox.post(tx, toQuoteMail(deps.config, row));
  return { ...presentBulkOrder(row, actor.role, deps), message: 'Bulk order placed successfully!' };
}

/** Newest first. Fails with `page.invalid` past the end. */
export async function listBulkOrders(
  deps: Deps,
  actor: Actor,
  { page, status, search }: { page: number; status?: BulkStatus | undefined; search?: string | undefined },
  addressOfPage: (page: number) => string,
) {
  const part = search === undefined ? undefined : trackingPartFrom(search);
  const { orders, count } = await customerBulkOrders(deps.db, actor.id, { status, part }, page);
  const list = { count, results: orders.map((row) => presentBulkOrder(row, actor.role, deps)) };
  const { results, ...rest } = listPage(list, { page, size: BULK_ORDER_PAGE_SIZE, addressOfPage });
  return { ...rest, data: results };
}

/** Another customer's order is `request.not_found`. */
export async function readBulkOrder(deps: Deps, actor: Actor, id: number) {
  const row = (await bulkOrderWithin(deps.db, { customer: actor.id }, id)) ?? fail('request.not_found');
  return presentBulkOrder(row, actor.role, deps);
}
