// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ProductDetail } from '../../../../../contract/catalogue.ts';
import { ProductFacts } from './product-facts.tsx';

afterEach(cleanup);

test.each([
  ['culture', /^Returns accepted within 30 days of delivery, in original condition\./],
  ['brand', /^Not returnable, unless it arrives damaged, faulty or not as ordered\./],
] as const)('goods of kind %s say whether they are taken back (shop-16)', (type, words) => {
  const product = { type, description: 'A kurta.', facts: {} } as ProductDetail;
  const element = <ProductFacts product={product} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getByText(words)).toBeTruthy();
});
