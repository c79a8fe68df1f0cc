import { expect, test, vi } from 'vitest';
import { formatCardNumber, formatExpiry } from './card.ts';
import { retype } from './retype.ts';

/** A field after typing; `|` marks the caret. */
function typed(text: string) {
  const selectionStart = text.indexOf('|');
  const target = { value: text.replace('|', ''), selectionStart, setSelectionRange: vi.fn() };
  return target as typeof target & HTMLInputElement;
}

test.each([
  ['42424|', '4242 4', undefined],
  ['4|242 4242 4', '4242 4242 4', undefined],
  ['42142|4242', '4214 2424 2', 6],
  ['1|24242 4242', '1242 4242 42', 1],
])('after %s the field has "%s", and the caret stays behind its digit', (text, written, caret) => {
  const target = typed(text);
  retype({ target }, formatCardNumber);
  expect(target.value).toBe(written);
  if (caret === undefined) expect(target.setSelectionRange).not.toHaveBeenCalled();
  else expect(target.setSelectionRange).toHaveBeenCalledWith(caret, caret);
});

test('well-formatted text stays as it is', () => {
  const target = typed('08/2|9');
  retype({ target }, formatExpiry);
  expect(target.setSelectionRange).not.toHaveBeenCalled();
});
