import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FontLibrary, fontLibrary } from './fonts.ts';
import { isolated, layOut, type TextBlock, type TextStyle } from './text.ts';

const style: TextStyle = { face: 'text', size: 10, color: '#000000' };
let fonts: FontLibrary;

beforeAll(async () => {
  fonts = await fontLibrary();
});

const printed = (block: TextBlock) =>
  block.lines.map((line) => line.segments.map((segment) => segment.text).join(''));
const families = (block: TextBlock) =>
  block.lines.flatMap((line) => line.segments.map((segment) => segment.font?.name.split('/')[0]));

describe('layOut', () => {
  test('breaks at spaces, and inside words too long for a line', () => {
    expect(printed(layOut(fonts, 'one two three', style, 40))).toEqual(['one two', 'three']);
    const address = layOut(fonts, `ayesha.${'very'.repeat(20)}@example.com`, style, 120);
    expect(address.lines.length).toBeGreaterThan(2);
    expect(printed(address).join('')).toBe(`ayesha.${'very'.repeat(20)}@example.com`);
  });

  test('keeps line breaks and turns other control characters into spaces', () => {
    expect(printed(layOut(fonts, 'a\r\nb\u0007c\u2028d', style, 100))).toEqual(['a', 'b c', 'd']);
  });

  test('sets Urdu in Nastaliq, missing characters in Naskh, and each phrase in one font', () => {
    expect(families(layOut(fonts, 'کپڑے کی سلائی', style, 200))).toEqual(['noto-nastaliq-urdu']);
    expect(families(layOut(fonts, 'ڵام کپڑے', style, 200))).toEqual(['noto-naskh-arabic']);
    const [line] = layOut(fonts, 'Ali علی حسین 42', style, 200).lines;
    expect(line?.segments.map((segment) => [segment.text, segment.rightToLeft])).toEqual([
      ['Ali ', false],
      ['42', false],
      [' ', true],
      ['علی حسین', true],
    ]);
  });

  test('keeps the order within an isolated part, which does not decide the direction of the whole', () => {
    const [line] = layOut(fonts, `${isolated('042 111')}، ${isolated('Ali')} کا فون`, style, 200).lines;
    expect(line?.rightToLeft).toBe(true);
    expect(line?.segments.map(({ text }) => text.trim()).filter(Boolean)).toEqual([
      'کا فون',
      'Ali',
      '،',
      '042 111',
    ]);
    expect(printed(layOut(fonts, `To ${isolated('Ali')}`, style, 200))).toEqual(['To Ali']);
    expect(layOut(fonts, 'Ali کا فون', style, 200).lines[0]?.rightToLeft).toBe(false);
    expect(layOut(fonts, 'Ali کا فون', { ...style, direction: 'rtl' }, 200).lines[0]?.rightToLeft).toBe(true);
  });

  test('closes an isolated part where it ends, whatever isolates strangers write into it', () => {
    expect(isolated('a\u2069b')).toBe('\u2068ab\u2069');
    expect(isolated('a\u2067b')).toBe('\u2068a\u2067b\u2069\u2069');
    expect(isolated(`To ${isolated('Ali')}`)).toBe('\u2068To \u2068Ali\u2069\u2069');
  });

  test('breaks thousands of letters without a space in little time', () => {
    const text = 'کپڑےکیسلائی'.repeat(450);
    const { lines } = layOut(fonts, text, style, 495);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(495);
    expect(lines.flatMap((line) => line.segments.map((segment) => segment.text)).join('')).toBe(text);
    expect(lines.length).toBeGreaterThan(20);
  });

  test('falls back to the other parts of the font for European letters', () => {
    expect(families(layOut(fonts, 'Şule Đặng Ωμέγα Юлия', style, 300))).not.toContain(undefined);
  });

  test('draws one box for each character without a glyph', () => {
    const [line] = layOut(fonts, 'a👩‍👩‍👧b日\u{1F1F5}\u{1F1F0}', style, 200).lines;
    expect(line?.segments.map((segment) => segment.font === undefined)).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(layOut(fonts, `x${'\u0301'.repeat(40)}`, style, 200).lines[0]?.segments[0]?.font).toBeUndefined();
  });

  test('drops joiners and variation selectors', () => {
    expect(printed(layOut(fonts, 'a\u200Db ©\uFE0F', style, 200))).toEqual(['ab ©']);
  });

  test('never throws, exceeds the width or loses a character', () => {
    const width = 90;
    const arabic = fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code));
    const text = fc.string({
      unit: fc.oneof(arabic, fc.string({ unit: 'binary', maxLength: 1 }), fc.constant(' ')),
    });
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('text', 'strong', 'display'),
        fc.boolean(),
        (value, face, tabular) => {
          const block = layOut(fonts, value, { ...style, face, tabular }, width);
          for (const line of block.lines) {
            expect(Number.isFinite(line.height + line.width)).toBe(true);
            if (line.segments.length > 1) expect(line.width).toBeLessThanOrEqual(width + 0.001);
          }
        },
      ),
      { numRuns: 400 },
    );
    const latin = fc.string({ unit: fc.constantFrom(...'abcXYZ019.,-/@ éşđ') });
    fc.assert(
      fc.property(latin, (value) => {
        const shown = printed(layOut(fonts, value, style, width)).join('');
        expect(shown.replaceAll(' ', '')).toBe(value.normalize('NFC').replaceAll(' ', ''));
      }),
    );
  });
});
