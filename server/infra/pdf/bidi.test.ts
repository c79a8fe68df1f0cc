import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidiLevels, hasRightToLeft, mirrored, visualOrder } from './bidi.ts';

function seen(text: string): string {
  const characters = [...text];
  const { levels } = bidiLevels(text);
  const items = characters.map((character, index) => ({ character, level: levels[index] ?? 0 }));
  return visualOrder(items)
    .map(({ character, level }) => (level % 2 === 1 ? mirrored(character) : character))
    .join('');
}

describe('the bidirectional algorithm', () => {
  test.each([
    ['Rs 1,599 only', 'Rs 1,599 only'],
    ['سلام', 'مالس'],
    ['Ali علی Khan', 'Ali یلع Khan'],
    ['علی Khan', 'Khan یلع'],
    ['قیمت 1,599 روپے', 'ےپور 1,599 تمیق'],
    ['علی 30% (فوری)', '(یروف) %30 یلع'],
    ['Label: علی، رضا, size M', 'Label: اضر ،یلع, size M'],
    ['note (علی) رضا end', 'note (یلع) اضر end'],
    ['تاریخ ۲۰۲۶ ہے', 'ےہ ۲۰۲۶ خیرات'],
    ['٣٫٥ متر', 'رتم ٣٫٥'],
    ['علی ≤ رضا', 'اضر ≥ یلع'],
    ['note ⟨علی⟩ رضا end', 'note ⟨یلع⟩ اضر end'],
    ['note ⟨علی, رضا⟩', 'note ⟨اضر ,یلع⟩'],
  ])('%s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  test('takes the paragraph’s direction from its first strong character', () => {
    expect(bidiLevels('123 علی').base).toBe(1);
    expect(bidiLevels('123 Ali علی').base).toBe(0);
    expect(bidiLevels('123').base).toBe(0);
  });

  test('is a permutation, and leaves plain Latin as it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ 1,(%+)[]علیپ۴٣،َ-é') });
    fc.assert(
      fc.property(text, (value) => {
        const characters = [...value];
        const { levels } = bidiLevels(value);
        expect(levels).toHaveLength(characters.length);
        const items = characters.map((character, index) => ({ character, level: levels[index] ?? 0 }));
        expect(
          visualOrder(items)
            .map((item) => item.character)
            .sort(),
        ).toEqual([...characters].sort());
        if (!hasRightToLeft(value)) expect([...levels].every((level) => level === 0)).toBe(true);
      }),
    );
  });
});
