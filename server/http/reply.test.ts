import { expect, test } from 'vitest';
import { attachmentNamed } from './reply.ts';

test('a plain name of a document stands in its header as it is', () => {
  expect(attachmentNamed('NP-INV-000042.pdf')).toBe('attachment; filename="NP-INV-000042.pdf"');
});

test.each([
  ['نام.csv', '___.csv', '%D9%86%D8%A7%D9%85.csv'],
  ['a";b.csv', 'a__b.csv', 'a%22%3Bb.csv'],
  ['two\r\nlines.csv', 'two__lines.csv', 'two%0D%0Alines.csv'],
  ["it's (1)*.csv", 'it_s (1)_.csv', 'it%27s%20%281%29%2a.csv'],
])('%j has a plain spelling beside it', (name, plain, encoded) => {
  expect(attachmentNamed(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});

test('half a surrogate pair fails nothing', () => {
  expect(attachmentNamed('a\ud83e.csv')).toContain("filename*=UTF-8''a%EF%BF%BD.csv");
});
