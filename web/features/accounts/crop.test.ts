import { describe, expect, test } from 'vitest';
import { dragged, isWhole, MAX_ZOOM, pinched, squareOf, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 200 };

describe('the square cut out of a picture (accounts-19)', () => {
  test('is as large as the picture allows, and in its middle at first', () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf({ width: 200, height: 400 }, WHOLE)).toEqual({ left: 0, top: 100, side: 200 });
  });

  test('shrinks with the zoom, around its middle', () => {
    expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
  });

  test('shrinks and grows with two fingers, within the bounds of the zoom', () => {
    expect(pinched(WHOLE, 1.5)).toEqual({ ...WHOLE, zoom: 1.5 });
    expect(pinched(WHOLE, 0.5).zoom).toBe(1);
    expect(pinched({ ...WHOLE, zoom: 3 }, 2).zoom).toBe(MAX_ZOOM);
  });

  test('follows a finger, and never leaves the picture', () => {
    expect(squareOf(WIDE, dragged(WIDE, WHOLE, { right: 0.25, down: 0 }))).toEqual({
      left: 50,
      top: 0,
      side: 200,
    });
    expect(squareOf(WIDE, dragged(WIDE, WHOLE, { right: 9, down: 9 }))).toEqual({
      left: 0,
      top: 0,
      side: 200,
    });
    expect(squareOf(WIDE, dragged(WIDE, WHOLE, { right: -9, down: 0 }))).toEqual({
      left: 200,
      top: 0,
      side: 200,
    });
  });

  test('is the picture itself only where nothing is cut off', () => {
    expect(isWhole({ width: 200, height: 200 }, WHOLE)).toBe(true);
    expect(isWhole({ width: 200, height: 200 }, { ...WHOLE, zoom: 1.1 })).toBe(false);
    expect(isWhole(WIDE, WHOLE)).toBe(false);
  });
});
