import { coat, jacket, princeCoat, sherwani, waistcoat } from '../web/art/garments-formal.ts';
import { kurta, ladiesSuit, pashk, shalwarKameez } from '../web/art/garments-kameez.ts';
import { jeans, shirt, trousers, tShirt } from '../web/art/garments-western.ts';
import { type Bolt, plain, type Sheet } from '../web/art/sheet.ts';
import { lehengaCholi, saree, sharara } from './garments-festive.ts';
import { anarkali, dress, skirt } from './garments-flared.ts';
import { abaya, bisht, kaftan, thobe } from './garments-gowns.ts';
import { khussa } from './shoes.ts';

type Draw = (sheet: Sheet, bolt: Bolt) => string;

function of(textile: Bolt['textile'], seed: Bolt['seed']): Bolt {
  return { textile, seed };
}

/** Each garment: how to draw it, 360 × 440 with the middle line at x = 0, and three cloths, the most fitting first. */
const wardrobe = {
  kurta: [kurta, of('khaddar', 1), plain('teal'), of('susi', 2)],
  'shalwar-kameez': [shalwarKameez, plain('indigo'), plain('white'), plain('grey')],
  'ladies-suit': [ladiesSuit, plain('purple'), of('ajrak', 2), plain('leaf')],
  pashk: [pashk, plain('madder'), plain('teal'), plain('night')],
  sherwani: [sherwani, of('jamawar', 1), plain('ink'), of('jamawar', 4)],
  'prince-coat': [princeCoat, of('twill', 'night'), plain('plum'), of('herringbone', 1)],
  waistcoat: [waistcoat, of('khaddar', 2), of('ajrak', 2), of('twill', 'night')],
  jacket: [jacket, of('herringbone', 2), of('twill', 'night'), plain('sand')],
  coat: [coat, of('herringbone', 1), of('twill', 'ink'), plain('saffron')],
  abaya: [abaya, plain('ink'), plain('plum'), plain('teal')],
  kaftan: [kaftan, of('ajrak', 2), of('phulkari', 1), plain('rose')],
  thobe: [thobe, plain('white'), plain('sand'), plain('sky')],
  bisht: [bisht, plain('plum'), plain('ink'), plain('sand')],
  anarkali: [anarkali, of('phulkari', 1), plain('leaf'), of('jamawar', 2)],
  dress: [dress, of('susi', 2), plain('saffron'), of('khaddar', 0)],
  skirt: [skirt, of('ajrak', 1), of('susi', 0), plain('rose')],
  'lehenga-choli': [lehengaCholi, of('phulkari', 0), of('jamawar', 1), of('phulkari', 1)],
  saree: [saree, of('jamawar', 4), plain('madder'), of('ajrak', 2)],
  sharara: [sharara, of('jamawar', 2), of('phulkari', 2), plain('saffron')],
  shirt: [shirt, of('susi', 4), plain('sky'), of('khaddar', 0)],
  't-shirt': [tShirt, plain('leaf'), plain('ink'), plain('saffron')],
  trousers: [trousers, of('twill', 'sand'), of('herringbone', 2), of('twill', 'ink')],
  jeans: [jeans, of('twill', 1), of('twill', 'ink'), of('twill', 'sky')],
  khussa: [khussa, of('jamawar', 3), of('phulkari', 0), of('ajrak', 2)],
} as const satisfies Record<string, readonly [Draw, Bolt, Bolt, Bolt]>;

export type GarmentName = keyof typeof wardrobe;

/** Their files are `garment-<name>.svg`. */
export const garmentNames = Object.keys(wardrobe) as GarmentName[];

export function clothsFor(name: GarmentName): readonly [Bolt, Bolt, Bolt] {
  const [, first, second, third] = wardrobe[name];
  return [first, second, third];
}

/** From y = 0 to about 410, the middle line at x = 0. */
export function garment(sheet: Sheet, name: GarmentName, bolt: Bolt = clothsFor(name)[0]): string {
  return `<g data-garment="${name}">${wardrobe[name][0](sheet, bolt)}</g>`;
}
