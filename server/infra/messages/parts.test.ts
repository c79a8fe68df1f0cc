import { expect, test } from 'vitest';
import { codes as english } from '../../../words/en/messages.ts';
import { codes as urdu } from '../../../words/ur/messages.ts';
import { partsOf } from './parts.ts';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ک'.repeat(70), 1],
  ['ک'.repeat(71), 2],
  [`${'a'.repeat(70)}ک`, 2],
  ['👗'.repeat(35), 1],
  ['👗'.repeat(36), 2],
])('counts the parts of a text message (messages-7): %#', (text, parts) => {
  expect(partsOf(text)).toBe(parts);
});

test.each([...Object.values(english), ...Object.values(urdu)])(
  'a code is one part in both languages (messages-7)',
  (code) => {
    expect(partsOf(code({ code: '123456', shop: 'Naap', minutes: 5 }))).toBe(1);
  },
);
