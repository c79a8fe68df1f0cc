import { isReceiptOf } from '../../../contract/cloth-come.ts';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { presentIssued } from '../../../contract/document-names.ts';
import type { MeasureCode } from '../../../contract/measures.ts';
import type { OrderEvent } from '../../../contract/order-events.ts';
import type { OrderView, WorkshopGarment, WorkshopOrder } from '../../../contract/order-steps.ts';
import type { Role } from '../../../contract/roles.ts';
import type { WorkItem } from '../../../contract/workshop.ts';
import type { MeasurementSnapshot } from '../../db/schema/order-details.ts';
import { noteOf } from '../lifecycle/words.ts';
import { presentNearAlteration } from './alteration-claims/present.ts';
import { audienceOf } from './audience.ts';
import { presentEvent, presentNamedEvent } from './event-present.ts';
import type { FitNotesOfOrder } from './fit/service.ts';
import { measuresDueOf } from './garment-measuring.ts';
import type { GarmentRow } from './garment-queries.ts';
import type { OrderEventRow } from './history-queries.ts';
import { stitchedFor } from './order-rules.ts';
import { presentPayment, presentStaffPayment } from './payments/present.ts';
import {
  allGarments,
  cashToCollect,
  factsOf,
  type Presenting,
  presentGarmentOf,
  presentOrder,
  wearerOf,
} from './present.ts';
import type { OrderRow, OrderWithMeasures } from './queries.ts';
import { sampleWithoutPerson } from './samples/present.ts';

const DAY_MS = 24 * 3_600_000;
const ENDED: readonly string[] = ['DELIVERED', 'CANCELLED', 'RETURNED'];

/** What happened to an order, and what is known of earlier garments of its people. */
export interface OrderHistory {
  events: readonly OrderEventRow[];
  fitNotes: FitNotesOfOrder;
}

/** A stitched order for the audience of `role` (orders-23). */
export function presentOrderView(
  row: OrderWithMeasures,
  { events, fitNotes }: OrderHistory,
  role: Role,
  presenting: Presenting,
): OrderView {
  const audience = audienceOf(role);
  const order = { kind: 'single' as const, ...presentOrder(row, role, presenting) };
  const documents = presentIssued(row.documents, row.payments.map(presentPayment));
  if (audience === 'customer') {
    const shown = events.map((event) => presentEvent(event, row.order.customerId, presenting));
    return {
      ...order,
      audience,
      near_alteration: presentNearAlteration(row.nearAlteration),
      payments: row.payments.map(presentPayment),
      documents,
      events: shown,
    };
  }
  const named = events.map((event) => presentNamedEvent(event, presenting));
  const name = nameOf(row);
  if (audience === 'workshop') return presentWorkshopOrder(row, { events, fitNotes }, presenting);
  const customer = { id: row.order.customerId, username: row.customerUsername, name };
  return {
    ...order,
    audience,
    customer,
    has_measures: row.garments.some(({ measurementSnapshot }) => measurementSnapshot !== null),
    measures_due: dueOfFirst(row),
    garments: allGarments(row).map((garment) => ({
      ...presentGarmentOf(row, garment, role, presenting),
      measures_due: measuresDueOf(row, garment),
    })),
    stitched_for: stitchedFor(row),
    near_alteration: presentNearAlteration(row.nearAlteration),
    payments: row.payments.map(presentStaffPayment),
    documents,
    events: named,
  };
}

/**
 * The tailor's view: without the customer's e-mail address, the receipts of cloth of cancelled garments (orders-193), and
 * finally without the customer (workshop-12).
 */
export function presentWorkshopOrder(
  row: OrderWithMeasures,
  { events, fitNotes }: OrderHistory,
  presenting: Presenting,
): WorkshopOrder {
  const {
    customer_email: _account,
    contact_email: _typed,
    measurement_from: _asked,
    ...order
  } = presentOrder(row, 'tailor', presenting);
  const named = events.map((event) => presentNamedEvent(event, presenting));
  const sheet = {
    kind: 'single' as const,
    audience: 'workshop' as const,
    ...order,
    cloth_receipts: order.cloth_receipts.filter((receipt) =>
      row.garments.some(({ id }) => isReceiptOf(receipt, id)),
    ),
    customer_name: nameOf(row),
    made_for: wearerOf(row, row.measures?.gender) ?? row.garments[0]?.sample?.name ?? nameOf(row),
    collect: cashToCollect(row),
    measures_due: dueOfFirst(row),
    ...saidIn(row, events),
  };
  if (isCustomerShown(row.order, events, new Date())) {
    return {
      ...sheet,
      is_customer_shown: true,
      ...measuresOf(row),
      fit_notes: fitNotes.get(row.garments[0]?.id ?? 0) ?? [],
      garments: allGarments(row).map((garment) => ({
        ...presentWorkshopGarment(garment, row, presenting),
        fit_notes: fitNotes.get(garment.id) ?? [],
      })),
      events: named,
    };
  }
  return {
    ...sheet,
    is_customer_shown: false,
    contact_number: '',
    other_number: null,
    collection_address: null,
    delivery_address: null,
    measurement_label: null,
    measurement_picture: null,
    measurement_sample: sampleWithoutPerson(sheet.measurement_sample),
    dress_design: null,
    made_for: nameOf(row),
    measures: null,
    finished: null,
    fit_notes: [],
    garments: allGarments(row).map((garment) => withoutPerson(garment, row, presenting)),
    // Free text may name a phone or a measure.
    description: '',
    cloth_receipts: [],
    cloth_posted: null,
    question: null,
    answers: [],
    alteration: null,
    events: named.map(withoutWords),
  };
}

/** An event without what people wrote or photographed. */
export function withoutWords<Event extends Pick<OrderEvent, 'note' | 'photos'>>(event: Event): Event {
  return { ...event, note: null, photos: [] };
}

/** True until the period for alterations has passed; false for a tailor who has declined. */
export function isCustomerShown(
  { status, orderDate }: { status: string; orderDate: Date },
  events: readonly OrderEventRow[],
  now: Date,
): boolean {
  if (status === 'DECLINED') return false;
  if (!ENDED.includes(status)) return true;
  const ended =
    (events.findLast(({ from, to }) => to === 'DELIVERED' && from !== to) ?? events.at(-1))?.at ?? orderDate;
  return now.getTime() - ended.getTime() <= ALTERATION_DAYS * DAY_MS;
}

export function presentWorkItem(row: OrderRow, presenting: Presenting): WorkItem {
  const order = presentOrder(row, 'tailor', presenting);
  return {
    id: order.id,
    tracking_id: order.tracking_id,
    item_type: order.item_type,
    gender: order.gender,
    shoe_size: order.shoe_size,
    dress_type: order.dress_type,
    fabric_type: order.fabric_type,
    delivery_type: order.delivery_type,
    delivery: order.delivery,
    status: order.status,
    expected_delivery_date: order.expected_delivery_date,
    cloth_due_on: order.cloth_due_on,
    is_cloth_disputed: factsOf(row).cloth?.isDisputed === true,
    question: order.question,
    actions: order.actions,
    customer_name: nameOf(row),
    garment_count: row.garments.length,
    altered: alteredOf(row),
    garment_progress: row.garments.map(({ progress }) => progress),
  };
}

function alteredOf({ garments, alteredGarment }: OrderRow): WorkItem['altered'] {
  const index = garments.findIndex(({ id }) => id === alteredGarment);
  const garment = garments[index];
  if (!garment) return null;
  const { itemType, dressType, shoeSize } = garment;
  return { place: index + 1, item_type: itemType, dress_type: dressType, shoe_size: shoeSize };
}

/** The customer's answers, and alterations requested since the last delivery. */
function saidIn({ order }: OrderWithMeasures, events: readonly OrderEventRow[]) {
  const asked = events.filter(({ action }) => action === 'ask' || action === 'answer');
  const answers = asked.flatMap(({ action, note: question }, place) => {
    const next = asked[place + 1];
    const answer = next?.action === 'answer' && noteOf(next);
    return action === 'ask' && question && answer ? [{ question, answer }] : [];
  });
  const isEnded = order.status === 'DELIVERED' || order.status === 'CANCELLED';
  const altered = isEnded ? undefined : events.findLast(({ action }) => action === 'alter');
  return { answers, alteration: altered?.note ?? null };
}

function dueOfFirst(row: OrderRow): MeasureCode[] {
  const [first] = row.garments;
  return first ? measuresDueOf(row, first) : [];
}

/** The measures of an order that reaches its tailor are there, whoever was asked. */
function garmentOfWorkshop(row: OrderRow, garment: GarmentRow, presenting: Presenting) {
  const { measurement_from: _asked, ...shown } = presentGarmentOf(row, garment, 'tailor', presenting);
  return shown;
}

function presentWorkshopGarment(
  garment: GarmentRow,
  row: OrderWithMeasures,
  presenting: Presenting,
): Omit<WorkshopGarment, 'fit_notes'> {
  const { measurementSnapshot: measures, gender } = garment;
  const measured = { order: { gender }, measurementLabel: measures?.label ?? null };
  return {
    ...garmentOfWorkshop(row, garment, presenting),
    made_for: wearerOf(measured, measures?.gender) ?? garment.sample?.name ?? nameOf(row),
    measures: measures && frozenMeasures(measures),
    finished: presentFinished(garment),
    measures_due: measuresDueOf(row, garment),
  };
}

function withoutPerson(garment: GarmentRow, row: OrderWithMeasures, presenting: Presenting): WorkshopGarment {
  const shown = garmentOfWorkshop(row, garment, presenting);
  return {
    ...shown,
    measurement_label: null,
    measurement_sample: sampleWithoutPerson(shown.measurement_sample),
    measurement_picture: null,
    dress_design: null,
    description: '',
    made_for: nameOf(row),
    measures: null,
    finished: null,
    measures_due: [],
    fit_notes: [],
  };
}

/** Ordered measures, and measures of the finished garment. */
function measuresOf(row: OrderWithMeasures) {
  return { measures: row.measures && frozenMeasures(row.measures), finished: presentFinished(row) };
}

/** Measures of the finished garment; null before they are taken. */
export function presentFinished({ finished }: Pick<OrderWithMeasures, 'finished'>) {
  return finished && { ...finished, measured_at: new Date(finished.measured_at).toISOString() };
}

/** The measurement snapshot of an order in wire format. */
export function frozenMeasures({
  id,
  version,
  estimated = [],
  confirmed = [],
  ...record
}: MeasurementSnapshot) {
  return { ...record, estimated, confirmed };
}

function nameOf(row: OrderRow): string {
  return [row.customerFirstName, row.customerLastName].filter(Boolean).join(' ') || row.customerUsername;
}
