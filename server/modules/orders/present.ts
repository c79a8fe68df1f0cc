import { basicWords, workshopWords } from '#words';
import { writtenHours } from '../../../contract/business-hours.ts';
import { QUESTION_SENTENCES, type QuestionCode } from '../../../contract/constants/lifecycle.ts';
import type { BillDiscount } from '../../../contract/discounts.ts';
import { documentName } from '../../../contract/document-names.ts';
import { shownAddress } from '../../../contract/erased-name.ts';
import { designInWords } from '../../../contract/garment-design.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { Garment } from '../../../contract/order-garments.ts';
import type { ListedOrder, PriceBreakdown, SingleOrder } from '../../../contract/orders.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Config } from '../../config.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import { actionsFor, type GarmentFacts, garmentActionsFor, type OrderFacts } from '../lifecycle/steps.ts';
import { claimFacts } from './alteration-claims/present.ts';
import { presentPosted } from './cloth/present.ts';
import { awaitedCloth, clothFacts, clothMissing, presentReceipt } from './cloth-present.ts';
import { garmentsDue, isMeasuringDue, measuresDueOf } from './garment-measuring.ts';
import { lengthChoiceOf, PICTURE_LINK_SECONDS, personAsked, presentGarment } from './garment-present.ts';
import type { GarmentRow } from './garment-queries.ts';
import type { ListedOrderRow } from './list-queries.ts';
import { billFacts, dueOf, presentPaid } from './payments/present.ts';
import type { OrderRow, OrderWithMeasures } from './queries.ts';
import { presentSample, samplesDue } from './samples/present.ts';

export interface Presenting {
  links: SignedLinks;
  config: Pick<Config, 'brandName' | 'support' | 'businessHours'>;
}

/** The parts of the total; null until there is a price. */
export function priceOfOrder(order: OrderRow['order']): PriceBreakdown | null {
  const { stitchingPrice, total } = order;
  if (stitchingPrice === null || total === null) return null;
  return {
    stitching: stitchingPrice,
    urgent_surcharge: order.urgentSurcharge ?? 0,
    collection_fee: order.collectionFee ?? 0,
    delivery_fee: order.deliveryFee ?? 0,
    sample_fee: order.sampleFee ?? 0,
    cloth: order.clothPrice,
    ...(order.code && { discount: discountOf(order.code) }),
    total,
  };
}

function discountOf({ minimum: _from, ...discount }: NonNullable<OrderRow['order']['code']>): BillDiscount {
  return discount;
}

/** Lists leave out what can be claimed. */
type OneOrderRow = OrderRow & Partial<Pick<OrderWithMeasures, 'nearAlteration'>>;

export function factsOf(row: OneOrderRow): OrderFacts {
  return {
    ...listedFacts(withDue(row)),
    garmentsDue: garmentsDue(row),
  };
}

function withDue(row: OneOrderRow) {
  const isAsked = row.question !== null;
  return { ...row, isAsked, isMeasuringDue: isMeasuringDue(row), samplesDue: samplesDue(row) };
}

type Facts = Pick<
  ListedOrderRow,
  'order' | 'deliveredAt' | 'isAsked' | 'isSwatchDue' | 'isClothCollected' | 'inHouse' | 'clothReceipts'
> & {
  garments: readonly { id: number }[];
  /** Left out of a customer's list. */
  isMeasuringDue?: boolean;
  samplesDue?: readonly string[];
  isBack?: boolean;
} & Pick<OneOrderRow, 'nearAlteration'>;

function listedFacts({
  order,
  deliveredAt,
  isAsked,
  isSwatchDue,
  inHouse,
  clothReceipts,
  garments,
  isClothCollected,
  isMeasuringDue = false,
  samplesDue = [],
  nearAlteration,
  isBack = false,
}: Facts): OrderFacts {
  return {
    kind: 'single',
    status: order.status,
    total: order.total,
    delivery: order.delivery,
    deliveredAt: deliveredAt ? new Date(deliveredAt) : null,
    ...billFacts(order),
    isBack,
    isQuoteExpired: false,
    isAsked,
    isHandoverKnown: order.handoverKnown,
    isInHouse: inHouse,
    isRiderOffered: inHouse && order.delivery === 'BY_SHOP' && order.country === 'PK',
    isSwatchDue,
    isMeasuringDue,
    samplesDue,
    cloth: clothFacts(order, clothReceipts, garments, isClothCollected),
    ...(nearAlteration && { nearAlteration: claimFacts(nearAlteration, order.billStatus === 'PAID') }),
  };
}

export function tailorOf(
  row: Pick<OrderRow, 'inHouse' | 'tailorUsername' | 'tailorEmail'>,
  config: Presenting['config'],
) {
  return row.inHouse
    ? { username: config.brandName, email: config.support.email }
    : { username: row.tailorUsername, email: realAddress(row.tailorEmail) };
}

type Billed = Pick<OrderRow['order'], 'paymentMethod' | 'billStatus' | 'total' | 'paidAmount'> & {
  status: string;
};

/** Rupees to collect from the customer on delivery. */
export function cashToCollect({ order }: { order: Billed }): number {
  const isCash = order.paymentMethod === 'COD' && order.status !== 'CANCELLED';
  return isCash ? dueOf(order) : 0;
}

/** The person measured, such as "Bilal, male"; undefined without a name. */
export function wearerOf(
  { order, measurementLabel }: { order: Pick<OrderRow['order'], 'gender'>; measurementLabel: string | null },
  measuredGender?: string,
): string | undefined {
  const gender = order.gender ?? measuredGender;
  return (
    [measurementLabel, gender && genderName(gender)].filter(Boolean).join(basicWords.listSeparator) ||
    undefined
  );
}

function genderName(gender: string): string {
  const names: Readonly<Record<string, string>> = workshopWords.people.adult;
  return names[gender] ?? gender;
}

/** A question of the shop itself is worded in the current language. */
export function questionText({ code, text }: { code: QuestionCode | null; text: string }): string {
  return code && text ? QUESTION_SENTENCES[code] : text;
}

/** Where customers bring cloth and collect garments. */
export function tailorAddress(
  row: Pick<OrderRow, 'tailorAddress' | 'tailorArea' | 'inHouse'>,
  config: Presenting['config'],
): string {
  return row.tailorAddress ?? (row.inHouse ? config.support.address : row.tailorArea);
}

/** A stitched order in the customer's list, with the actions of `role` (orders-19). */
export function presentListedOrder(
  row: Omit<ListedOrderRow, 'garments'> & Pick<Facts, 'garments' | 'isMeasuringDue'>,
  role: Role,
  { links, config }: Presenting,
): Omit<ListedOrder, 'garments'> {
  const { order } = row;
  const tailor = tailorOf(row, config);
  return {
    id: order.id,
    customer_email: realAddress(row.customerEmail) ?? '',
    tailor: order.tailorId,
    tailor_username: tailor.username,
    tailor_email: tailor.email,
    contact_number: order.phone,
    other_number: order.isContactSameAsRegister ? null : order.phone,
    is_contact_same_as_register: order.isContactSameAsRegister,
    tracking_id: order.trackingNumber,
    item_type: order.itemType,
    shoe_size: order.shoeSize,
    fabric_type: order.fabricType,
    dress_type: order.dressType,
    description: order.description,
    measurement_source: order.measurementSource,
    measurement_label: row.measurementLabel,
    measurement_picture: row.pictureKey ? links.sign(row.pictureKey, PICTURE_LINK_SECONDS) : null,
    dress_design: row.designKey ? links.sign(row.designKey, PICTURE_LINK_SECONDS) : null,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    cloth_due_on: awaitedCloth(order),
    total_bill: order.total,
    number_of_time_contacted_with_client: order.timesContacted,
    contact_status: order.contactStatus,
    bill_status: order.billStatus,
    ...presentPaid(order),
    payment_type: order.paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD',
    user_confirmation: order.userConfirmation,
    status: order.status,
    pickup: order.pickup,
    delivery: order.delivery,
    is_handover_known: order.handoverKnown,
    delivery_type: order.deliveryType,
    invoice_id: row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber),
    actions: actionsFor(listedFacts(row), role, new Date()),
  };
}

/** A stitched order with the actions of `role` (orders-19). */
export function presentOrder(row: OneOrderRow, role: Role, presenting: Presenting): SingleOrder {
  const { order, question } = row;
  const [first] = row.garments;
  const { config } = presenting;
  return {
    ...presentListedOrder(withDue(row), role, presenting),
    contact_email: order.email,
    tailor_area: tailorAddress(row, config),
    gender: order.gender,
    measurement: order.measurementId,
    is_partly_estimated: row.isPartlyEstimated,
    cloth_missing: clothMissing(order),
    cloth_receipts: row.clothReceipts.map((receipt) => presentReceipt(receipt, presenting)),
    cloth_posted: presentPosted(order),
    cloth_left: order.clothLeftCm === null ? null : order.clothLeftCm / 100,
    length_choice: lengthChoiceOf(order),
    measurement_from: first ? personAsked(first) : null,
    measurement_sample: first ? presentSample(row, first, role, config) : null,
    design: designInWords(order.designChoices ?? {}),
    needed_by: order.neededBy,
    occasion: order.occasion,
    price: priceOfOrder(order),
    is_requested_sample: order.isRequestedSample,
    country: order.country,
    courier: order.courier,
    collection_address: shownAddress(order.addresses?.collection),
    delivery_address: shownAddress(order.addresses?.delivery),
    garments: allGarments(row).map((garment) => presentGarmentOf(row, garment, role, presenting)),
    altered_garment: row.alteredGarment,
    opening_hours:
      row.inHouse && row.openingHours.length === 0 ? writtenHours(config.businessHours) : row.openingHours,
    question: question && {
      text: questionText(question),
      asked_at: new Date(question.asked_at).toISOString(),
    },
  };
}

/** Those that were cancelled come last. */
export function allGarments({ garments, cancelledGarments }: OrderRow): GarmentRow[] {
  return [...garments, ...cancelledGarments];
}

/** A garment with the steps that `role` may take of it. */
export function presentGarmentOf(
  row: OrderRow,
  garment: GarmentRow,
  role: Role,
  presenting: Presenting,
): Garment {
  const facts = garmentFacts(row, garment);
  const actions = garmentActionsFor(factsOf(row), facts, role, new Date());
  const measurement_sample = presentSample(row, garment, role, presenting.config);
  return { ...presentGarment(garment, row.order.pickup, presenting), measurement_sample, actions };
}

export function garmentFacts(row: OrderRow, garment: GarmentRow): GarmentFacts {
  const isMeasuringDue = measuresDueOf(row, garment).length > 0;
  const { progress } = garment;
  const due = { isMeasuringDue, samplesDue: samplesDue(row, garment) };
  const isAway = row.alteredGarment !== null && row.alteredGarment !== garment.id;
  return { id: garment.id, progress, ...due, isAway, count: row.garments.length };
}
