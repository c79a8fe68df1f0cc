import { lightness, mixed } from '../web/art/dyes.ts';
import { coat, jacket, princeCoat, sherwani, waistcoat } from '../web/art/garments-formal.ts';
import { kurta, ladiesSuit, pashk, shalwarKameez } from '../web/art/garments-kameez.ts';
import { jeans, shirt, trousers, tShirt } from '../web/art/garments-western.ts';
import { dyedIn } from '../web/art/palettes.ts';
import { type Bolt, Sheet } from '../web/art/sheet.ts';
import type { TextileName } from '../web/art/textiles.ts';
import { lehengaCholi, saree, sharara } from './garments-festive.ts';
import { anarkali, dress, skirt } from './garments-flared.ts';
import { abaya, bisht, kaftan, thobe } from './garments-gowns.ts';
import { dhotiKurta, gown, leggings, polo, shorts, sweater, tracksuit, zipJacket } from './garments-sport.ts';
import { boltOfCloth, foldedShawl, overRail, unstitched } from './goods-cloth.ts';
import {
  alone,
  type Cut,
  childs,
  clipped,
  closeUp,
  type Fit,
  type Ground,
  hanging,
  laidFlat,
  staged,
  type Tint,
} from './goods-stage.ts';
import { type ButtonKind, bangleStand, buttonCard, caps, cushions, necklace } from './goods-things.ts';

export interface GoodsPicture {
  name: string;
  /** `main` is shown in lists, `other` on the product's page; `detail` shows a part of the cloth. */
  role: 'main' | 'other' | 'detail';
  /** `shadow` is drawn between the ground and the goods. */
  svg: (shadow: string) => string;
  /** The goods without a ground, whose outline makes the shadow; undefined for pictures without a ground. */
  alone?: () => string;
}

interface Shown {
  draw: (sheet: Sheet, bolt: Bolt, accent: string) => string;
  /** The part shown by the detail picture: left, top and magnification. */
  detail?: readonly [x: number, y: number, times: number];
}

type Way = (sheet: Sheet, cut: Cut, bolt: Bolt, fit: Fit) => string;

function worn(way: Way, cut: Cut, top: number, scale: number): Shown {
  return { draw: (sheet, bolt) => way(sheet, cut, bolt, { top, scale }) };
}

const flatLay =
  (turn: number): Way =>
  (sheet, cut, bolt, fit) =>
    laidFlat(sheet, cut, bolt, fit, turn);

function buttons(kind: ButtonKind, paper: string, covered = false): Shown {
  return {
    draw: (sheet, bolt) => buttonCard(sheet, kind, paper, covered ? bolt : undefined),
    detail: [96, 150, 2.1],
  };
}

const WAYS = {
  kurta: worn(hanging, kurta, 40, 1.22),
  kameez: worn(hanging, shalwarKameez, 33, 1.17),
  suit: worn(hanging, ladiesSuit, 34, 1.17),
  anarkali: worn(hanging, anarkali, 36, 1.2),
  // A plain cloth, because embroidery covers yoke, cuffs and pocket.
  pashk: {
    draw: (sheet, bolt) =>
      hanging(sheet, pashk, { ...bolt, textile: 'weave', trim: bolt }, { top: 38, scale: 1.2 }),
  },
  sharara: worn(hanging, sharara, 34, 1.2),
  lehenga: worn(hanging, lehengaCholi, 36, 1.16),
  saree: worn(hanging, saree, 36, 1.16),
  kaftan: worn(hanging, kaftan, 40, 1.2),
  abaya: worn(hanging, abaya, 36, 1.18),
  thobe: worn(hanging, thobe, 32, 1.16),
  bisht: worn(hanging, bisht, 34, 1.16),
  sherwani: worn(hanging, sherwani, 38, 1.2),
  princeCoat: worn(hanging, princeCoat, 40, 1.32),
  jacket: worn(hanging, jacket, 44, 1.34),
  coat: worn(hanging, coat, 40, 1.24),
  gown: worn(hanging, gown, 32, 1.2),
  dress: worn(hanging, dress, 42, 1.28),
  dhoti: worn(hanging, dhotiKurta, 34, 1.16),
  sweater: worn(flatLay(-4), sweater, 194, 1.3),
  polo: worn(flatLay(3), polo, 194, 1.42),
  shirt: worn(flatLay(-4), shirt, 196, 1.26),
  waistcoat: worn(flatLay(3), waistcoat, 196, 1.36),
  trousers: worn(clipped, trousers, 34, 1.28),
  jeans: worn(clipped, jeans, 34, 1.28),
  leggings: worn(clipped, leggings, 34, 1.28),
  skirt: worn(clipped, skirt, 57, 1.32),
  childKurta: worn(childs, kurta, 40, 1.1),
  childKameez: worn(childs, shalwarKameez, 33, 1.1),
  childAnarkali: worn(childs, anarkali, 36, 1.1),
  childDress: worn(childs, dress, 42, 1.16),
  childSherwani: worn(childs, sherwani, 38, 1.1),
  childLehenga: worn(childs, lehengaCholi, 36, 1.06),
  childTee: worn(childs, tShirt, 62, 1.3),
  childTracksuit: worn(childs, tracksuit, 28, 1.1),
  childJacket: worn(childs, zipJacket, 50, 1.22),
  childShorts: worn(flatLay(0), shorts, 156, 1.5),
  threePiece: {
    draw: (sheet, bolt, accent) => unstitched(sheet, bolt, lightness(accent) > 0.6 ? '#8E2F4B' : accent),
  },
  length: { draw: boltOfCloth },
  dupatta: {
    draw: (sheet, bolt) =>
      overRail(sheet, bolt, { half: 148, foot: 516, border: 84, fringe: 24, scale: 1.3 }),
  },
  shawl: { draw: foldedShawl },
  cushion: { draw: cushions },
  cap: { draw: caps },
  shellButtons: buttons('shell', '#E9E2F2'),
  pearlButtons: buttons('pearl', '#F3DED8'),
  brassButtons: buttons('brass', '#2B2854'),
  hornButtons: buttons('horn', '#EFE1C8'),
  knotButtons: buttons('knot', '#F3EADB', true),
  necklace: {
    draw: (sheet, bolt) => necklace(sheet, '#B3261E', '#1E7F5C', { ...bolt, textile: 'weave' }),
    detail: [116, 168, 1.9],
  },
  bangles: {
    draw: (sheet, _bolt, accent) =>
      bangleStand(sheet, ['#0F6B6B', '#E3B45B', accent, '#E3B45B', '#F6EAD0', '#E3B45B']),
    detail: [140, 125, 2.4],
  },
} as const satisfies Record<string, Shown>;

type Line = readonly [
  slug: string,
  way: keyof typeof WAYS,
  textile: TextileName,
  main: string,
  accent: string,
  /** Empty if the drawing ignores the colour. */
  others: readonly string[],
  tint: Tint,
  ground: Ground,
];

/** In the order of the demo data (server/db/demo/goods-pictures.ts). */
// biome-ignore format: a table reads best with one picture a line
const GOODS: readonly Line[] = [
  ['bahaar-lawn-kurti', 'kurta', 'lawn', '#E8A0B4', '#3F6B4F', ['#A9CBB7', '#F4EFE3'], 'sky', 'disc'],
  ['sunheri-lawn-three-piece', 'threePiece', 'lawn', '#F0C75E', '#B3261E', ['#9CC5C9'], 'mist', 'cloth'],
  ['neel-chikan-kameez', 'suit', 'chikan', '#BFD6EC', '#FFFFFF', ['#F3D9C9', '#CFC0E4'], 'sand', 'niche'],
  ['gulabi-jamawar-anarkali', 'anarkali', 'jamawar', '#C2467A', '#E9B949', ['#2C6E63'], 'sage', 'niche'],
  ['chunri-tiered-skirt', 'skirt', 'chunri', '#B3261E', '#F4D35E', ['#2B4C7E', '#E39A2D'], 'mist', 'wall'],
  ['kinari-khaddar-two-piece', 'threePiece', 'khaddar', '#7A5C3E', '#E8D9BC', ['#5C6B4A'], 'mist', 'cloth'],
  ['moti-kurta-buttons', 'pearlButtons', 'weave', '#F2E9E4', '#C9B7D6', [], 'sage', 'disc'],
  ['shafaq-lawn-kaftan', 'kaftan', 'lawn', '#E4744F', '#2D6A73', ['#6C5B9E'], 'mist', 'niche'],
  ['rohi-khaddar-suit', 'kameez', 'khaddar', '#6B543F', '#D8C3A5', ['#48566A', '#DCCFB8'], 'sky', 'wall'],
  ['dune-kurta-pajama', 'kurta', 'buti', '#E8DCC4', '#8A5A2B', ['#9DB0A3'], 'sage', 'disc'],
  ['winter-khaddar-length', 'length', 'khaddar', '#3D4A3A', '#C9B98F', ['#4B3A44'], 'lilac', 'table'],
  ['derawar-waistcoat', 'waistcoat', 'herringbone', '#4A3B52', '#B59E7A', ['#5A4632'], 'sand', 'cloth'],
  ['desert-dhoti-kurta', 'dhoti', 'weave', '#F3EBDD', '#B5651D', ['#E3B98A'], 'linen', 'disc'],
  ['susi-camp-shirt', 'shirt', 'susi', '#2D5F73', '#E9C46A', ['#7A2E39'], 'linen', 'cloth'],
  ['surkh-bridal-lehenga', 'lehenga', 'zari', '#8E1B2E', '#E0B050', ['#6A2C70'], 'linen', 'niche'],
  ['mor-pankh-sharara', 'sharara', 'brocade', '#0F6B6B', '#E3B23C', ['#A23B5B'], 'linen', 'niche'],
  ['zarnigar-gharara', 'sharara', 'jamawar', '#6A2C70', '#E8C07D', ['#1F4E5F'], 'sage', 'niche'],
  ['chandni-organza-saree', 'saree', 'buti', '#D9D4E7', '#A7A1C2', ['#F0D6C8'], 'sand', 'niche'],
  ['shab-velvet-kameez', 'suit', 'damask', '#2B1B4D', '#C9A24B', ['#5A0F24'], 'sand', 'niche'],
  ['tilla-brocade-length', 'length', 'brocade', '#B8860B', '#7A1F2B', ['#31587A'], 'sky', 'table'],
  ['grey-chalkstripe-jacket', 'jacket', 'chalkstripe', '#3B3F4A', '#C9CCD6', ['#1E2A44'], 'clay', 'wall'],
  ['camel-herringbone-coat', 'coat', 'herringbone', '#B98A56', '#6E4B2A', ['#3F4650'], 'sky', 'disc'],
  ['poplin-dress-shirt', 'shirt', 'stripe', '#DCE6F2', '#3A5A8C', ['#F4F0EA', '#F1D9DC'], 'sand', 'cloth'],
  ['pleated-wool-trousers', 'trousers', 'twill', '#4C5058', '#9AA0AB', ['#6B5A48'], 'linen', 'wall'],
  ['indigo-selvedge-jeans', 'jeans', 'twill', '#24365E', '#D9912B', ['#1F2126'], 'blush', 'disc'],
  ['merino-polo', 'polo', 'knit', '#1F4E4A', '#E8E2D0', ['#7C2F3A', '#E9E0CC'], 'linen', 'cloth'],
  ['nanha-kurta-pajama', 'childKurta', 'lawn', '#F6D186', '#3A7CA5', ['#BFE0D0'], 'sage', 'wall'],
  ['titli-frock', 'childDress', 'gingham', '#F2A7B5', '#FFFFFF', ['#A8CCE8'], 'sage', 'disc'],
  ['little-prince-sherwani', 'childSherwani', 'jamawar', '#F0E2C0', '#8E1B2E', ['#27446B'], 'linen', 'wall'],
  ['patang-tee', 'childTee', 'kites', '#8CC7E0', '#E4572E', ['#F6C95C', '#DE5B49'], 'blush', 'wall'],
  ['gota-lehenga-choli', 'childLehenga', 'chunri', '#F2B134', '#B3261E', ['#E26D8E'], 'sage', 'disc'],
  ['khel-kood-tracksuit', 'childTracksuit', 'knit', '#27548A', '#F3C623', ['#8A2F3B'], 'sand', 'wall'],
  ['mother-of-pearl-buttons', 'shellButtons', 'weave', '#EFE6DC', '#B9A7C9', [], 'mist', 'disc'],
  ['brass-sherwani-buttons', 'brassButtons', 'weave', '#C99A3B', '#7A4F1D', [], 'sky', 'disc'],
  ['carved-horn-buttons', 'hornButtons', 'weave', '#4A3A34', '#9A7B68', [], 'sky', 'disc'],
  ['silk-knot-buttons', 'knotButtons', 'brocade', '#A63D40', '#F0B09A', [], 'linen', 'disc'],
  ['bolan-shalwar-kameez', 'kameez', 'weave', '#EDE6D6', '#7A1F2B', ['#5F6F65'], 'sage', 'disc'],
  ['ziarat-sherwani', 'sherwani', 'damask', '#1E2A38', '#C9A24B', ['#5C1A2B'], 'linen', 'niche'],
  ['hanna-prince-coat', 'princeCoat', 'twill', '#20302A', '#B59E5F', ['#3A2B4A'], 'lilac', 'wall'],
  ['juniper-wool-length', 'length', 'herringbone', '#3E4B3C', '#A59B7A', ['#5B4A3D'], 'blush', 'table'],
  ['sheesha-waistcoat', 'waistcoat', 'mirror', '#232946', '#EE6C4D', ['#6E1E2F'], 'blush', 'cloth'],
  ['kapas-everyday-kurta', 'kurta', 'weave', '#DDE6D8', '#7A9E7E', ['#EBCFC4', '#EFEBE2'], 'lilac', 'wall'],
  ['multani-blue-two-piece', 'threePiece', 'buti', '#1F5AA6', '#F4F1E8', ['#2A8C82'], 'sand', 'cloth'],
  ['mango-grove-lawn-suit', 'suit', 'lawn', '#F3B23E', '#3E7B4F', ['#D97B93'], 'linen', 'niche'],
  ['kapas-wide-trousers', 'trousers', 'weave', '#D8CBB3', '#8C6A43', ['#2F3E46', '#B26B4A'], 'mist', 'wall'],
  ['kapas-soft-leggings', 'leggings', 'knit', '#2B2B3A', '#7A7A90', ['#7B4B5A', '#EFEBE2'], 'linen', 'disc'],
  ['raat-rani-anarkali', 'anarkali', 'chikan', '#3C2A5E', '#E7DFF2', ['#1D4D4F'], 'sand', 'niche'],
  ['mulberry-wrap-dress', 'dress', 'damask', '#7B2D5B', '#E9C7D8', ['#2F4858'], 'sage', 'wall'],
  ['maple-car-coat', 'coat', 'windowpane', '#A8472F', '#F0D9B5', ['#45523E'], 'linen', 'disc'],
  ['fisherman-sweater', 'sweater', 'knit', '#EFE7D6', '#B7A98A', ['#34495E', '#8C2F39'], 'sage', 'cloth'],
  ['evening-column-gown', 'gown', 'weave', '#14342B', '#C9A24B', ['#4A1430'], 'sand', 'niche'],
  ['madras-jacket', 'jacket', 'madras', '#2F6690', '#E76F51', ['#6A8D73'], 'linen', 'disc'],
  ['nanha-shalwar-kameez', 'childKameez', 'stripe', '#B9D8C2', '#4F7C63', ['#C9D6EE'], 'blush', 'wall'],
  ['pari-anarkali', 'childAnarkali', 'buti', '#E7C6F0', '#8C4FA8', ['#F7D1BA'], 'sage', 'wall'],
  ['sahil-shorts', 'childShorts', 'madras', '#F2C14E', '#2A6F97', ['#8FB996'], 'linen', 'cloth'],
  ['barfi-quilted-jacket', 'childJacket', 'ralli', '#F4E9D8', '#D1495B', ['#BCD4DE'], 'sky', 'wall'],
  ['khewra-thobe', 'thobe', 'weave', '#F5F1EA', '#B0A48F', ['#CFC6B8'], 'sage', 'wall'],
  ['margalla-bisht', 'bisht', 'zari', '#2A221B', '#D9A441', ['#6B4A2B'], 'sky', 'niche'],
  ['soan-chinos', 'trousers', 'twill', '#B9A27E', '#6F5B3E', ['#4A5A4E', '#CFC7B6'], 'sky', 'wall'],
  ['tonic-suit-length', 'length', 'windowpane', '#34495E', '#BFC9CA', ['#5D4037'], 'linen', 'table'],
  ['bagh-phulkari-dupatta', 'dupatta', 'phulkari', '#C1440E', '#F2B705', ['#7A1F4B'], 'sky', 'disc'],
  ['lacha-kurta', 'dhoti', 'susi', '#1F6F5C', '#F2C14E', ['#7A2E39'], 'linen', 'wall'],
  ['sindhi-ajrak-shawl', 'shawl', 'ajrak', '#7A1F2B', '#1B2A5C', ['#1B2A5C'], 'sage', 'wall'],
  ['sheesha-sindhi-topi', 'cap', 'mirror', '#B3261E', '#F4D35E', ['#1F6F5C', '#27548A'], 'sage', 'table'],
  ['makran-doch-pashk', 'pashk', 'doch', '#1D1D2B', '#D7263D', ['#0B5D4F'], 'blush', 'niche'],
  ['little-doch-frock', 'childDress', 'doch', '#0B6E4F', '#F2C14E', ['#8A1C4A'], 'blush', 'wall'],
  ['kundan-necklace', 'necklace', 'zari', '#8E1B2E', '#E0B050', [], 'sky', 'disc'],
  ['meenakari-bangles', 'bangles', 'zari', '#0F6B6B', '#E0B050', [], 'linen', 'table'],
  ['layla-abaya', 'abaya', 'weave', '#1B1730', '#8C7AA9', ['#5A5160', '#232B4A'], 'clay', 'niche'],
  ['thar-ralli-cushion', 'cushion', 'ralli', '#D1495B', '#2E5EAA', ['#1F6F5C'], 'sky', 'table'],
];

function outfit(textile: TextileName, main: string, accent: string): Bolt {
  const cloth = (name: TextileName, one: string, other = accent): Bolt => ({
    textile: name,
    seed: dyedIn(one, other),
  });
  const border = () => {
    if (textile === 'ajrak') return cloth('ajrak', accent, main);
    if (WORKED.has(textile)) return cloth('zari', mixed(accent, '#1B1730', 0.35), '#F1D08B');
    return cloth('brocade', mixed(accent, main, 0.12), '#F1D08B');
  };
  return {
    ...cloth(textile, main),
    second: cloth('weave', mixed(main, '#FFFFFF', 0.12)),
    veil: cloth('chikan', mixed(accent, '#FFFFFF', 0.25), '#FFFFFF'),
    trim: border(),
  };
}

/** Cloths too rich for a patterned border. */
const WORKED: ReadonlySet<TextileName> = new Set([
  'brocade',
  'jamawar',
  'mirror',
  'ralli',
  'phulkari',
  'doch',
]);

export const goodsPictures: readonly GoodsPicture[] = GOODS.flatMap(
  ([slug, way, textile, main, accent, others, tint, ground]) => {
    const shown: Shown = WAYS[way];
    const { detail } = shown;
    const bolt = outfit(textile, main, accent);
    const picture = (
      name: string,
      role: GoodsPicture['role'],
      cloth: Bolt,
      part?: Shown['detail'],
    ): GoodsPicture => {
      const marks = (sheet: Sheet) => {
        const whole = shown.draw(sheet, cloth, accent);
        return part ? enlarged(whole, part) : whole;
      };
      return {
        name,
        role,
        svg: (shadow) => {
          const sheet = new Sheet(`goods-${name}`);
          return staged(sheet, tint, ground, shadow, marks(sheet));
        },
        alone: () => {
          const sheet = new Sheet(`goods-${name}`);
          return alone(sheet, marks(sheet));
        },
      };
    };
    const close = (name: string): GoodsPicture => ({
      name,
      role: 'detail',
      svg: () => {
        const sheet = new Sheet(`goods-${name}`);
        return alone(sheet, closeUp(sheet, bolt));
      },
    });
    return [
      picture(slug, 'main', bolt),
      detail ? picture(`${slug}-cloth`, 'other', bolt, detail) : close(`${slug}-cloth`),
      ...others.map((colour, place) =>
        picture(`${slug}-${place + 2}`, 'other', outfit(textile, colour, accent)),
      ),
    ];
  },
);

function enlarged(marks: string, [x, y, times]: readonly [number, number, number]): string {
  return `<g transform="scale(${times})translate(${-x} ${-y})">${marks}</g>`;
}
