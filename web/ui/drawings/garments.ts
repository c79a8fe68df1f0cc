import { lehengaCholi, saree, sharara } from './garments-festive.ts';
import { anarkali, dress, skirt } from './garments-flared.ts';
import { coat, jacket, princeCoat, sherwani, waistcoat } from './garments-formal.ts';
import { abaya, bisht, kaftan, thobe } from './garments-gowns.ts';
import { kurta, ladiesSuit, pashk, shalwarKameez } from './garments-kameez.ts';
import { jeans, shirt, trousers, tShirt } from './garments-western.ts';
import type { Bolt, Sheet } from './sheet.ts';
import { khussa } from './shoes.ts';

type Draw = (sheet: Sheet, bolt: Bolt) => string;

/**
 * Every garment as a flat sketch, 360 × 440 with the middle line at x = 0: how to draw it and the cloth it
 * is cut from unless another is asked for.
 */
const wardrobe = {
  kurta: [kurta, 'khaddar', 1],
  'shalwar-kameez': [shalwarKameez, 'weave', 'indigo'],
  'ladies-suit': [ladiesSuit, 'weave', 'purple'],
  pashk: [pashk, 'weave', 'madder'],
  sherwani: [sherwani, 'jamawar', 1],
  'prince-coat': [princeCoat, 'twill', 'night'],
  waistcoat: [waistcoat, 'khaddar', 2],
  jacket: [jacket, 'herringbone', 2],
  coat: [coat, 'herringbone', 1],
  abaya: [abaya, 'weave', 'ink'],
  kaftan: [kaftan, 'ajrak', 2],
  thobe: [thobe, 'weave', 'white'],
  bisht: [bisht, 'weave', 'plum'],
  anarkali: [anarkali, 'phulkari', 1],
  dress: [dress, 'susi', 2],
  skirt: [skirt, 'ajrak', 1],
  'lehenga-choli': [lehengaCholi, 'phulkari', 0],
  saree: [saree, 'jamawar', 4],
  sharara: [sharara, 'jamawar', 2],
  shirt: [shirt, 'susi', 4],
  't-shirt': [tShirt, 'weave', 'leaf'],
  trousers: [trousers, 'twill', 'sand'],
  jeans: [jeans, 'twill', 1],
  khussa: [khussa, 'jamawar', 3],
} as const satisfies Record<string, readonly [Draw, Bolt['textile'], Bolt['seed']]>;

export type GarmentName = keyof typeof wardrobe;

/** Names of all garments; also the names of their files, `garment-<name>.svg`. */
export const garmentNames = Object.keys(wardrobe) as GarmentName[];

/** The cloth a garment is cut from unless another is asked for. */
export function suits(name: GarmentName): Bolt {
  const [, textile, seed] = wardrobe[name];
  return { textile, seed };
}

/** The marks of one garment, middle line at x = 0, from y = 0 to about 410. */
export function garment(sheet: Sheet, name: GarmentName, bolt: Bolt = suits(name)): string {
  return `<g data-garment="${name}">${wardrobe[name][0](sheet, bolt)}</g>`;
}
