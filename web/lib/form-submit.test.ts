import { describe, expect, test, vi } from 'vitest';
import { showFindings } from './form-submit.ts';

function formWith(fields: string[]) {
  const setError = vi.fn();
  const values = Object.fromEntries(fields.map((field) => [field, '']));
  return { setError, getValues: (() => values) as never };
}

describe('showFindings', () => {
  test('shows errors on the fields of their name and returns the others', () => {
    const form = formWith(['username', 'email']);
    const found = { email: ['Taken.'], username: ['Short.', 'Odd.'], other: ['Elsewhere.'] };
    expect(showFindings(form, found)).toEqual(['Elsewhere.']);
    expect(form.setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'Taken.' }],
      ['username', { type: 'server', message: 'Short. Odd.' }],
    ]);
  });

  test('joins errors of one field', () => {
    const form = formWith(['photos']);
    const found = { photo_1: ['Too dark.'], photo_2: ['Too large.'] };
    expect(showFindings(form, found, () => 'photos')).toEqual([]);
    expect(form.setError.mock.calls).toEqual([
      ['photos', { type: 'server', message: 'Too dark. Too large.' }],
    ]);
  });
});
