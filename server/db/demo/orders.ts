import { inArray, sql } from 'drizzle-orm';
import { cityOfWorkshop } from '../../../contract/cities.ts';
import { USUAL_ORDER_RULES } from '../../../contract/constants/order-rules.ts';
import { addDays, dayInKarachi, weekOf } from '../../../contract/dates.ts';
import { MOST_WITHOUT_EASE, measuresDue, TOLERANCES } from '../../../contract/finished-measures.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import { courierDays, priceOf } from '../../../contract/pricing.ts';
import { promisedDay } from '../../../contract/promised-day.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Config } from '../../config.ts';
import { issueCancellationNote, issueInvoice } from '../../modules/orders/invoice-service.ts';
import { orderWithin } from '../../modules/orders/queries.ts';
import type { Tx } from '../client.ts';
import { addresses } from '../schema/addresses.ts';
import { earnings } from '../schema/earnings.ts';
import { garments } from '../schema/garments.ts';
import { type MeasurementSnapshot, singleOrderDetails } from '../schema/order-details.ts';
import { orderEvents } from '../schema/order-events.ts';
import { orderAddresses, orders } from '../schema/orders.ts';
import { tailors } from '../schema/tailors.ts';
import { clothReceipts, finishedMeasures } from '../schema/workshop.ts';
import type { PastDocument } from './documents.ts';
import { writeMeasureLinks } from './measure-links.ts';
import type { PersonKey, WrittenVersion } from './measurements.ts';
import { awaitedFrom, confirmedAt, stepsOf } from './order-steps.ts';
import { writeSamples } from './samples.ts';
import { daysBefore, seeded, seededTrackingNumber } from './seeded.ts';
import { type DemoOrder, ORDERS } from './stitched-orders.ts';

const HOME = {
  fullName: 'Ayesha Siddiqui',
  phone: '+923214567890',
  address: '27-B, Block H, Gulberg III',
  city: 'Lahore',
  postalCode: '54660',
  country: 'PK',
};
const OFFICE = {
  ...HOME,
  address: 'Office 4, 63-CC Commercial, DHA Phase 4',
  postalCode: '54792',
};
const PARENTS = {
  fullName: 'Nasreen Siddiqui',
  phone: '+442079460018',
  address: '14 Wilmslow Road',
  city: 'Manchester',
  postalCode: 'M14 5TQ',
  country: 'GB',
};

/** Statuses that count towards the tailor's weekly capacity. */
const AT_WORK: readonly OrderStatus[] = [
  'CONFIRMED',
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'READY',
  'SHIPPED',
];

/** Millimetres by which a finished garment is wider than the body. */
const EASE = 80;

interface Shop {
  customer: { id: number; phoneNumber: string | null };
  tailorIds: ReadonlyMap<string, number>;
  versions: Record<PersonKey, WrittenVersion[]>;
  config: Config;
  now: Date;
}

/** Inserts the orders with events; returns the invoices to be issued. */
export async function writeOrders(
  tx: Tx,
  { customer, tailorIds, versions, config, now }: Shop,
): Promise<PastDocument[]> {
  const idOf = ({ tailor }: DemoOrder) => (tailor ? tailorIds.get(tailor) : IN_HOUSE_TAILOR_ID) ?? 0;
  const workshops = await tx
    .select()
    .from(tailors)
    .where(inArray(tailors.id, [...new Set(ORDERS.map(idOf))]));
  const random = seeded(466);

  const plans = ORDERS.map((order) => {
    const workshop = workshops.find(({ id }) => id === idOf(order));
    const garmentsOfOrder = [order, ...(order.further ?? [])];
    const rates = garmentsOfOrder.map(({ dress }) => workshop?.rateCard[dress] ?? 0);
    const stitching = rates.every((rate) => rate > 0) && rates.reduce((sum, rate) => sum + rate, 0);
    const placedAt = daysBefore(now, order.placed);
    const snapshot = versions[order.person].findLast(({ savedAt }) => savedAt <= placedAt);
    if (!workshop || !stitching || !snapshot)
      throw new Error(`Demo order of ${order.dress} cannot be placed.`);
    const choices = {
      delivery_type: order.urgent ? 'URGENT' : 'NORMAL',
      pickup: order.collect ? 'BY_SHOP' : 'BY_OWN',
      delivery: order.bring ? 'BY_SHOP' : 'BY_OWN',
      is_requested_sample: order.sample ?? false,
      collection_country: 'PK',
      delivery_country: 'PK',
      collection_city: HOME.city,
      delivery_city: HOME.city,
    } as const;
    const steps = stepsOf(order, customer.id, workshop.userId, now);
    const price = priceOf(stitching, choices, USUAL_ORDER_RULES);
    const placedOn = dayInKarachi(placedAt);
    const isBack = order.status === 'ALTERATION';
    const promisedOn = isBack ? dayInKarachi(daysBefore(now, order.changed)) : placedOn;
    const type = isBack ? 'URGENT' : choices.delivery_type;
    const workshop_city = cityOfWorkshop(workshop, config.support.address);
    const courier = courierDays({ ...choices, workshop_city }, USUAL_ORDER_RULES);
    const day = promisedDay(promisedOn, workshop, type, usualDaysOff(promisedOn), courier, rates.length);
    return { order, workshop, snapshot, choices, steps, placedAt, price, day };
  });

  const written = await tx
    .insert(orders)
    .values(
      plans.map(({ order, workshop, steps, placedAt, price, day }) => ({
        kind: 'single' as const,
        customerId: customer.id,
        tailorId: workshop.id,
        trackingNumber: seededTrackingNumber(random),
        status: order.status,
        billStatus: billOf(order),
        paymentMethod: 'COD' as const,
        total: price.total,
        phone: order.otherNumber ?? customer.phoneNumber ?? '',
        contactStatus: order.contacted?.[1] ?? ('NOT_CONTACTED' as const),
        timesContacted: order.contacted?.[0] ?? 0,
        orderDate: placedAt,
        expectedDeliveryDate: day,
        workWeek: day !== null && AT_WORK.includes(order.status) ? weekOf(day) : null,
        updatedAt: steps.at(-1)?.at ?? placedAt,
      })),
    )
    .returning({ id: orders.id });

  const kept = plans.map((plan, index) => ({ ...plan, id: written[index]?.id ?? 0 }));
  await tx.insert(singleOrderDetails).values(
    kept.map(({ id, order, snapshot, choices, steps, price, day }) => ({
      orderId: id,
      dressType: order.dress,
      fabricType: order.fabric,
      description: order.description,
      measurementSource: 'STORE' as const,
      measurementId: snapshot.measurementId,
      measurementSnapshot: frozen(snapshot),
      isContactSameAsRegister: !order.otherNumber,
      deliveryType: choices.delivery_type,
      pickup: choices.pickup,
      delivery: choices.delivery,
      userConfirmation: confirmedAt(steps) ? ('CONFIRMED' as const) : ('PENDING' as const),
      clothDueOn: awaitedFrom(order, steps),
      stitchingPrice: price.stitching,
      urgentSurcharge: price.urgent_surcharge,
      collectionFee: price.collection_fee,
      deliveryFee: price.delivery_fee,
      sampleFee: price.sample_fee,
      isRequestedSample: choices.is_requested_sample,
      neededBy: order.occasion && day !== null ? addDays(day, 2) : null,
      occasion: order.occasion ?? null,
    })),
  );
  await tx.insert(garments).values(
    kept.flatMap(({ id, order, workshop, placedAt }) =>
      (order.further ?? []).map(({ person, dress, fabric, description, asked }, place) => {
        const snapshot = versions[person].findLast(({ savedAt }) => savedAt <= placedAt);
        if (!snapshot) throw new Error(`Demo garment of ${dress} has no measures.`);
        return {
          orderId: id,
          position: place + 2,
          dressType: dress,
          fabricType: fabric,
          description,
          ...(asked
            ? { measurementSource: 'UPLOAD' as const, measurementFrom: asked }
            : {
                measurementSource: 'STORE' as const,
                measurementId: snapshot.measurementId,
                measurementSnapshot: frozen(snapshot),
              }),
          stitchingPrice: workshop.rateCard[dress] ?? 0,
        };
      }),
    ),
  );
  // The first garment costs what the others leave.
  await tx
    .update(singleOrderDetails)
    .set({ stitchingPrice: sql`${singleOrderDetails.stitchingPrice}` })
    .where(
      inArray(
        singleOrderDetails.orderId,
        kept.map(({ id }) => id),
      ),
    );
  const served = kept.flatMap(({ id, order, choices }) => {
    const place = { ...(order.atWork ? OFFICE : HOME), orderId: id };
    return [
      ...(choices.pickup === 'BY_SHOP' ? [{ ...place, purpose: 'collection' as const }] : []),
      ...(choices.delivery === 'BY_SHOP' ? [{ ...place, purpose: 'delivery' as const }] : []),
    ];
  });
  await tx.insert(orderAddresses).values(served);
  await tx.insert(addresses).values([
    { ...HOME, userId: customer.id, isDefault: true },
    { ...PARENTS, userId: customer.id, isDefault: false },
  ]);
  await tx.insert(finishedMeasures).values(
    kept.flatMap(({ id, order, snapshot, steps }) => {
      const { measured, dress } = order;
      if (!measured) return [];
      const values = Object.fromEntries(
        measuresDue(dress, snapshot.values, {}).map((code) => {
          const ease = (TOLERANCES[code]?.[1] ?? 0) > MOST_WITHOUT_EASE ? EASE : 0;
          return [code, (snapshot.values[code] ?? 0) + (measured[code] ?? ease)];
        }),
      );
      const measuredAt = steps.find(({ toStatus }) => toStatus === 'QUALITY_CHECK')?.at ?? now;
      return [{ orderId: id, unit: snapshot.unit, values, measuredAt }];
    }),
  );
  const events = kept.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, orderId: id })));
  await tx.insert(orderEvents).values(events.sort((a, b) => a.at.getTime() - b.at.getTime()));
  await writeMeasureLinks(
    tx,
    kept.map((one) => ({ ...one, tailorId: one.workshop.id })),
    (person) => frozen(versions[person].at(-1) as WrittenVersion),
  );

  await writeSamples(tx, kept);

  const receipts = kept.flatMap(({ id, order, steps }) => {
    const receivedAt = steps.find(({ action }) => action === 'receive_cloth')?.at;
    return order.cloth && receivedAt ? [{ ...order.cloth, orderId: id, number: 1, receivedAt }] : [];
  });
  await tx.insert(clothReceipts).values(receipts);

  await tx.insert(earnings).values(
    kept.flatMap(({ id, workshop, steps, price }) =>
      steps.flatMap(({ toStatus, at }): (typeof earnings.$inferInsert)[] => {
        const entry = { tailorId: workshop.id, orderId: id, at };
        if (toStatus === 'ALTERATION') return [{ ...entry, kind: 'ALTERATION' }];
        if (toStatus !== 'DELIVERED') return [];
        const { stitching, urgent_surcharge: urgentSurcharge } = price;
        return [{ ...entry, kind: 'DELIVERY', stitching, urgentSurcharge }];
      }),
    ),
  );

  const confirmed = kept.flatMap(({ id, steps }) => {
    const at = confirmedAt(steps);
    return at ? [{ id, at }] : [];
  });
  const invoices = confirmed.map(({ id, at }) => ({
    at,
    async issue() {
      const row = await orderWithin(tx, { customer: customer.id }, id);
      // The invoice was issued before payment.
      if (row) await issueInvoice(tx, config, { ...row, order: { ...row.order, billStatus: 'UNPAID' } }, at);
    },
  }));
  const creditNotes = kept.flatMap(({ id, order, steps }) => {
    const last = steps.at(-1);
    if (order.status !== 'CANCELLED' || !confirmedAt(steps) || !last) return [];
    const issue = async () => {
      const row = await orderWithin(tx, { customer: customer.id }, id);
      if (row) await issueCancellationNote(tx, config, row, last.at);
    };
    return [{ at: last.at, issue }];
  });
  return [...invoices, ...creditNotes];
}

function billOf({ status }: DemoOrder) {
  return status === 'DELIVERED' || status === 'ALTERATION' ? ('PAID' as const) : ('UNPAID' as const);
}

function frozen(version: WrittenVersion): MeasurementSnapshot {
  const { measurementId: id, label, gender, ageGroup, unit, note, values } = version;
  return { id, version: version.version, label, gender, age_group: ageGroup, unit, note, values };
}
