import { basicWords, inLocale, paperWords } from '#words';
import type { PostalAddress } from '../../../contract/addresses.ts';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { countryName } from '../../../contract/constants/countries.ts';
import { isSentAbroad } from '../../../contract/duty.ts';
import { fabricName } from '../../../contract/garment-names.ts';
import { formatRupees } from '../../../contract/money.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import { type Surcharge, surchargesOf } from '../../../contract/surcharges.ts';
import type { Config } from '../../config.ts';
import type { Frozen } from '../documents/service.ts';
import type { GarmentRow } from './garment-queries.ts';
import { dressLabel } from './order-rules.ts';
import { billFacts } from './payments/present.ts';
import { paymentNote } from './payments/words.ts';
import { allGarments, priceOfOrder, tailorOf } from './present.ts';
import type { OrderRow } from './queries.ts';

/** In the present language. */
export function contentOf(config: Config, row: OrderRow): Frozen {
  const { order } = row;
  const price = priceOfOrder(order);
  if (!price) throw new Error(`Order ${order.id} is invoiced without a price.`);
  const isShoes = order.itemType === 'shoes';
  const name =
    [row.customerFirstName, row.customerLastName].filter(Boolean).join(' ') ||
    (order.addresses?.delivery ?? order.addresses?.collection)?.full_name ||
    row.customerUsername;
  const courier = order.courier === 'EXPRESS' ? paperWords.byExpressCourier : undefined;
  const notes: Partial<Record<Surcharge, string | undefined>> = {
    urgent_surcharge: paperWords.inHalfTheTime,
    collection_fee: courier,
    delivery_fee: courier,
    sample_fee: paperWords.sentBeforeTheStitching,
  };
  const extras: Frozen['lines'] = surchargesOf(price).map(({ part, name: label, amount }) => {
    const note = notes[part];
    return { label, ...(note !== undefined && { note }), amount };
  });
  return {
    seller: {
      name: config.brandName,
      lines: [config.support.address, config.support.phone, config.support.email],
    },
    customer: { name, email: realAddress(row.customerEmail) ?? '', phone: order.phone },
    ...labelled('collectedFrom', order.addresses?.collection),
    ...labelled('deliveredTo', order.addresses?.delivery),
    order: {
      id: order.id,
      trackingNumber: order.trackingNumber,
      placedOn: order.orderDate.toISOString(),
      expectedDelivery: order.expectedDeliveryDate,
      dressType: inList(row.garments.map(nameOf)),
      fabricType: inList(row.garments.map(fabricOf)),
      tailorName: tailorOf(row, config).username,
      measurementSource: row.isPartlyEstimated
        ? 'STORE_ESTIMATED'
        : (order.measurementSource ?? (isShoes ? paperWords.notNeeded : paperWords.asAgreed)),
      deliveryType: order.deliveryType,
      paymentMethod: order.paymentMethod,
    },
    lines: [
      ...row.garments.map(lineOf),
      ...allGarments(row).flatMap(clothLineOf),
      ...extras,
      ...discountLine(price.discount?.amount ?? 0, row),
    ],
    total: price.total,
    paymentState: order.billStatus,
    paid: billFacts(order).isPaidAtAll ? Math.min(order.paidAmount, price.total) : 0,
    trackingUrl: pageUrl(config, `/order_tracking?number=${order.trackingNumber}`),
    notes: [
      paymentNote(order),
      paperWords.alterationsAreFree({ days: ALTERATION_DAYS }),
      ...(countryAbroad(row) === null ? [] : [paperWords.dutiesAreNotPart]),
    ],
  };
}

/** Where the order is sent abroad, or null. */
export function countryAbroad({ order }: OrderRow): string | null {
  const country = order.addresses?.delivery?.country ?? null;
  return isSentAbroad({ delivery: order.delivery, country }) ? country : null;
}

/** What the order's code takes off (discounts-9). */
export function discountLine(amount: number, { order }: OrderRow): Frozen['lines'] {
  if (amount === 0) return [];
  const note = order.code && {
    note: paperWords.withCode({ code: order.code.code, amount: formatRupees(amount) }),
  };
  return [{ label: paperWords.discount, ...note, amount: -amount }];
}

export function lineOf(garment: GarmentRow): Frozen['lines'][number] {
  const label = paperWords.stitchingOf({ garment: nameOf(garment) });
  return { label, note: fabricOf(garment), amount: garment.stitchingPrice ?? 0 };
}

/** The cloth of the shop for a garment, which a cancelled one keeps if it was sent (orders-151). */
export function clothLineOf({ cloth, bought, clothQuantity, clothPrice }: GarmentRow): Frozen['lines'] {
  if (clothPrice === null) return [];
  const { name, colour } = bought ?? cloth ?? { name: paperWords.cloth, colour: '' };
  const pieces = bought?.quantity ?? clothQuantity ?? 1;
  const label = paperWords.clothOf({ name });
  return [{ label, note: paperWords.clothInPieces({ colour, pieces }), amount: clothPrice }];
}

export function nameOf({ itemType, shoeSize, dressType }: GarmentRow): string {
  return itemType === 'shoes'
    ? paperWords.shoesOfNumber({ number: String(shoeSize) })
    : (dressLabel(dressType) ?? paperWords.dress);
}

export function fabricOf({ itemType, fabricType }: GarmentRow): string {
  if (fabricType !== null) return fabricName(fabricType);
  return itemType === 'shoes' ? paperWords.none : paperWords.asAgreed;
}

/** Each name once. */
function inList(names: readonly string[]): string {
  return [...new Set(names)].join(basicWords.listSeparator);
}

/** An address as documents print it: couriers read the country in English. */
export function labelled(field: 'collectedFrom' | 'deliveredTo', address: PostalAddress | undefined) {
  if (!address) return {};
  const { full_name, address: street, city, postal_code, country, phone } = address;
  const place = [city, postal_code].filter(Boolean).join(' ');
  const land = inLocale('en', () => countryName(country));
  return { [field]: [full_name, street, place, land, phone] };
}
