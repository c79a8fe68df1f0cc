// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { PromiseDetails } from './promise-schedule.tsx';

afterEach(cleanup);

test('names what each day is for, from its weekday on, and leads to the explanation (orders-64)', () => {
  const segments = [
    { part: 'collection', from: '2026-11-24', until: '2026-11-25' },
    { part: 'stitching', from: '2026-11-26', until: '2026-11-28' },
    { part: 'off', from: '2026-11-29', until: '2026-11-29' },
  ] as const;
  const element = <PromiseDetails segments={segments} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'The cloth is on its way to the tailor2 daysTue 24 Nov 2026-Wed 25 Nov 2026',
    'Stitching3 daysThu 26 Nov 2026-Sat 28 Nov 2026',
    'Day off1 daySun 29 Nov 2026',
  ]);
  expect(screen.getByRole('link', { name: 'How we promise a day', hidden: true }).getAttribute('href')).toBe(
    '/promise',
  );
});
