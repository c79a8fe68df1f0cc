import type { Drawing } from '../../../contract/garments.ts';

type Thing = 'cloth' | 'buttons' | 'necklace' | 'bangles' | 'cushion' | 'cap' | 'dupatta' | 'shawl';

type Textile =
  | 'ajrak'
  | 'brocade'
  | 'buti'
  | 'chalkstripe'
  | 'chikan'
  | 'chunri'
  | 'damask'
  | 'doch'
  | 'gingham'
  | 'herringbone'
  | 'jamawar'
  | 'khaddar'
  | 'kites'
  | 'knit'
  | 'lawn'
  | 'madras'
  | 'mirror'
  | 'phulkari'
  | 'ralli'
  | 'stripe'
  | 'susi'
  | 'twill'
  | 'weave'
  | 'windowpane'
  | 'zari';

interface GoodsPicture {
  draw: Drawing | Thing;
  textile: Textile;
  main: string;
  accent: string;
  second: string;
  seed: number;
}

type Line = readonly [
  slug: string,
  draw: Drawing | Thing,
  textile: Textile,
  main: string,
  accent: string,
  second: string,
];

/** The first sixty belong to brands by id, the last ten to the culture collection. */
// biome-ignore format: a table reads best with one picture a line
const PICTURES: readonly Line[] = [
  ['bahaar-lawn-kurti', 'kurta', 'lawn', '#E8A0B4', '#3F6B4F', '#A9CBB7'],
  ['sunheri-lawn-three-piece', 'cloth', 'lawn', '#F0C75E', '#B3261E', '#9CC5C9'],
  ['neel-chikan-kameez', 'kameez', 'chikan', '#BFD6EC', '#FFFFFF', '#F3D9C9'],
  ['gulabi-jamawar-anarkali', 'anarkali', 'jamawar', '#C2467A', '#E9B949', '#2C6E63'],
  ['chunri-tiered-skirt', 'skirt', 'chunri', '#B3261E', '#F4D35E', '#2B4C7E'],
  ['kinari-khaddar-two-piece', 'cloth', 'khaddar', '#7A5C3E', '#E8D9BC', '#5C6B4A'],
  ['moti-kurta-buttons', 'buttons', 'weave', '#F2E9E4', '#C9B7D6', '#D9B8A8'],
  ['shafaq-lawn-kaftan', 'kaftan', 'lawn', '#E4744F', '#2D6A73', '#6C5B9E'],
  ['rohi-khaddar-suit', 'kameez', 'khaddar', '#6B543F', '#D8C3A5', '#48566A'],
  ['dune-kurta-pajama', 'kurta', 'buti', '#E8DCC4', '#8A5A2B', '#9DB0A3'],
  ['winter-khaddar-length', 'cloth', 'khaddar', '#3D4A3A', '#C9B98F', '#4B3A44'],
  ['derawar-waistcoat', 'waistcoat', 'herringbone', '#4A3B52', '#B59E7A', '#5A4632'],
  ['desert-dhoti-kurta', 'dhoti', 'weave', '#F3EBDD', '#B5651D', '#E3B98A'],
  ['susi-camp-shirt', 'shirt', 'susi', '#2D5F73', '#E9C46A', '#7A2E39'],
  ['surkh-bridal-lehenga', 'lehenga', 'zari', '#8E1B2E', '#E0B050', '#6A2C70'],
  ['mor-pankh-sharara', 'sharara', 'brocade', '#0F6B6B', '#E3B23C', '#A23B5B'],
  ['zarnigar-gharara', 'gharara', 'jamawar', '#6A2C70', '#E8C07D', '#1F4E5F'],
  ['chandni-organza-saree', 'saree', 'buti', '#D9D4E7', '#A7A1C2', '#F0D6C8'],
  ['shab-velvet-kameez', 'kameez', 'damask', '#2B1B4D', '#C9A24B', '#5A0F24'],
  ['tilla-brocade-length', 'cloth', 'brocade', '#B8860B', '#7A1F2B', '#31587A'],
  ['grey-chalkstripe-jacket', 'jacket', 'chalkstripe', '#3B3F4A', '#C9CCD6', '#1E2A44'],
  ['camel-herringbone-coat', 'coat', 'herringbone', '#B98A56', '#6E4B2A', '#3F4650'],
  ['poplin-dress-shirt', 'shirt', 'stripe', '#DCE6F2', '#3A5A8C', '#F4F0EA'],
  ['pleated-wool-trousers', 'trousers', 'twill', '#4C5058', '#9AA0AB', '#6B5A48'],
  ['indigo-selvedge-jeans', 'jeans', 'twill', '#24365E', '#D9912B', '#1F2126'],
  ['merino-polo', 'polo', 'knit', '#1F4E4A', '#E8E2D0', '#7C2F3A'],
  ['nanha-kurta-pajama', 'kurta', 'lawn', '#F6D186', '#3A7CA5', '#BFE0D0'],
  ['titli-frock', 'dress', 'gingham', '#F2A7B5', '#FFFFFF', '#A8CCE8'],
  ['little-prince-sherwani', 'sherwani', 'jamawar', '#F0E2C0', '#8E1B2E', '#27446B'],
  ['patang-tee', 'tshirt', 'kites', '#8CC7E0', '#E4572E', '#F6C95C'],
  ['gota-lehenga-choli', 'lehenga', 'chunri', '#F2B134', '#B3261E', '#E26D8E'],
  ['khel-kood-tracksuit', 'tracksuit', 'knit', '#27548A', '#F3C623', '#8A2F3B'],
  ['mother-of-pearl-buttons', 'buttons', 'weave', '#EFE6DC', '#B9A7C9', '#C4CBD3'],
  ['brass-sherwani-buttons', 'buttons', 'weave', '#C99A3B', '#7A4F1D', '#C9CCD8'],
  ['carved-horn-buttons', 'buttons', 'weave', '#4A3A34', '#9A7B68', '#A8743F'],
  ['silk-knot-buttons', 'buttons', 'brocade', '#A63D40', '#F0B09A', '#2E5266'],
  ['bolan-shalwar-kameez', 'kameez', 'weave', '#EDE6D6', '#7A1F2B', '#5F6F65'],
  ['ziarat-sherwani', 'sherwani', 'damask', '#1E2A38', '#C9A24B', '#5C1A2B'],
  ['hanna-prince-coat', 'prince_coat', 'twill', '#20302A', '#B59E5F', '#3A2B4A'],
  ['juniper-wool-length', 'cloth', 'herringbone', '#3E4B3C', '#A59B7A', '#5B4A3D'],
  ['sheesha-waistcoat', 'waistcoat', 'mirror', '#232946', '#EE6C4D', '#6E1E2F'],
  ['kapas-everyday-kurta', 'kurta', 'weave', '#DDE6D8', '#7A9E7E', '#EBCFC4'],
  ['multani-blue-two-piece', 'cloth', 'buti', '#1F5AA6', '#F4F1E8', '#2A8C82'],
  ['mango-grove-lawn-suit', 'kameez', 'lawn', '#F3B23E', '#3E7B4F', '#D97B93'],
  ['kapas-wide-trousers', 'trousers', 'weave', '#D8CBB3', '#8C6A43', '#2F3E46'],
  ['kapas-soft-leggings', 'leggings', 'knit', '#2B2B3A', '#7A7A90', '#7B4B5A'],
  ['raat-rani-anarkali', 'anarkali', 'chikan', '#3C2A5E', '#E7DFF2', '#1D4D4F'],
  ['mulberry-wrap-dress', 'dress', 'damask', '#7B2D5B', '#E9C7D8', '#2F4858'],
  ['maple-car-coat', 'coat', 'windowpane', '#A8472F', '#F0D9B5', '#45523E'],
  ['fisherman-sweater', 'sweater', 'knit', '#EFE7D6', '#B7A98A', '#34495E'],
  ['evening-column-gown', 'gown', 'weave', '#14342B', '#C9A24B', '#4A1430'],
  ['madras-jacket', 'jacket', 'madras', '#2F6690', '#E76F51', '#6A8D73'],
  ['nanha-shalwar-kameez', 'kameez', 'stripe', '#B9D8C2', '#4F7C63', '#C9D6EE'],
  ['pari-anarkali', 'anarkali', 'buti', '#E7C6F0', '#8C4FA8', '#F7D1BA'],
  ['sahil-shorts', 'shorts', 'madras', '#F2C14E', '#2A6F97', '#8FB996'],
  ['barfi-quilted-jacket', 'jacket', 'ralli', '#F4E9D8', '#D1495B', '#BCD4DE'],
  ['khewra-thobe', 'thobe', 'weave', '#F5F1EA', '#B0A48F', '#CFC6B8'],
  ['margalla-bisht', 'bisht', 'zari', '#2A221B', '#D9A441', '#6B4A2B'],
  ['soan-chinos', 'trousers', 'twill', '#B9A27E', '#6F5B3E', '#4A5A4E'],
  ['tonic-suit-length', 'cloth', 'windowpane', '#34495E', '#BFC9CA', '#5D4037'],
  ['bagh-phulkari-dupatta', 'dupatta', 'phulkari', '#C1440E', '#F2B705', '#7A1F4B'],
  ['lacha-kurta', 'dhoti', 'susi', '#1F6F5C', '#F2C14E', '#7A2E39'],
  ['sindhi-ajrak-shawl', 'shawl', 'ajrak', '#7A1F2B', '#1B2A5C', '#1B2A5C'],
  ['sheesha-sindhi-topi', 'cap', 'mirror', '#B3261E', '#F4D35E', '#1F6F5C'],
  ['makran-doch-pashk', 'kameez', 'doch', '#1D1D2B', '#D7263D', '#0B5D4F'],
  ['little-doch-frock', 'dress', 'doch', '#0B6E4F', '#F2C14E', '#8A1C4A'],
  ['kundan-necklace', 'necklace', 'zari', '#8E1B2E', '#E0B050', '#0F6B4F'],
  ['meenakari-bangles', 'bangles', 'zari', '#0F6B6B', '#E0B050', '#B3261E'],
  ['layla-abaya', 'abaya', 'weave', '#1B1730', '#8C7AA9', '#5A5160'],
  ['thar-ralli-cushion', 'cushion', 'ralli', '#D1495B', '#2E5EAA', '#1F6F5C'],
];

export const GOODS_PICTURES: Readonly<Record<string, GoodsPicture>> = Object.fromEntries(
  PICTURES.map(([slug, draw, textile, main, accent, second], index) => [
    slug,
    { draw, textile, main, accent, second, seed: 301 + index },
  ]),
);

const address = (name: string) => `/art/goods/${name}-640.webp`;

const FIXED: readonly GoodsPicture['draw'][] = ['buttons', 'necklace', 'bangles'];

/** Picture addresses of a slug: the product, a detail of its cloth, then its other colours. */
export function picturesOf(
  slug: string,
  colours: number,
): { main: string; cloth: string; others: readonly string[] } {
  const draw = GOODS_PICTURES[slug]?.draw;
  const others = draw && FIXED.includes(draw) ? 0 : colours - 1;
  return {
    main: address(slug),
    cloth: address(`${slug}-cloth`),
    others: Array.from({ length: others }, (_, place) => address(`${slug}-${place + 2}`)),
  };
}
