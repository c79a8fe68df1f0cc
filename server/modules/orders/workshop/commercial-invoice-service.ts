import { documentName } from '../../../../contract/document-names.ts';
import { isSentAbroad } from '../../../../contract/duty.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordReading } from '../../audit/service.ts';
import { declaredByKey, declaredOfProducts } from '../../customs/service.ts';
import {
  type CommercialInvoice,
  consigneeOf,
  englishName,
  printCommercialInvoice,
  shopAsExporter,
} from '../../documents/commercial-invoice-service.ts';
import { orderHistory } from '../history-queries.ts';
import { allGarments } from '../present.ts';
import { type OrderScope, orderWithin } from '../queries.ts';
import { samplePlace } from '../samples/present.ts';
import { isCustomerShown } from '../view.ts';
import { commercialLines } from './commercial-lines.ts';
import { workOf } from './service.ts';

/** Of the tailor's order. Fails with `request.not_found`, also within Pakistan, and `orders.not_to_print`. */
export function printWorkCommercialInvoice(deps: Deps, actor: Actor, id: number) {
  return printWithin(deps, actor, workOf(actor), id);
}

/** Of any stitched order, for staff. Fails like `printWorkCommercialInvoice`. */
export function printStaffCommercialInvoice(deps: Deps, actor: Actor, id: number) {
  return printWithin(deps, actor, 'all', id);
}

async function printWithin(deps: Deps, actor: Actor, scope: OrderScope, id: number) {
  const { invoice, customerId } = await composeCommercialInvoice(deps, scope, id);
  await recordReading(deps.db, actor, {
    action: 'orders.commercial-invoice-printed',
    subject: { kind: 'order', id },
    userId: customerId,
  });
  return printCommercialInvoice(deps.config, actor, invoice);
}

/** Fails with `request.not_found` outside `scope` and within Pakistan, and with `orders.not_to_print`. */
export async function composeCommercialInvoice(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  scope: OrderScope,
  id: number,
): Promise<{ invoice: CommercialInvoice; customerId: number }> {
  const row = (await orderWithin(db, scope, id)) ?? fail('request.not_found');
  const { order } = row;
  const to = order.addresses?.delivery;
  if (!to || !isSentAbroad({ delivery: order.delivery, country: to.country })) fail('request.not_found');
  const isAgreed = order.userConfirmation === 'CONFIRMED' && order.status !== 'CANCELLED';
  if (!isAgreed || !isCustomerShown(order, await orderHistory(db, id), new Date())) {
    throw new Failure('orders.not_to_print', { details: { trackingNumber: order.trackingNumber } });
  }
  const products = row.cancelledGarments.flatMap(({ cloth }) => (cloth ? [cloth.product] : []));
  const declared = { byKey: await declaredByKey(db), byProduct: await declaredOfProducts(db, products) };
  const lines = commercialLines({ ...row, urgentSurcharge: order.urgentSurcharge ?? 0 }, declared);
  const places = allGarments(row).flatMap(({ sample, progress }) =>
    sample ? [samplePlace(row, { sample, progress })] : [],
  );
  const invoice = {
    number: order.trackingNumber,
    orderNumber: order.trackingNumber,
    invoice: row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber),
    printedAt: new Date().toISOString(),
    exporter: shopAsExporter(config),
    ...consigneeOf(to),
    lines: lines.map((line) => ({ ...line, origin: englishName(line.origin) })),
    discount: order.discount,
    returned: places.filter((place) => place === 'WITH_TAILOR' || place === 'PACKED').length,
  };
  return { invoice, customerId: order.customerId };
}
