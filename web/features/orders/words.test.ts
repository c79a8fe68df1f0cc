import { describe, expect, test } from 'vitest';
import { dayName, handoverFacts, itemFacts } from './words.ts';

describe('what an order of /order_placement leaves open', () => {
  const dress = { item_type: 'dress', dress_type: null, fabric_type: null } as const;

  test('is to be agreed; shoes have neither dress type nor fabric (orders-8)', () => {
    expect(itemFacts(dress)).toEqual([
      ['Dress type', 'Dress'],
      ['Fabric type', 'To be agreed'],
    ]);
    expect(itemFacts({ ...dress, item_type: 'shoes', shoe_size: 42 })).toEqual([
      ['Item', 'Shoes, number 42'],
    ]);
  });

  test('its way is to be agreed until it is said (orders-60)', () => {
    const ways = { pickup: 'BY_OWN', delivery: 'BY_SHOP', payment_type: 'COD' } as const;
    const facts = (isKnown: boolean, item_type: 'dress' | 'shoes' = 'dress') =>
      handoverFacts({ ...ways, item_type, is_handover_known: isKnown }).map(([, value]) => value);
    expect(facts(false)).toEqual(['To be agreed', 'To be agreed', 'To be agreed']);
    expect(facts(true)).toEqual(['By myself', 'By the shop', 'Cash on Delivery']);
    expect(facts(true, 'shoes')[0]).toBe('No cloth needed');
  });

  test('its day is a wish until there is a price (orders-61)', () => {
    expect(dayName({ total_bill: null })).toBe('You asked for');
    expect(dayName({ total_bill: 2500 })).toBe('Expected delivery');
  });
});

test('the cloth of an order is named in each way that it comes (orders-150)', () => {
  const ways = { pickup: 'BY_OWN', delivery: 'BY_SHOP', payment_type: 'COD' } as const;
  const order = { ...ways, item_type: 'dress', is_handover_known: true } as const;
  const cloth = (...garments: Parameters<typeof handoverFacts>[0]['garments'] & object) =>
    handoverFacts({ ...order, garments })[0][1];
  const [own, sent] = [{ cloth_source: 'BROUGHT' }, { cloth_source: 'SHELF' }] as const;
  expect(cloth(own, sent, own)).toBe('By myself, A seller sends it to the tailor');
  expect(cloth({ ...own, progress: 'CANCELLED' }, sent)).toBe('A seller sends it to the tailor');
});
