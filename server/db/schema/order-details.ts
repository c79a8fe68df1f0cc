import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PRODUCT_TYPES } from '../../../contract/constants/catalogue.ts';
import { PEOPLE } from '../../../contract/constants/measurements.ts';
import {
  BUSINESS_TYPES,
  COURIERS,
  DELIVERY_TYPES,
  HANDOVERS,
  ITEM_TYPES,
  LENGTH_CHOICES,
  OCCASIONS,
  STORED_SOURCES,
  USER_CONFIRMATIONS,
} from '../../../contract/constants/orders.ts';
import { DELIVERIES, type DeliveryChoice } from '../../../contract/delivery.ts';
import type { DesignChoices } from '../../../contract/design-features.ts';
import type { MeasureCode, Unit } from '../../../contract/measures.ts';
import type { PersonAsked } from '../../../contract/person-asked.ts';
import { bytes, moment, oneOf } from '../columns.ts';
import { files } from './files.ts';
import { measurements } from './measurements.ts';
import { orders } from './orders.ts';

/** A snapshot of the measurement record an order was placed with; millimetres (weight: grams). */
export interface MeasurementSnapshot {
  /** Of the record, or of the link by which somebody gave the measures. */
  id: number;
  version: number;
  label: string;
  gender: string;
  age_group: string;
  unit: Unit;
  note: string;
  values: Partial<Record<MeasureCode, number>>;
  /** Absent in old orders, as is `confirmed`. */
  estimated?: MeasureCode[];
  confirmed?: MeasureCode[];
}

const idOfOrder = () =>
  integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' });

/**
 * One garment or pair of shoes for one person. The book-tailor form gives dress type, fabric and measures and is priced
 * at once; /order_placement may leave all of them open.
 */
export const singleOrderDetails = pgTable(
  'single_order_details',
  {
    orderId: idOfOrder(),
    itemType: text('item_type', { enum: ITEM_TYPES }).notNull().default('dress'),
    gender: text('gender', { enum: PEOPLE }),
    dressType: text('dress_type'),
    fabricType: text('fabric_type'),
    shoeSize: integer('shoe_size'),
    description: text('description').notNull().default(''),
    dressDesign: integer('dress_design').references(() => files.id),
    designChoices: jsonb('design_choices').$type<DesignChoices>(),
    measurementSource: text('measurement_source', { enum: STORED_SOURCES }),
    measurementId: integer('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
    measurementSnapshot: jsonb('measurement_snapshot').$type<MeasurementSnapshot>(),
    measurementPicture: integer('measurement_picture').references(() => files.id),
    /** Who decides the length of a kameez that the measures leave open; null: a measure, or nobody was asked. */
    lengthChoice: text('length_choice', { enum: LENGTH_CHOICES }),
    /** Who was asked for the measures by a link; until they are given, the source is UPLOAD without a picture. */
    measurementFrom: jsonb('measurement_from').$type<PersonAsked>(),
    isContactSameAsRegister: boolean('is_contact_same_as_register').notNull(),
    deliveryType: text('delivery_type', { enum: DELIVERY_TYPES }).notNull(),
    pickup: text('pickup', { enum: HANDOVERS }).notNull(),
    delivery: text('delivery', { enum: HANDOVERS }).notNull(),
    /** False until the customer says how cloth and garment travel; the order cannot be confirmed before. */
    handoverKnown: boolean('handover_known').notNull().default(true),
    isRequestedSample: boolean('is_requested_sample').notNull().default(false),
    country: text('country').notNull().default('PK'),
    /** The courier for orders abroad. */
    courier: text('courier', { enum: COURIERS }).notNull().default('ECONOMY'),
    /** The day that the customer needs it, which is no promise, and what for (orders-65). */
    neededBy: date('needed_by', { mode: 'string' }),
    occasion: text('occasion', { enum: OCCASIONS }),
    userConfirmation: text('user_confirmation', { enum: USER_CONFIRMATIONS }).notNull().default('PENDING'),
    /**
     * The day by which the cloth must be there for the promised day to hold; null once it is, and where none is awaited
     * (orders-80).
     */
    clothDueOn: date('cloth_due_on', { mode: 'string' }),
    /** When the customer was last reminded to bring it. */
    clothRemindedAt: moment('cloth_reminded_at'),
    /** The last day for bringing it, which the reminders name (orders-84). */
    clothExpiresOn: date('cloth_expires_on', { mode: 'string' }),
    /** What is said of the customer's cloth that was posted; null until it is (orders-182). */
    clothPostedOn: date('cloth_posted_on', { mode: 'string' }),
    clothCourier: text('cloth_courier'),
    clothCourierNumber: text('cloth_courier_number'),
    /** The order went to another tailor after it was posted. */
    clothWentElsewhere: boolean('cloth_went_elsewhere').notNull().default(false),
    /** What is left of the cloth, in centimetres. */
    clothLeftCm: integer('cloth_left_cm'),
    /** When the customer was mailed that the order will expire. */
    remindedAt: moment('reminded_at'),
    /** When the customer was last mailed who has not answered a link (orders-132). */
    linksRemindedAt: moment('links_reminded_at'),
    /** The parts of the total; null until there is a price. */
    stitchingPrice: integer('stitching_price'),
    /** True if staff set the price for this garment instead of the tailor's rate (orders-25). */
    pricedByStaff: boolean('priced_by_staff').notNull().default(false),
    urgentSurcharge: integer('urgent_surcharge'),
    collectionFee: integer('collection_fee'),
    deliveryFee: integer('delivery_fee'),
    sampleFee: integer('sample_fee'),
    /** Cloth of the shop for its garments. */
    clothPrice: integer('cloth_price').notNull().default(0),
    /** What a code takes off its parts (discounts-9). */
    discount: integer('discount').notNull().default(0),
  },
  (table) => [
    // Used to find the orders of a record or picture that is deleted.
    index('single_order_details_measurement_index')
      .on(table.measurementId)
      .where(sql`measurement_id is not null`),
    index('single_order_details_design_index').on(table.dressDesign).where(sql`dress_design is not null`),
    index('single_order_details_picture_index')
      .on(table.measurementPicture)
      .where(sql`measurement_picture is not null`),
    index('single_order_details_cloth_index').on(table.clothDueOn).where(sql`cloth_due_on is not null`),
    check('single_order_details_item_type_check', oneOf(table.itemType, ITEM_TYPES)),
    check('single_order_details_gender_check', oneOf(table.gender, PEOPLE)),
    check(
      'single_order_details_item_check',
      sql`case ${table.itemType} when 'shoes' then coalesce(${table.shoeSize}, 0) >= 1 and ${table.dressType} is null else ${table.shoeSize} is null end`,
    ),
    check('single_order_details_source_check', oneOf(table.measurementSource, STORED_SOURCES)),
    check(
      'single_order_details_measurement_check',
      sql`case ${table.measurementSource} when 'STORE' then ${table.measurementSnapshot} is not null when 'UPLOAD' then true else ${table.dressType} is null end`,
    ),
    check('single_order_details_delivery_type_check', oneOf(table.deliveryType, DELIVERY_TYPES)),
    check('single_order_details_pickup_check', oneOf(table.pickup, HANDOVERS)),
    check('single_order_details_delivery_check', oneOf(table.delivery, HANDOVERS)),
    check('single_order_details_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
    // Customers abroad neither bring cloth nor collect garments; shoes need no cloth.
    check(
      'single_order_details_abroad_check',
      sql`${table.country} = 'PK' or (${table.pickup} = 'BY_SHOP' or ${table.itemType} = 'shoes') and ${table.delivery} = 'BY_SHOP'`,
    ),
    check('single_order_details_courier_check', oneOf(table.courier, COURIERS)),
    check('single_order_details_user_confirmation_check', oneOf(table.userConfirmation, USER_CONFIRMATIONS)),
    check(
      'single_order_details_cloth_posted_check',
      sql`num_nulls(${table.clothPostedOn}, ${table.clothCourier}) in (0, 2) and (${table.clothCourierNumber} is null or ${table.clothPostedOn} is not null)`,
    ),
    check('single_order_details_cloth_price_check', sql`${table.clothPrice} >= 0`),
    check('single_order_details_discount_check', sql`${table.discount} >= 0`),
    check(
      'single_order_details_price_check',
      sql`num_nulls(${table.stitchingPrice}, ${table.urgentSurcharge}, ${table.collectionFee}, ${table.deliveryFee}, ${table.sampleFee}) in (0, 5) and ${table.stitchingPrice} > 0 and ${table.urgentSurcharge} >= 0 and ${table.collectionFee} >= 0 and ${table.deliveryFee} >= 0 and ${table.sampleFee} >= 0`,
    ),
  ],
);

/** Many pieces of one kind for a business. The customer accepts the quote by typing their name (bulk-2). */
export const bulkOrderDetails = pgTable(
  'bulk_order_details',
  {
    orderId: idOfOrder(),
    itemType: text('item_type').notNull(),
    numberOfPieces: integer('number_of_pieces').notNull(),
    businessType: text('business_type', { enum: BUSINESS_TYPES }),
    additionalNotes: text('additional_notes').notNull().default(''),
    design: integer('design').references(() => files.id),
    isContactSameAsRegister: boolean('is_contact_same_as_register').notNull(),
    isRequestedSample: boolean('is_requested_sample').notNull().default(false),
    pickup: text('pickup', { enum: HANDOVERS }).notNull().default('BY_OWN'),
    delivery: text('delivery', { enum: HANDOVERS }).notNull().default('BY_SHOP'),
    /** The day the customer asked for; `orders` has the promised day. */
    requestedDeliveryDate: date('requested_delivery_date', { mode: 'string' }),
    perPiecePrice: integer('per_piece_price'),
    quotedAt: moment('quoted_at'),
    /** The last day to accept the quote; null in old quotes. */
    quoteExpiresOn: date('quote_expires_on', { mode: 'string' }),
    acceptedName: text('accepted_name'),
    acceptedAt: moment('accepted_at'),
    /** The network address that accepted the quote. */
    acceptedFrom: text('accepted_from'),
  },
  (table) => [
    index('bulk_order_details_design_index').on(table.design).where(sql`design is not null`),
    check('bulk_order_details_pieces_check', sql`${table.numberOfPieces} >= 1`),
    check('bulk_order_details_business_type_check', oneOf(table.businessType, BUSINESS_TYPES)),
    check('bulk_order_details_pickup_check', oneOf(table.pickup, HANDOVERS)),
    check('bulk_order_details_delivery_check', oneOf(table.delivery, HANDOVERS)),
    check(
      'bulk_order_details_quote_check',
      sql`num_nulls(${table.perPiecePrice}, ${table.quotedAt}) in (0, 2) and ${table.perPiecePrice} > 0`,
    ),
    check(
      'bulk_order_details_quote_expires_on_check',
      sql`${table.quoteExpiresOn} is null or ${table.quotedAt} is not null`,
    ),
    check(
      'bulk_order_details_accepted_check',
      sql`num_nulls(${table.acceptedName}, ${table.acceptedAt}, ${table.acceptedFrom}) in (0, 3) and (${table.acceptedAt} is null or ${table.quotedAt} is not null)`,
    ),
  ],
);

const DELIVERY_CODES = Object.keys(DELIVERIES) as [DeliveryChoice];
/** The state of an unconfirmed order's stock reservation. */
const RESERVATIONS = ['RESERVED', 'RELEASED'] as const;

/** Ready-made goods, ordered by a customer or by a guest who left an e-mail or phone number. */
export const goodsOrderDetails = pgTable(
  'goods_order_details',
  {
    orderId: idOfOrder(),
    type: text('type', { enum: PRODUCT_TYPES }).notNull(),
    delivery: text('delivery', { enum: DELIVERY_CODES }).notNull(),
    /** The parts of the total. */
    subTotal: integer('sub_total').notNull(),
    discount: integer('discount').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    /** The part of the total that was paid from the customer's credit (credit-3). */
    credit: integer('credit').notNull().default(0),
    /** Set on a guest's unconfirmed order: whether its stock is still reserved. */
    reservation: text('reservation', { enum: RESERVATIONS }),
    /** When the reservation of its stock expires. */
    reservedUntil: moment('reserved_until'),
    /** Hash of the token in the confirmation mail to a guest. */
    confirmHash: bytes('confirm_hash'),
    confirmedAt: moment('confirmed_at'),
    /** Keyed hash of the guest's network; cleared once the order is confirmed or cancelled. */
    guestNetwork: bytes('guest_network'),
    /** Hash of the guest's device cookie; cleared like the network. */
    guestDevice: bytes('guest_device'),
    /** True once a job has added its pieces to `sold` of each product. */
    soldCounted: boolean('sold_counted').notNull().default(false),
  },
  (table) => [
    index('goods_order_details_uncounted_index').on(table.orderId).where(sql`not sold_counted`),
    index('goods_order_details_reservation_index')
      .on(table.reservedUntil)
      .where(sql`reservation is not null`),
    index('goods_order_details_waiting_network_index')
      .on(table.guestNetwork)
      .where(sql`reservation is not null`),
    index('goods_order_details_waiting_device_index')
      .on(table.guestDevice)
      .where(sql`reservation is not null`),
    uniqueIndex('goods_order_details_confirm_hash_key').on(table.confirmHash),
    check('goods_order_details_type_check', oneOf(table.type, PRODUCT_TYPES)),
    check('goods_order_details_delivery_check', oneOf(table.delivery, DELIVERY_CODES)),
    check('goods_order_details_reservation_check', oneOf(table.reservation, RESERVATIONS)),
    check(
      'goods_order_details_reserved_until_check',
      sql`${table.reservation} is null or ${table.reservedUntil} is not null and ${table.confirmedAt} is null`,
    ),
    check('goods_order_details_credit_check', sql`${table.credit} >= 0`),
    check(
      'goods_order_details_bill_check',
      sql`${table.subTotal} > 0 and ${table.discount} between 0 and ${table.subTotal} and ${table.deliveryFee} >= 0`,
    ),
  ],
);
