import { documentName } from '../../../contract/document-names.ts';
import type { OrderView } from '../../../contract/order-steps.ts';
import type { Role } from '../../../contract/roles.ts';
import type { MeasurementSnapshot } from '../../db/schema/order-details.ts';
import { type Presenting, presentEvent, presentNamedEvent, presentOrder } from './present.ts';
import type { OrderEventRow, OrderRow, OrderWithMeasures } from './queries.ts';

/** A stitched order for the audience of `role` (orders-23). */
export function presentOrderView(
  row: OrderWithMeasures,
  events: readonly OrderEventRow[],
  role: Role,
  presenting: Presenting,
): OrderView {
  const order = { kind: 'single' as const, ...presentOrder(row, role, presenting) };
  const documents = row.documents.map(({ kind, number }) => ({ kind, id: documentName(kind, number) }));
  if (role === 'customer') {
    const shown = events.map((event) => presentEvent(event, row.order.customerId, presenting));
    return { ...order, audience: 'customer', documents, events: shown };
  }
  const named = events.map((event) => presentNamedEvent(event, presenting));
  const name = nameOf(row);
  const measures = row.measures && frozenMeasures(row.measures);
  if (role === 'tailor') {
    const { customer_email: _hidden, ...shown } = order;
    return { ...shown, audience: 'workshop', customer_name: name, measures, events: named };
  }
  const customer = { id: row.order.customerId, username: row.customerUsername, name };
  return { ...order, audience: 'staff', customer, has_measures: measures !== null, documents, events: named };
}

/** The record that an order was placed with, as on the wire. */
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
