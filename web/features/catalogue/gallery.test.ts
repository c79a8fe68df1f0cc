import { expect, test } from 'vitest';
import { galleryOf, placeOfColour } from './gallery.ts';

const FRONT = { image: '/a-640.webp', description: 'A kurta in camel brown' };
const CLOTH = { image: '/b-640.webp', description: 'Khaddar from close by, camel brown' };
const BLUE = { image: '/c-640.webp', description: 'A kurta in slate blue' };
const LISTED = { image: FRONT.image, image_description: FRONT.description };

test('the picture of the lists comes first, and once', () => {
  expect(galleryOf(LISTED)).toEqual([FRONT]);
  expect(galleryOf({ ...LISTED, pictures: [] })).toEqual([FRONT]);
  expect(galleryOf({ ...LISTED, pictures: [CLOTH, FRONT] })).toEqual([FRONT, CLOTH]);
});

test('a colour is shown by the first picture that names it', () => {
  const pictures = [FRONT, CLOTH, BLUE];
  expect(placeOfColour(pictures, 'Slate blue')).toBe(2);
  expect(placeOfColour(pictures, 'Camel brown')).toBe(0);
  expect(placeOfColour(pictures, 'Natural')).toBeUndefined();
});
