import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { picturePicking, sizeWithin } from './upload.ts';

describe('sizeWithin', () => {
  test('fits the long side and keeps the proportions', () => {
    expect(sizeWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(sizeWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 });
    expect(sizeWithin({ width: 9000, height: 2 }, 2000)).toEqual({ width: 2000, height: 1 });
  });

  test('never enlarges', () => {
    expect(sizeWithin({ width: 2000, height: 8 }, 2000)).toEqual({ width: 2000, height: 8 });
  });
});

describe('a picture is checked where it is chosen (files-3)', () => {
  const HEIC = '\0\0\0\x10ftypheic\0\0\0\0' + '\0\0\0\x0cmdatdata';

  beforeEach(() => {
    // "Decodes" files whose text says so.
    const draws = async (file: Blob) => {
      if (!(await file.text()).startsWith('picture')) throw new Error('It cannot be decoded.');
      return { width: 10, height: 10, close() {} };
    };
    vi.stubGlobal('createImageBitmap', draws);
    // An image decodes even if its file is truncated.
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        naturalWidth = 8000;
        get naturalHeight() {
          return this.src === 'large' ? 6000 : 20;
        }
        async decode() {
          if (!['large', 'cut'].includes(this.src)) throw new Error('It cannot be decoded.');
        }
      },
    );
    vi.stubGlobal('document', { createElement: () => ({}) });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: ({ name }: File) => name.split('.')[0], revokeObjectURL() {} }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['whole.jpg', 'image/jpeg', 'picture', undefined],
    ['large.jpg', 'image/jpeg', 'too large for a bitmap', undefined],
    ['iphone.heic', 'image/heic', HEIC, undefined],
    ['empty.jpg', 'image/jpeg', '', /empty/],
    ['fake.jpg', 'image/jpeg', 'a text', /is damaged/],
    ['broken.heic', 'image/heic', 'a text', /is damaged/],
    ['half.heic', 'image/heic', HEIC.slice(0, -2), /is damaged/],
    ['cut.jpg', 'image/jpeg', 'half of a picture', /is damaged/],
    ['drawing.svg', 'image/svg+xml', 'picture', /^Upload a picture/],
  ])('%s of type %s', async (name, type, content, problem) => {
    const prepared = await picturePicking.prepare([new File([content], name, { type })]);
    if (problem) expect(prepared.problem).toMatch(problem);
    else expect(prepared).toMatchObject({ problem: undefined, pictures: [{ name }] });
    expect(prepared.pictures).toHaveLength(problem ? 0 : 1);
  });
});
