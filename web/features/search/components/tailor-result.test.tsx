// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Tailor } from '../../../../contract/tailors.ts';
import { TailorResult } from './tailor-result.tsx';

test('the workshop, which stitches for both, says so (tailors-7)', () => {
  const tailor = {
    id: 458,
    user_username: 'Naap',
    tailor_area: 'In-house workshop',
    tailor_type_name: null,
    rating: 4.5,
    avg_price: 2500,
  } as Tailor;
  const element = <TailorResult tailor={tailor} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getByText('In-house workshop · Gents and ladies')).toBeTruthy();
});
