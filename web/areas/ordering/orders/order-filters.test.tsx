// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { OrderFilters } from './order-filters.tsx';

test('choosing a status keeps the number that is typed', () => {
  const show = vi.fn();
  const list = { shown: { page: 1, status: undefined, search: undefined }, show } as never;
  render(
    <MemoryRouter>
      <OrderFilters list={list} statusNames={{ READY: 'Ready' }} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Tracking number'), { target: { value: 'NP-7' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'READY' } });
  expect(show).toHaveBeenCalledWith({ status: 'READY', search: 'NP-7' });
});
