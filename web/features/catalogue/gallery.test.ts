import { expect, test } from 'vitest';
import { galleryOf, imageInColour, indexOfColour } from './gallery.ts';

const FRONT = { image: '/a-640.webp', description: 'A kurta', colour: 'camel-brown' };
const CLOTH = {
  image: '/b-640.webp',
  description: 'Slate blue khaddar from close by',
  colour: 'camel-brown',
};
const BLUE = { image: '/c-640.webp', description: 'A kurta', colour: 'slate-blue' };
const LISTED = { image: FRONT.image, image_description: FRONT.description };

test('the main picture comes first and once', () => {
  expect(galleryOf(LISTED)).toEqual([{ ...FRONT, colour: null }]);
  expect(galleryOf({ ...LISTED, pictures: [] })).toEqual([{ ...FRONT, colour: null }]);
  expect(galleryOf({ ...LISTED, pictures: [CLOTH, FRONT] })).toEqual([FRONT, CLOTH]);
});

test('a colour is shown by its first picture, whatever the descriptions say', () => {
  const pictures = [FRONT, CLOTH, BLUE];
  expect(indexOfColour(pictures, 'slate-blue')).toBe(2);
  expect(indexOfColour(pictures, 'camel-brown')).toBe(0);
  expect(indexOfColour(pictures, 'natural')).toBe(-1);
  expect(indexOfColour([{ ...FRONT, colour: null }], undefined)).toBe(-1);
});

test('a product in a colour has the picture of that colour, otherwise its own', () => {
  const product = { image: FRONT.image, pictures: [FRONT, CLOTH, BLUE] };
  expect(imageInColour(product, 'slate-blue')).toBe(BLUE.image);
  expect(imageInColour(product, 'natural')).toBe(FRONT.image);
});
