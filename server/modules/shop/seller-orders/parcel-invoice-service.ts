import { documentName } from '../../../../contract/document-names.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordReading } from '../../audit/service.ts';
import { requireBrandOf } from '../../catalogue/brands/service.ts';
import { declaredOfProducts } from '../../customs/service.ts';
import {
  type CommercialInvoice,
  type CommercialLine,
  consigneeOf,
  englishName,
  printCommercialInvoice,
  shopAsExporter,
} from '../../documents/commercial-invoice-service.ts';
import { discountOf } from '../refunds/rules.ts';
import { parcelOf } from './parcel-queries.ts';
import { needsShipping } from './present.ts';

/** Of a parcel of the own brand. Fails with `request.not_found`, also within Pakistan, and `shop.not_to_send`. */
export async function printOwnParcelInvoice(deps: Deps, actor: Actor, id: number) {
  const brand = await requireBrandOf(deps.db, actor);
  return printParcelInvoice(deps, actor, brand.id, id);
}

/** Of any parcel of a cart order, for staff. Fails like `printOwnParcelInvoice`. */
export function printStaffParcelInvoice(deps: Deps, actor: Actor, id: number) {
  return printParcelInvoice(deps, actor, 'any', id);
}

async function printParcelInvoice(deps: Deps, actor: Actor, brandId: number | 'any', id: number) {
  const { invoice, orderId, customerId } = await composeParcelInvoice(deps, brandId, id);
  await recordReading(deps.db, actor, {
    action: 'orders.commercial-invoice-printed',
    subject: { kind: 'order', id: orderId },
    userId: customerId,
  });
  return printCommercialInvoice(deps.config, actor, invoice);
}

/** Fails with `request.not_found` for another brand and within Pakistan, and with `shop.not_to_send`. */
export async function composeParcelInvoice(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  brandId: number | 'any',
  id: number,
) {
  const parcel = (await parcelOf(db, brandId, id)) ?? fail('request.not_found');
  const { to, trackingNumber, invoice: issued, brand } = parcel;
  if (to.country === 'PK') fail('request.not_found');
  if (!needsShipping(parcel, new Date())) fail('shop.not_to_send');
  const invoice: CommercialInvoice = {
    number: `${trackingNumber}-${id}`,
    orderNumber: trackingNumber,
    invoice: issued === null ? null : documentName('INVOICE', issued),
    printedAt: new Date().toISOString(),
    exporter: brand ? { name: brand.name, lines: [brand.city, englishName('PK')] } : shopAsExporter(config),
    ...consigneeOf({ ...to, phone: parcel.phone }),
    lines: await linesOf({ db }, parcel.items),
    discount: discountOf({ discount: parcel.discount, subTotal: parcel.orderSubTotal }, [
      { subTotal: parcel.subTotal, discount: parcel.ownDiscount },
    ]),
    returned: 0,
  };
  return { invoice, orderId: parcel.orderId, customerId: parcel.customerId };
}

type Items = NonNullable<Awaited<ReturnType<typeof parcelOf>>>['items'];

async function linesOf({ db }: Pick<Deps, 'db'>, items: Items): Promise<CommercialLine[]> {
  const ids = [...new Set(items.map(({ product }) => product))];
  const declared = await declaredOfProducts(db, ids);
  return items.map(({ product, name, colour, size, price, quantity }) => {
    const known = declared.get(product);
    if (!known) throw new Error(`The bought product ${product} is gone.`);
    const { hsCode, origin, words } = known;
    const detail = [name, colour, size].filter(Boolean).join(' · ');
    return { words, detail, hsCode, origin: englishName(origin), quantity, unitValue: price };
  });
}
