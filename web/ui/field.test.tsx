// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextAreaField, TextField } from './field.tsx';

afterEach(cleanup);

const type = (value: string) => fireEvent.input(screen.getByLabelText('Notes'), { target: { value } });

test('text beyond the most characters stays, is counted, and is wrong (pages-30)', () => {
  render(<TextAreaField label="Notes" maxLength={20} />);
  type('A short note');
  expect(screen.queryByText(/characters/)).toBeNull();
  type('A note that is long');
  expect(screen.getByText('19 of 20 characters')).toBeDefined();
  type('A note that is long, and longer');
  const field = screen.getByLabelText('Notes') as HTMLTextAreaElement;
  expect(field.value).toBe('A note that is long, and longer');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Use at most 20 characters: 11 too many.');
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});

test('a field that is filled in is counted too', () => {
  render(<TextField label="Notes" maxLength={5} defaultValue="filled in" />);
  expect(screen.getByRole('alert').textContent).toBe('Use at most 5 characters: 4 too many.');
});
