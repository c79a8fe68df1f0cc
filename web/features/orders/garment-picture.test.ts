import { expect, test } from 'vitest';
import { pictures } from '../../../art/pictures.ts';
import { DRAWINGS } from '../../../contract/garments.ts';
import { garmentPicture } from './garment-picture.ts';

test("every garment's drawing is built", () => {
  const built = new Set(pictures.map(({ name }) => `/art/${name}.svg`));
  expect(DRAWINGS.filter((drawing) => !built.has(garmentPicture(drawing)))).toEqual([]);
});
