// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { inEnglish } from '../words.ts';
import { ListTable } from './list-table.tsx';

const WORDS = inEnglish('order', 'orders').selection;

const ROWS = [1, 2, 3, 4].map((id) => ({ id }));

function Orders() {
  const [selected, onSelect] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <output>{[...selected].join(' ')}</output>
      <ListTable
        label="Orders"
        columns={[{ name: 'Number', cell: ({ id }) => id }]}
        rows={ROWS}
        nameOf={({ id }) => `order ${id}`}
        sort="-number"
        sortCodes={[]}
        onSort={() => undefined}
        selection={WORDS && { selected, onSelect, words: WORDS }}
      />
    </>
  );
}

test('rows are selected one by one, by Shift up to the one pressed before, and all at once', () => {
  render(<Orders />);
  const press = (label: string, shiftKey = false) =>
    fireEvent.click(screen.getByLabelText(label), { shiftKey });
  const selected = () => screen.getByRole('status').textContent;
  press('Select order 2');
  expect(selected()).toBe('2');
  expect(screen.getByLabelText<HTMLInputElement>('Select all on this page').indeterminate).toBe(true);
  press('Select order 4', true);
  expect(selected()).toBe('2 3 4');
  press('Select order 3', true);
  expect(selected()).toBe('2');
  press('Select all on this page');
  expect(selected()).toBe('2 1 3 4');
  press('Select order 1');
  expect(selected()).toBe('2 3 4');
  press('Select all on this page');
  press('Select all on this page');
  expect(selected()).toBe('');
});
