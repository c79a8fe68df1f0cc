import { expect, test } from 'vitest';
import { fontLibrary } from './fonts.ts';

test.each(['a', 'ک'])('inflates the glyphs of the font of %s once, not for each glyph', async (letter) => {
  const fonts = await fontLibrary();
  const font = fonts.find('text', letter)?.font;
  const glyphs = font?._getTableStream('glyf');
  expect(glyphs).not.toBe(font?.stream);
  expect(font?._getTableStream('glyf')).toBe(glyphs);
});
