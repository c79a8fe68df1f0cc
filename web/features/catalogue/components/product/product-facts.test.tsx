// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { ProductDetail } from '../../../../../contract/catalogue.ts';
import { ProductFacts } from './product-facts.tsx';

afterEach(cleanup);

function show(more: Partial<ProductDetail>) {
  const product = { description: 'A kurta.', facts: {}, cloth: null, ...more } as ProductDetail;
  const element = <ProductFacts product={product} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test.each([
  ['culture', /^Returns accepted within 30 days of delivery, in original condition\./],
  ['brand', /^Not returnable, unless it arrives damaged, faulty or not as ordered\./],
] as const)('goods of kind %s say whether they are taken back (shop-16)', (type, words) => {
  show({ type });
  expect(screen.getByText(words)).toBeTruthy();
});

describe('cloth (catalogue-21)', () => {
  test('says what it is enough for', () => {
    const enough_for = [
      { dress_type: 'Shalwar_Kameez', largest_size: 'L' as const, pieces: 1 },
      { dress_type: 'Kurta', largest_size: null, pieces: 1 },
      { dress_type: 'Waistcoat', largest_size: null, pieces: 2 },
    ];
    show({ type: 'brand', cloth: { metres: 3.5, width_inches: 54, sent_from: null, enough_for } });
    expect(screen.getByText('3.5 m at 54 in is enough for:')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Shalwar kameez (up to size L)',
      'Kurta',
      'Waistcoat × 2',
    ]);
  });

  test('that is too short says so', () => {
    show({ type: 'brand', cloth: { metres: 0.25, width_inches: 54, sent_from: null, enough_for: [] } });
    expect(
      screen.getByText('0.25 m at 54 in is too short for a whole garment of a usual size.'),
    ).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('is not named for other goods', () => {
    show({ type: 'brand' });
    expect(screen.queryByText('How far this cloth goes')).toBeNull();
  });
});
