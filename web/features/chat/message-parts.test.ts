import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf, partsOf } from './message-parts.ts';

const shown = (message: string) => partsOf(message).map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['Salaam', ['text Salaam']],
  ['', []],
  ['See https://naap.test/a?b=1.', ['text See ', 'link https://naap.test/a?b=1', 'text .']],
  ['NP-7K3QX9M2TD is late', ['order NP-7K3QX9M2TD', 'text  is late']],
  ['XNP-7K3QX9M2TD', ['text XNP-7K3QX9M2TD']],
  ['javascript:alert(1)', ['text javascript:alert(1)']],
])('%s is cut into its parts', (message, parts) => expect(shown(message)).toEqual(parts));

test('no character of a message is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '.', 'https://x', 'NP-7K3QX9M2TD', '"', 'ن') }),
      (message) => {
        expect(
          partsOf(message)
            .map(({ text }) => text)
            .join(''),
        ).toBe(message);
      },
    ),
  );
});

test.each([
  ['سلام', 'ur'],
  ['«کب تیار ہوگا؟» asked my mother', 'ur'],
  ['When? جلد', undefined],
  ['123', undefined],
])('%s is in the language of its first letter', (text, language) => expect(languageOf(text)).toBe(language));
