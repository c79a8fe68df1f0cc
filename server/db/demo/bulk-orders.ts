import type { BulkStatus } from '../../../contract/bulk-orders.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Config } from '../../config.ts';
import { actionBetween } from '../../modules/lifecycle/steps.ts';
import { bulkOrderWithin } from '../../modules/orders/bulk/queries.ts';
import { issueBulkInvoice, issueContract } from '../../modules/orders/bulk/service.ts';
import type { Tx } from '../client.ts';
import { bulkOrderDetails } from '../schema/order-details.ts';
import { orderEvents } from '../schema/order-events.ts';
import { orderAddresses, orders } from '../schema/orders.ts';
import type { PastDocument } from './documents.ts';
import { daysBefore, seeded, seededTrackingNumber } from './seeded.ts';

interface DemoBulkOrder {
  status: BulkStatus;
  item: string;
  pieces: number;
  /** Rupees a piece; absent without a quote. */
  price?: number;
  note: string;
  quoteNote?: string;
  business?: 'RETAIL' | 'WholeSale' | 'Start_up';
  sample?: boolean;
  /** Days ago. */
  placed: number;
  changed: number;
  /** Days from the request to the promised day. */
  within: number;
  contacted?: number;
}

/** Every status, oldest order first. */
// biome-ignore format: a table reads best with one order in two lines
const BULK_ORDERS: readonly DemoBulkOrder[] = [
  { status: 'DELIVERED', item: 'School uniforms: shalwar kameez', pieces: 120, price: 1450, placed: 93, changed: 58, within: 40, contacted: 4, sample: true,
    note: 'Grey with a white dupatta, sizes 8 to 14 by the enclosed list.', quoteNote: 'Sizes by your list; the sample is free of charge.' },
  { status: 'CANCELLED', item: 'Graduation gowns', pieces: 30, placed: 66, changed: 65, within: 30, business: 'RETAIL',
    note: 'The university has postponed the ceremony.' },
  { status: 'SHIPPED', item: 'Hotel staff kurtas', pieces: 45, price: 1890, placed: 41, changed: 1, within: 44, contacted: 2,
    note: 'Maroon with the crest on the pocket.' },
  { status: 'QUALITY_CHECK', item: 'Lab coats', pieces: 80, price: 1150, placed: 33, changed: 0.6, within: 40, contacted: 1,
    note: 'White cotton twill, three pockets.' },
  { status: 'IN_PRODUCTION', item: 'Waiter waistcoats', pieces: 60, price: 1980, placed: 19, changed: 6, within: 35, contacted: 2, sample: true,
    note: 'Bottle green, black buttons, sizes S to XL.' },
  { status: 'ACCEPTED', item: 'Khussa for a wedding party', pieces: 25, price: 2400, placed: 9, changed: 2, within: 30, business: 'Start_up',
    note: 'Gold thread on cream, numbers 38 to 44.' },
  { status: 'QUOTED', item: 'Chef coats', pieces: 40, price: 1650, placed: 4, changed: 1.5, within: 30, business: 'WholeSale',
    note: 'Double-breasted, name embroidered.', quoteNote: 'Embroidery of one name for each coat is included.' },
  { status: 'REQUESTED', item: 'Cotton tote bags with ajrak print', pieces: 200, placed: 0.3, changed: 0.3, within: 25, sample: true,
    note: 'For the opening of our shop.' },
];

const COURSE: readonly BulkStatus[] = [
  'REQUESTED',
  'QUOTED',
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'SHIPPED',
  'DELIVERED',
];

const BUSINESS_ADDRESS = {
  address: 'Plaza 7, Liberty Market',
  city: 'Lahore',
  postalCode: '54660',
  country: 'PK',
};

interface Shop {
  customer: { id: number; phoneNumber: string | null; firstName: string | null; lastName: string | null };
  staffId: number;
  config: Config;
  now: Date;
}

/** Inserts the bulk orders with their events; returns the contracts and invoices to be issued. */
export async function writeBulkOrders(
  tx: Tx,
  { customer, staffId, config, now }: Shop,
): Promise<PastDocument[]> {
  const random = seeded(18);
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  const documents: PastDocument[] = [];
  for (const order of BULK_ORDERS) {
    const placedAt = daysBefore(now, order.placed);
    const steps = stepsOf(order, { customerId: customer.id, staffId, now });
    const quotedAt = steps.find(({ toStatus }) => toStatus === 'QUOTED')?.at ?? null;
    const acceptedAt = steps.find(({ toStatus }) => toStatus === 'ACCEPTED')?.at ?? null;
    const [row] = await tx
      .insert(orders)
      .values({
        kind: 'bulk',
        customerId: customer.id,
        tailorId: IN_HOUSE_TAILOR_ID,
        trackingNumber: seededTrackingNumber(random),
        status: order.status,
        billStatus: order.status === 'DELIVERED' ? 'PAID' : 'UNPAID',
        paymentMethod: 'COD',
        total: order.price === undefined ? null : order.price * order.pieces,
        phone: customer.phoneNumber ?? '',
        contactStatus: order.contacted ? 'CONTACTED' : 'NOT_CONTACTED',
        timesContacted: order.contacted ?? 0,
        orderDate: placedAt,
        expectedDeliveryDate: addDays(dayInKarachi(placedAt), order.within),
        updatedAt: steps.at(-1)?.at ?? placedAt,
      })
      .returning({ id: orders.id });
    const id = row?.id ?? 0;
    await tx.insert(bulkOrderDetails).values({
      orderId: id,
      itemType: order.item,
      numberOfPieces: order.pieces,
      businessType: order.business ?? null,
      additionalNotes: order.note,
      isContactSameAsRegister: true,
      isRequestedSample: order.sample ?? false,
      perPiecePrice: order.price ?? null,
      quotedAt,
      ...(acceptedAt ? { acceptedName: name, acceptedAt, acceptedFrom: '203.0.113.24' } : {}),
    });
    await tx.insert(orderAddresses).values({
      orderId: id,
      purpose: 'delivery',
      fullName: name,
      ...BUSINESS_ADDRESS,
    });
    await tx.insert(orderEvents).values(steps.map((step) => ({ ...step, orderId: id })));
    const issue = (print: typeof issueContract, at: Date | null | undefined) => {
      if (!at) return;
      documents.push({
        at,
        async issue() {
          const written = await bulkOrderWithin(tx, 'all', id);
          if (written) await print(tx, config, written, at);
        },
      });
    };
    issue(issueContract, quotedAt);
    issue(issueBulkInvoice, steps.find(({ toStatus }) => toStatus === 'DELIVERED')?.at);
  }
  return documents;
}

/** Evenly spaced from the request to the last change. */
function stepsOf(
  { status, placed, changed, quoteNote }: DemoBulkOrder,
  { customerId, staffId, now }: { customerId: number; staffId: number; now: Date },
) {
  const course =
    status === 'CANCELLED' ? ['REQUESTED' as const, status] : COURSE.slice(0, COURSE.indexOf(status) + 1);
  const pace = (placed - changed) / Math.max(1, course.length - 1);
  return course.map((toStatus, index) => {
    const fromStatus = course[index - 1] ?? null;
    const action = fromStatus === null ? ('place' as const) : actionBetween('bulk', fromStatus, toStatus);
    const isCustomers = action === 'place' || action === 'accept' || action === 'cancel';
    return {
      action,
      fromStatus,
      toStatus,
      actorId: isCustomers ? customerId : staffId,
      note: action === 'quote' ? (quoteNote ?? null) : null,
      at: daysBefore(now, placed - pace * index),
    };
  });
}
