// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_PRODUCT } from '../product-values.ts';
import { VariantFields } from './variant-fields.tsx';

afterEach(cleanup);

function Fields({ error }: { error?: string }) {
  const [values, setValues] = useState({
    ...EMPTY_PRODUCT,
    colours: [{ code: 'indigo', name: 'Indigo', hex: '#4338CA' }],
  });
  return (
    <VariantFields
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change(before) }))}
      errors={{ colours: error, variants: undefined }}
    />
  );
}

test('a removed colour leaves the focus in its list', () => {
  render(<Fields />);
  const remove = screen.getByLabelText('Remove Indigo');
  remove.focus();
  fireEvent.click(remove);
  expect(screen.queryByLabelText('Remove Indigo')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('New colour'));
});

test('what is wrong with the colours describes their group', () => {
  render(<Fields error="Add a colour." />);
  const group = screen.getByRole('group', { name: 'Colours and stock' });
  const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Add a colour.');
});
