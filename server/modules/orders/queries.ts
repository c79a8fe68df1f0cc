import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostalAddress } from '../../../contract/addresses.ts';
import type { QuestionCode } from '../../../contract/constants/lifecycle.ts';
import type { Day } from '../../../contract/dates.ts';
import type { BillDiscount } from '../../../contract/discounts.ts';
import type { DocumentKind } from '../../../contract/document-names.ts';
import type { MeasuredValues } from '../../../contract/finished-measures.ts';
import type { Unit } from '../../../contract/measures.ts';
import type { MeasurementSource, OrderStatus } from '../../../contract/orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { documents, orderAddresses, orders } from '../../db/schema/orders.ts';
import { provenAddresses } from '../../db/schema/service.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { finishedMeasures, orderQuestions } from '../../db/schema/workshop.ts';
import { nearAlterationOfOrder } from './alteration-claims/queries.ts';
import { clothComeOfOrder, receiptsOfCloth } from './cloth/come-queries.ts';
import { clothFromOfOrder, isPickupNeeded } from './cloth/queries.ts';
import { alteredGarment, cancelledGarmentsOfOrder, garmentsOfOrder } from './garment-queries.ts';
import { heldCreditOfOrder, paymentsOfOrder, returnedOfOrder } from './payments/queries.ts';
import { isSampleOfFirst } from './samples/queries.ts';

export type SingleStatus = OrderStatus;

const customer = alias(users, 'customer');
const tailorUser = alias(users, 'tailor_user');

const {
  orderId,
  dressDesign,
  measurementPicture,
  measurementSnapshot,
  measurementSource,
  remindedAt,
  clothRemindedAt,
  linksRemindedAt,
  ...shownDetails
} = getTableColumns(singleOrderDetails);

/** Columns of the customer's list. Check constraints guarantee the types of tailor, phone and status. */
export const listed = {
  id: orders.id,
  tailorId: sql<number>`${orders.tailorId}`,
  trackingNumber: orders.trackingNumber,
  status: sql<OrderStatus>`${orders.status}`,
  billStatus: orders.billStatus,
  paymentMethod: orders.paymentMethod,
  total: orders.total,
  paidAmount: orders.paidAmount,
  keptAmount: orders.keptAmount,
  returnedAmount: returnedOfOrder,
  advancePercent: orders.advancePercent,
  advanceCause: orders.advanceCause,
  phone: sql<string>`${orders.phone}`,
  contactStatus: orders.contactStatus,
  timesContacted: orders.timesContacted,
  expectedDeliveryDate: orders.expectedDeliveryDate,
  orderDate: orders.orderDate,
  itemType: singleOrderDetails.itemType,
  dressType: singleOrderDetails.dressType,
  fabricType: singleOrderDetails.fabricType,
  shoeSize: singleOrderDetails.shoeSize,
  description: singleOrderDetails.description,
  measurementSource: sql<MeasurementSource | null>`case when ${singleOrderDetails.measurementSource} = 'UPLOAD' and ${isSampleOfFirst} then 'SAMPLE'
    else ${singleOrderDetails.measurementSource} end`,
  isContactSameAsRegister: singleOrderDetails.isContactSameAsRegister,
  deliveryType: singleOrderDetails.deliveryType,
  pickup: singleOrderDetails.pickup,
  delivery: singleOrderDetails.delivery,
  handoverKnown: singleOrderDetails.handoverKnown,
  userConfirmation: singleOrderDetails.userConfirmation,
  clothDueOn: singleOrderDetails.clothDueOn,
  clothCome: clothComeOfOrder,
  country: singleOrderDetails.country,
};

/** Collection and delivery address in wire format. */
export const addressesOfOrder = sql<{ collection?: PostalAddress; delivery?: PostalAddress } | null>`(
  select json_object_agg(purpose, json_build_object('full_name', full_name, 'phone', coalesce(a.phone, ${orders.phone}),
    'address', address, 'city', city, 'postal_code', postal_code, 'country', country))
  from ${orderAddresses} a where a.order_id = ${orders.id})`;

/** The code of the order, with the terms by which its discount follows the price (discounts-9). */
const codeOfOrder = sql<(BillDiscount & { minimum: number }) | null>`(
  select jsonb_build_object('code', c.code, 'amount', u.amount, 'percent', c.percent, 'sum', c.amount,
    'lowest_share', u.lowest_share, 'minimum', c.minimum)
  from discount_uses u join discount_codes c on c.id = u.code_id where u.order_id = ${orders.id})`;

/** Columns of a stitched order that readers see. */
const shown = {
  ...listed,
  customerId: sql<number>`${orders.customerId}`,
  workWeek: orders.workWeek,
  email: orders.email,
  addresses: addressesOfOrder,
  clothFrom: clothFromOfOrder,
  code: codeOfOrder,
  heldCredit: heldCreditOfOrder,
  ...shownDetails,
};

const openQuestion = sql<{
  code: QuestionCode | null;
  text: string;
  asked_at: string;
  asked_on: Day;
} | null>`(
  select jsonb_build_object('code', code, 'text', text, 'asked_at', asked_at, 'asked_on', asked_on) from ${orderQuestions}
  where order_id = ${orders.id} and closed_at is null)`;

/**
 * Events `e` that say whether the rider has the cloth: a tick, another tailor, a seller who cannot send its cloth, or an
 * alteration, after which there is something to collect again.
 */
export const isOfCollecting =
  sql.raw(`(e.action in ('collect_cloth', 'fail_collection', 'receive_cloth', 'alter')
  or e.action = 'reassign' and e.from_status <> 'ALTERATION'
  or e.seller_order_id is not null and e.actor_id is not null and e.to_status in ('CANCELLED', 'RETURNED'))`);

/** Sub-queries instead of joins, because few orders have pictures and a page has few orders. */
export const lookedUp = {
  clothReceipts: receiptsOfCloth,
  measurementLabel: sql<string | null>`${singleOrderDetails.measurementSnapshot}->>'label'`,
  designKey: sql<string | null>`(select key from ${files} where id = ${singleOrderDetails.dressDesign})`,
  pictureKey: sql<
    string | null
  >`(select key from ${files} where id = ${singleOrderDetails.measurementPicture})`,
  invoiceNumber: sql<
    number | null
  >`(select number from ${documents} where order_id = ${orders.id} and kind = 'INVOICE')`,
  isSwatchDue: sql<boolean>`case when ${singleOrderDetails.isRequestedSample} then not exists (
    select from order_events where order_id = ${orders.id} and action = 'send_swatch') else false end`,
  /**
   * Nothing is left to collect. A failed collection takes back one that was ticked by mistake; another tailor awaits the
   * cloth anew.
   */
  isClothCollected: sql<boolean>`case when ${singleOrderDetails.pickup} = 'BY_SHOP'
    then ${orders.status} <> 'ALTERATION' and not ${isPickupNeeded} or coalesce((
    select e.action = 'collect_cloth' from order_events e where e.order_id = ${orders.id} and ${isOfCollecting}
    order by e.id desc limit 1), false) else false end`,
  deliveredAt: sql<string | null>`case when ${orders.status} = 'DELIVERED' then (
    select max(at) from order_events where order_id = ${orders.id} and to_status = 'DELIVERED' and seller_order_id is null
      and from_status is distinct from 'DELIVERED') end`,
};

export function ordersWithNeighbours<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({
      ...more,
      order: shown,
      question: openQuestion,
      isPartlyEstimated: sql<boolean>`coalesce(jsonb_array_length(${singleOrderDetails.measurementSnapshot}->'estimated') > 0, false)`,
      customerEmail: customer.email,
      customerLocale: customer.locale,
      customerUsername: customer.username,
      customerFirstName: customer.firstName,
      customerLastName: customer.lastName,
      inHouse: tailors.inHouse,
      garments: garmentsOfOrder,
      alteredGarment,
      cancelledGarments: cancelledGarmentsOfOrder,
      tailorArea: tailors.area,
      tailorAddress: tailors.address,
      openingHours: tailors.openingHours,
      tailorUser: tailorUser.id,
      tailorUsername: tailorUser.username,
      tailorEmail: tailorUser.email,
      tailorLocale: tailorUser.locale,
      ...lookedUp,
    })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .innerJoin(customer, eq(customer.id, orders.customerId))
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .innerJoin(tailorUser, eq(tailorUser.id, tailors.userId));
}

const measures = sql<
  typeof singleOrderDetails.$inferSelect.measurementSnapshot
>`${singleOrderDetails.measurementSnapshot}`;

/** The parcel of a stitched or bulk order has come back and was not sent again (couriers-30). */
export const isBackOfOrder = sql<boolean>`case when ${orders.status} = 'QUALITY_CHECK' then coalesce((
  select e.action = 'come_back' from order_events e where e.order_id = ${orders.id} and e.seller_order_id is null
    and e.action in ('ship', 'come_back') order by e.id desc limit 1), false) else false end`;

/** Additional columns for the view of one order and its steps. */
const ofOneOrder = {
  measures,
  isBack: isBackOfOrder,
  isCustomerProven: sql<boolean>`exists (
    select from ${provenAddresses} proven where proven.email = lower(${customer.email}))`,
  finished: sql<{ unit: Unit; values: MeasuredValues; measured_at: string } | null>`(
    select jsonb_build_object('unit', unit, 'values', values, 'measured_at', measured_at) from ${finishedMeasures}
    where order_id = ${orders.id})`,
  nearAlteration: nearAlterationOfOrder,
  payments: paymentsOfOrder,
  /** Oldest first. */
  documents: sql<{ kind: DocumentKind; number: number }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number) order by issued_at, kind desc), '[]')
    from ${documents} where order_id = ${orders.id})`,
};

export type OrderRow = Awaited<ReturnType<typeof ordersWithNeighbours<Record<never, SQL>>>>[number];

/** The orders that a reader may see: a customer's own, the confirmed ones of a tailor's account, or all. */
export type OrderScope = { customer: number } | { tailorUser: number } | 'all';

/** Restricts orders of every kind; a tailor sees an order once its customer has confirmed it. */
export function within(scope: OrderScope): SQL | undefined {
  if (scope === 'all') return undefined;
  if ('customer' in scope) return eq(orders.customerId, scope.customer);
  return and(
    eq(orders.tailorId, sql`(select id from ${tailors} where ${tailors.userId} = ${scope.tailorUser})`),
    sql`(exists (select from single_order_details confirmed where confirmed.order_id = ${orders.id}
      and confirmed.user_confirmation = 'CONFIRMED') or exists (select from bulk_order_details accepted
      where accepted.order_id = ${orders.id} and accepted.accepted_at is not null))`,
  );
}

/** A stitched order with measures and documents; undefined outside `scope`. */
export async function orderWithin(db: Db | Tx, scope: OrderScope, id: number) {
  const [row] = await ordersWithNeighbours(db, ofOneOrder).where(and(eq(orders.id, id), within(scope)));
  return row;
}

/** Null for a guest's order. */
export async function customerOf(db: Db | Tx, id: number): Promise<number | null> {
  const [row] = await db.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id));
  return row?.customerId ?? null;
}

export type OrderWithMeasures = NonNullable<Awaited<ReturnType<typeof orderWithin>>>;

/** Locks an order of `scope` until the transaction ends, so that concurrent steps are serialised; not its key, which rows that name the order lock. */
export async function lockOrder(
  tx: Tx,
  scope: OrderScope,
  id: number,
  kind: 'single' | 'bulk' = 'single',
): Promise<boolean> {
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.kind, kind), within(scope)))
    .for('no key update');
  return locked.length > 0;
}

export async function picturesOf(tx: Tx, id: number) {
  const [row] = await tx
    .select({ dressDesign, measurementPicture })
    .from(singleOrderDetails)
    .where(eq(singleOrderDetails.orderId, id));
  if (!row) throw new Error('The order is gone.');
  return row;
}

/** The customer's stitched or bulk order with this id or tracking number: its invoice number, null until issued. */
export async function customerInvoice(
  db: Db,
  customerId: number,
  order: { id: number } | { trackingNumber: string },
) {
  const [row] = await db
    .select({ number: documents.number })
    .from(orders)
    .leftJoin(documents, and(eq(documents.orderId, orders.id), sql`${documents.kind} = 'INVOICE'`))
    .where(
      and(
        inArray(orders.kind, ['single', 'bulk']),
        eq(orders.customerId, customerId),
        'id' in order ? eq(orders.id, order.id) : eq(orders.trackingNumber, order.trackingNumber),
      ),
    );
  return row;
}

/** The columns of the customer that the order form needs. */
export async function orderingCustomer(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      email: users.email,
      username: users.username,
      phoneNumber: users.phoneNumber,
      isProven: sql<boolean>`exists (
        select from ${provenAddresses} proven where proven.email = lower(users.email))`,
      /** Open stitched orders, and those of the last day that were cancelled. */
      openOrders: sql<number>`(select count(*)::int from ${orders} o where o.customer_id = users.id
        and o.kind = 'single' and o.status <> 'DELIVERED'
        and (o.status <> 'CANCELLED' or o.order_date > now() - interval '1 day'))`,
    })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
