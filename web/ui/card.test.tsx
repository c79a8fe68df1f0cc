// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Card, CardLink } from './card.tsx';

afterEach(cleanup);

test("is the element it is asked to be, and the caller's class wins", () => {
  render(
    <Card as="section" aria-label="Your price" className="border-brand p-6">
      Rs 1,599
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Your price' });
  expect(card.className.split(' ')).toEqual(
    expect.arrayContaining(['rounded-2xl', 'bg-card', 'border-brand', 'p-6']),
  );
  expect(card.className).not.toMatch(/border-hairline|p-5/);
});

test('its padding is a variant', () => {
  render(
    <Card padding="none" data-testid="card">
      Rates
    </Card>,
  );
  expect(screen.getByTestId('card').className).not.toMatch(/\bp-/);
});

test('a card that leads somewhere is covered by its link', () => {
  render(
    <MemoryRouter>
      <Card as="article" isLink>
        <CardLink to="/brands/1" aria-label="View Brand: Khaddar House">
          View Brand
        </CardLink>
      </Card>
    </MemoryRouter>,
  );
  expect(screen.getByRole('article').classList).toContain('relative');
  const link = screen.getByRole('link', { name: 'View Brand: Khaddar House' });
  expect(link.getAttribute('href')).toBe('/brands/1');
  expect(link.classList).toContain('after:inset-0');
});
