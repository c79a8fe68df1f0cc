import { describe, expect, test } from 'vitest';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { standingOf } from './standing.ts';

const cancelled = {
  status: 'CANCELLED',
  bill_status: 'UNPAID',
  tailor_username: 'ustad.rashid',
  tailor_area: 'Anarkali, Lahore',
  garments: [],
  expected_delivery_date: '2026-12-01',
  order_date: '2026-11-20T09:00:00.000Z',
  events: [
    { action: 'place', by: 'You', at: '2026-11-20T09:00:00.000Z', note: null, courier: null },
    { action: 'cancel', by: 'You', at: '2026-11-21T09:00:00.000Z', note: 'Too late', courier: null },
  ],
} as unknown as CustomerOrder;

test('a delivered order was handed over on its delivery, whatever came after it (orders-141)', () => {
  const at = (day: string, action: string, from: string, note: string | null = null) => ({
    ...{ action, from, to: 'DELIVERED', by: 'Naap', note, courier: null },
    at: `2026-11-${day}T09:00:00.000Z`,
  });
  const events = [at('01', 'deliver', 'SHIPPED'), at('12', 'claim_alteration', 'DELIVERED', 'The waist')];
  const delivered = { ...cancelled, status: 'DELIVERED', events } as unknown as CustomerOrder;
  expect(standingOf(delivered, 14).text).toContain('1 Nov 2026');
  expect(standingOf(delivered, 14).text).toContain('15 Nov 2026');
});

test('an accepted order waits for its cloth, for the correction of its receipt, or for the tailor (orders-80)', () => {
  const accepted = { ...cancelled, status: 'ACCEPTED', cloth_due_on: null, cloth_receipts: [] };
  const text = (more: object) => standingOf({ ...accepted, ...more } as unknown as CustomerOrder, 14).text;
  expect(text({ cloth_due_on: '2026-11-22' })).toContain('as soon as the cloth is there');
  expect(text({})).toContain('as soon as the cloth is there');
  expect(text({ cloth_receipts: [{ objection: null, settled_at: null }] })).toContain('The cloth is there');
  expect(text({ cloth_receipts: [{ objection: 'Too short', settled_at: null }] })).toContain(
    'until the receipt of your cloth',
  );
});

describe('a placed order that asks somebody for their measures (orders-70)', () => {
  const asked = { name: 'Bilal', age_group: 'adult', gender: 'male', given: false, link_expires_at: null };
  const placed = {
    ...cancelled,
    status: 'PLACED',
    total_bill: 2500,
    is_handover_known: true,
    measurement_source: 'UPLOAD',
    measurement_picture: null,
    measurement_from: asked,
    garments: [{ measurement_from: asked }],
    question: { text: 'Please send the link', asked_at: '2026-11-20T09:00:00.000Z' },
    events: cancelled.events.slice(0, 1),
  } as unknown as CustomerOrder;

  test('waits for them by name', () => {
    expect(standingOf(placed, 14).title).toBe('Waiting for the measures of Bilal');
  });

  test('waits for several people by their number, for the last one by name', () => {
    const other = { measurement_from: { ...asked, name: 'Sara' } };
    const two = { ...placed, garments: [...placed.garments, other] } as CustomerOrder;
    expect(standingOf(two, 14).title).toBe('Waiting for the measures of 2 people');
    const given = { measurement_from: { ...asked, given: true } };
    const one = { ...placed, garments: [given, other] } as CustomerOrder;
    expect(standingOf(one, 14).title).toBe('Waiting for the measures of Sara');
  });

  test('is to be confirmed within the days from their arrival', () => {
    const answer = { action: 'answer', by: 'Naap', at: '2026-11-27T09:00:00.000Z', note: null };
    const given = {
      ...placed,
      question: null,
      measurement_from: { ...asked, given: true },
      garments: [{ measurement_from: { ...asked, given: true } }],
      events: [...placed.events, answer],
    } as unknown as CustomerOrder;
    expect(standingOf(given, 14)).toMatchObject({
      title: 'Please confirm this order',
      text: expect.stringContaining('11 Dec 2026'),
    });
  });
});

describe('a cancelled order at /checkout (orders-20, orders-40)', () => {
  test.each([
    ['UNPAID', 'there is nothing to pay'],
    ['PARTIALLY_PAID', 'we send back what you have paid'],
    ['PAID', 'we send back what you have paid'],
    ['REFUNDED', 'what you paid was sent back'],
  ] as const)('with the bill %s says that %s', (bill_status, sentence) => {
    expect(standingOf({ ...cancelled, bill_status }, 14).text).toBe(
      `It was cancelled on 21 Nov 2026. Nothing is stitched, and ${sentence}.`,
    );
  });

  test('tells the day of the cancelling after the refund, and why it was cancelled', () => {
    const refund = {
      action: 'record_refund',
      by: 'Naap',
      at: '2026-11-24T09:00:00.000Z',
      note: 'Bank transfer',
    };
    const refunded = { ...cancelled, bill_status: 'REFUNDED', events: [...cancelled.events, refund] };
    expect(standingOf(refunded as CustomerOrder, 14)).toEqual({
      tone: 'warning',
      title: 'You have cancelled this order',
      text: 'It was cancelled on 21 Nov 2026. Nothing is stitched, and what you paid was sent back.',
      note: 'Too late',
    });
  });

  test('by the shop is not called the customer’s doing', () => {
    const events = cancelled.events.map((event) => ({ ...event, by: 'Naap' }));
    expect(standingOf({ ...cancelled, events }, 14).title).toBe('This order was cancelled');
  });

  test('that expired has nothing to pay', () => {
    const expire = { ...cancelled.events[1], action: 'expire', by: 'Naap' };
    const { title, text } = standingOf({ ...cancelled, events: [expire] } as CustomerOrder, 14);
    expect(title).toBe('This order has expired');
    expect(text).toContain('There is nothing to pay.');
  });
});
