import type { DesignChoices, DesignFeature } from '../../contract/design-features.ts';
import {
  completeDesign,
  FABRIC_WEAVES,
  type Silhouette,
  silhouetteOf,
} from '../../contract/garment-design.ts';
import type { DressTypeCode } from '../../contract/garments.ts';
import { drawJacket, drawSherwani, drawWaistcoat } from './design-coat.ts';
import { drawBottom, drawSkirt, drawTrousers } from './design-lower.ts';
import { drawUpper } from './design-upper.ts';
import { lightness, mixed } from './dyes.ts';
import { dyedIn } from './palettes.ts';
import { type Bolt, flat, placed, Sheet } from './sheet.ts';
import type { TextileName } from './textiles.ts';
import { BLOUSE, GOWN, KAMEEZ, SHIRT } from './upper-patterns.ts';

/** Draws a garment with its choices, from y = 0 to about 410, the middle line at x = 0. */
function drawn(sheet: Sheet, bolt: Bolt, dressType: DressTypeCode, choices: DesignChoices): string {
  const { bottom } = choices;
  const draw: Record<Silhouette, () => string> = {
    kameez: () => drawUpper(sheet, bolt, KAMEEZ, choices),
    gown: () => drawUpper(sheet, bolt, GOWN, choices),
    shirt: () => drawUpper(sheet, bolt, SHIRT, choices),
    sherwani: () => drawSherwani(sheet, bolt, choices),
    waistcoat: () => drawWaistcoat(sheet, bolt, choices),
    jacket: () => drawJacket(sheet, bolt, choices),
    trousers: () => drawTrousers(sheet, bolt, choices),
    skirt: () => drawSkirt(sheet, bolt, choices, 60),
    lehenga: () =>
      drawSkirt(sheet, bolt, choices, 168) +
      drawUpper(sheet, bolt, BLOUSE, { ...choices, ghera: 'straight' }),
    blouse: () => placed(drawUpper(sheet, bolt, BLOUSE, choices), 0, 20, 1.7),
  };
  const upper = draw[silhouetteOf(dressType)]();
  return bottom ? drawBottom(sheet, bolt, bottom) + placed(upper, 0, 0, WITH_BOTTOM) : upper;
}

/** The scale of an upper part drawn above its shalwar or trousers. */
const WITH_BOTTOM = 0.8;

/** The cloth's colour by the code of the choice; as light as the plain weaves of the other drawings. */
export const COLOURS: Record<NonNullable<DesignChoices['colour']>, string> = {
  white: '#F6F1E7',
  cream: '#E9DDC6',
  sand: '#D8C3A0',
  saffron: '#DDA147',
  rose: '#C9788A',
  madder: '#A93A30',
  plum: '#5A2A5E',
  purple: '#7E4BB8',
  indigo: '#4B43B8',
  sky: '#9DB4D6',
  teal: '#2F6673',
  leaf: '#3B8467',
  grey: '#8E8A99',
  night: '#2B2854',
  ink: '#262238',
};

function boltFor(fabric: string, colour: DesignChoices['colour'] = 'white'): Bolt {
  const weaves: Readonly<Record<string, TextileName>> = FABRIC_WEAVES;
  const textile = (Object.hasOwn(weaves, fabric) && weaves[fabric]) || 'weave';
  const main = COLOURS[colour];
  return { textile, seed: dyedIn(main, mixed(main, lightness(main) > 0.45 ? '#5F5A72' : '#FBF3E0', 0.45)) };
}

const [WIDTH, HEIGHT] = [360, 440];

/** The garment in the chosen cloth on a paper ground, as an SVG of 360 × 440 (design-2). */
export function sketchOf(dressType: DressTypeCode, fabric: string, choices: DesignChoices): string {
  const sheet = new Sheet('sketch');
  const complete = completeDesign(dressType, choices);
  const marks = drawn(sheet, boltFor(fabric, complete.colour), dressType, complete);
  return sheet.svg(
    WIDTH,
    HEIGHT,
    flat(`M0 0H${WIDTH}V${HEIGHT}H0Z`, '#FBF9F5') + placed(marks, WIDTH / 2, 12),
  );
}

/** The middle and width of the square that shows a feature; small silhouettes by name. */
const VIEWS: Partial<
  Record<DesignFeature | `${Silhouette} ${DesignFeature}`, readonly [x: number, y: number, size: number]>
> = {
  collar: [0, 62, 130],
  placket: [0, 120, 190],
  buttons: [0, 210, 170],
  sleeves: [70, 150, 230],
  cuffs: [112, 224, 80],
  pockets: [30, 190, 190],
  daman: [0, 320, 210],
  lining: [0, 90, 190],
  pleats: [0, 90, 150],
  turn_up: [44, 370, 110],
  border: [0, 350, 220],
  bottom: [0, 300, 250],
  'shirt cuffs': [134, 280, 80],
  'shirt collar': [0, 70, 140],
  'shirt daman': [0, 310, 180],
  'shirt sleeves': [80, 180, 270],
  'gown cuffs': [106, 212, 80],
  'sherwani cuffs': [104, 222, 80],
  'jacket collar': [0, 120, 200],
  'waistcoat collar': [0, 110, 200],
  'trousers pockets': [30, 90, 150],
};

/** One option of a feature, drawn alone in a square of `size` pixels. */
export function optionSketch(
  dressType: DressTypeCode,
  feature: DesignFeature,
  choices: DesignChoices,
  size = 88,
): string {
  const silhouette = silhouetteOf(dressType);
  const sheet = new Sheet(`option-${feature}`);
  // A bottom would shrink the shown feature.
  const { bottom, ...rest } = completeDesign(dressType, choices);
  const shown =
    feature === 'bottom' || feature === 'colour' ? { ...rest, ...(bottom ? { bottom } : {}) } : rest;
  const [x, y, across] = VIEWS[`${silhouette} ${feature}`] ?? VIEWS[feature] ?? [0, 205, 420];
  const scale = size / across;
  const marks = drawn(sheet, boltFor('Cotton', 'cream'), dressType, shown);
  return sheet.svg(
    size,
    size,
    placed(marks, size / 2 - x * scale, size / 2 - y * scale, Math.round(scale * 1000) / 1000),
  );
}

/** A swatch, for choosing a colour. */
export function clothSketch(fabric: string, colour: NonNullable<DesignChoices['colour']>, size = 44): string {
  const sheet = new Sheet(`cloth-${colour}`);
  return sheet.svg(size, size, flat(`M0 0H${size}V${size}H0Z`, sheet.cloth(boltFor(fabric, colour))));
}
