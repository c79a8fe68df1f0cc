import { INDIGO, PAPER, PURPLE, SAFFRON } from '../web/art/colors.ts';
import { polyline, star, through } from '../web/art/path.ts';
import { pick, randomFrom } from '../web/art/random.ts';
import { type Bolt, flat, part, placed, Sheet, seam, stitch } from '../web/art/sheet.ts';
import type { TextileName } from '../web/art/textiles.ts';
import { BRAND_MARKS, brandMark } from './brand-marks.ts';
import { swatch } from './cloths.ts';
import { clothsFor, type GarmentName, garment, garmentNames } from './garments.ts';
import { brands, tailoring } from './scene-cards.ts';
import {
  bulk,
  emptyNeedle,
  gents,
  inhouse,
  ladies,
  notFound,
  offline,
  partner,
  single,
  success,
} from './scene-choices.ts';
import { collectionCloths, hungCloth } from './scene-cloths.ts';
import { balochi, heritage, jewelry, punjabi, sindhi } from './scene-culture.ts';
import { hero, hung } from './scene-hero.ts';
import { map } from './scene-map.ts';
import { type TradeName, trade } from './tools.ts';

export interface Picture {
  name: string;
  width: number;
  height: number;
  svg: () => string;
}

function picture(name: string, width: number, height: number, draw: (sheet: Sheet) => string): Picture {
  return {
    name,
    width,
    height,
    svg: () => {
      const sheet = new Sheet(name);
      return sheet.svg(width, height, draw(sheet));
    },
  };
}

/** `tailor-01` … `tailor-24` */
const SIGNS = 24;

export const pictures: readonly Picture[] = [
  picture('hero', 640, 720, hero),
  picture('service-tailoring', 480, 320, tailoring),
  picture('service-culture', 480, 320, heritage),
  picture('service-brands', 480, 320, brands),
  picture('culture-punjabi', 480, 320, punjabi),
  picture('culture-sindhi', 480, 320, sindhi),
  picture('culture-balochi', 480, 320, balochi),
  picture('culture-jewelry', 480, 320, jewelry),
  ...collectionCloths.map((name) => picture(`cloth-${name}`, 480, 360, (sheet) => hungCloth(sheet, name))),
  // garment-kurta, and in two other cloths: garment-kurta-2, garment-kurta-3
  ...garmentNames.flatMap((name) =>
    clothsFor(name).map((bolt, index) =>
      picture(`garment-${name}${index ? `-${index + 1}` : ''}`, 360, 440, (sheet) =>
        plate(sheet, name, bolt),
      ),
    ),
  ),
  picture('inhouse', 320, 240, inhouse),
  picture('partner', 320, 240, partner),
  picture('single', 320, 240, single),
  picture('bulk', 320, 240, bulk),
  picture('gents', 320, 240, gents),
  picture('ladies', 320, 240, ladies),
  picture('empty-needle', 240, 180, emptyNeedle),
  picture('not-found', 320, 240, notFound),
  picture('offline', 320, 240, offline),
  picture('success', 320, 240, success),
  picture('map', 480, 320, map),
  ...Array.from({ length: SIGNS }, (_, index) =>
    picture(`tailor-${String(index + 1).padStart(2, '0')}`, 160, 160, (sheet) => sign(sheet, index + 1)),
  ),
  ...Object.entries(BRAND_MARKS).map(([slug, mark]) =>
    picture(`brands/${slug}`, 160, 160, () => brandMark(mark)),
  ),
  picture('logo', 64, 64, logo),
  picture('favicon', 64, 64, (sheet) => badge(sheet, 14)),
];

/** A square ground, because phones mask app icons themselves. */
export const icon: Picture = picture('icon', 64, 64, (sheet) => badge(sheet, 0));

export const shareImage: Picture = picture('og', 1200, 630, share);

const TONES = ['#F6F0E6', '#F1EDFA', '#F9F0E2', '#F8ECEA', '#ECF2EE', '#EDEEF9'];

const LOWERED: Partial<Record<GarmentName, number>> = {
  kurta: 12,
  'prince-coat': 28,
  waistcoat: 20,
  jacket: 26,
  shirt: 18,
  't-shirt': 14,
  dress: 14,
  skirt: 4,
  coat: 6,
};

/** A pattern-book page, 360 × 440. */
function plate(sheet: Sheet, name: GarmentName, bolt: Bolt): string {
  let scale = '';
  for (let x = 24, k = 0; x <= 336; x += 8, k++) scale += `M${x} 426v-${k % 5 ? 4 : 8}`;
  const tone = TONES[(name.length * 5 + String(bolt.seed).length + bolt.textile.length) % TONES.length];
  const corner = name === 'khussa' ? [22, 246] : [22, 24];
  return (
    flat('M0 0H360V440H0Z', tone ?? '#F6F0E6') +
    `<g stroke="#B9A88A">${seam('M12 12H348V428H12Z', 1)}${seam(scale, 0.8)}</g>` +
    placed(swatch(sheet, bolt, 40, 44, 0.5), corner[0] ?? 0, corner[1] ?? 0, 1, -5) +
    placed(garment(sheet, name, bolt), 180, 4 + (LOWERED[name] ?? 0))
  );
}

const LEFT = 'M12 10H24V54H12Z';
const RIGHT = 'M40 10H52V54H40Z';
const ACROSS = 'M12 10H24L52 54H40Z';
const NUQTA = 'M34.4 8.4L39.6 13.6L34.4 18.8L29.2 13.6Z';

function ticks(color: string): string {
  let long = '';
  for (let y = 32, k = 0; y < 53; y += 4, k++)
    long += `M12 ${y}h${k % 3 ? 3 : 5.5}M52 ${63 - y}h${k % 3 ? -3 : -5.5}`;
  return `<path d="${long}" stroke="${color}" stroke-width="1.1" stroke-linecap="butt"/>`;
}

function gradient(sheet: Sheet, deep = false): string {
  const [from, to] = deep ? ['#2F2796', '#6B21B5'] : [INDIGO, PURPLE];
  return sheet.define(
    deep ? 'deep' : 'brand',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="8" y1="8" x2="56" y2="56"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
}

function folded(bars: string, back: string, accent: string, marks: string): string {
  return (
    `<g stroke="none"><path d="${LEFT}${RIGHT}" fill="${bars}"/>` +
    `<path d="${ACROSS}" fill="${back}"/>` +
    `<path d="M40 54H52V50.5H40Z${NUQTA}" fill="${accent}"/></g>${ticks(marks)}`
  );
}

/** 64 × 64: a tape measure folded into an N, with the dot of نـ. */
function logo(sheet: Sheet): string {
  return folded(`url(#${gradient(sheet)})`, `url(#${gradient(sheet, true)})`, SAFFRON, '#fff');
}

/** 64 × 64; `radius` rounds the corners. */
function badge(sheet: Sheet, radius: number): string {
  const ground = `url(#${gradient(sheet)})`;
  return (
    `<rect width="64" height="64" rx="${radius}" fill="${ground}" stroke="none"/>` +
    `<g transform="translate(4.5 5)scale(.86)">${folded('#fff', '#D9D2FB', '#F0B94D', INDIGO)}</g>`
  );
}

/** The Open Graph picture, 1200 × 630. */
function share(sheet: Sheet): string {
  const rail = 96;
  return (
    flat('M0 0H1200V630H0Z', '#F5EFE4') +
    flat('M0 0H368V630H0Z', PAPER) +
    stitch('M368 0V630', '#A98F64') +
    placed(logo(sheet), 44, 175, 4.4) +
    part('rail', `M344 ${rail - 5}H1210V${rail + 5}H344Z`, '#E0B050') +
    placed(hung(sheet, 'kurta', { textile: 'khaddar', seed: 1 }, 1.04), 496, rail) +
    placed(hung(sheet, 'anarkali', undefined, 1.04), 1030, rail) +
    placed(hung(sheet, 'pashk', undefined, 1.04), 858, rail) +
    placed(hung(sheet, 'sherwani', undefined, 1.08), 676, rail)
  );
}

const CLOTHS: readonly TextileName[] = [
  'ajrak',
  'phulkari',
  'khaddar',
  'susi',
  'jamawar',
  'weave',
  'herringbone',
];
const TINTS = [PAPER, '#F5EFE4', '#EEEAFA', '#FBF0DC', '#F8E9E6', '#E8F1EA'];
const COLORS = ['#4338CA', '#B3261E', '#1E7F5C', '#2B2854', '#7E4BB8', '#C7587B', '#2F6673', '#B9701F'];
const TOOLS = Object.keys(trade) as TradeName[];

/** About 50 units around the origin. */
function plaque(kind: number): string {
  if (kind === 0) return 'M-51 0A51 51 0 1 1 51 0A51 51 0 1 1-51 0Z';
  if (kind === 1) {
    const corners = Array.from({ length: 16 }, (_, k) => {
      const angle = (k / 16) * Math.PI * 2;
      const radius = k % 2 ? 49 : 55;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    });
    return through(corners, 1.4, true);
  }
  if (kind === 2) return star([0, 0], 16, [60, 49]);
  return polyline(
    [
      [-52, -22],
      [-22, -52],
      [22, -52],
      [52, -22],
      [52, 22],
      [22, 52],
      [-22, 52],
      [-52, 22],
    ],
    true,
  );
}

/** A tailor's shop sign, 160 × 160; the number is the seed. */
function sign(sheet: Sheet, number: number): string {
  const random = randomFrom(`sign/${number}`);
  const textile = CLOTHS[number % CLOTHS.length] as TextileName;
  const tool = TOOLS[(number * 4) % TOOLS.length] as TradeName;
  const cloth = sheet.cloth({ textile, seed: number }, { scale: textile === 'herringbone' ? 1 : 0.7 });
  const color = pick(random, COLORS);
  const border = plaque(number % 4);
  return (
    `<g transform="translate(80 80)"><circle data-part="roundel" r="76" fill="${cloth}" stroke-width="2"/>` +
    `<circle r="71" stroke="${PAPER}" stroke-width="1.2" stroke-dasharray="4 3"/>` +
    `<path data-part="plaque" d="${border}" fill="${pick(random, TINTS)}" stroke-width="1.6"/>` +
    `${placed(trade[tool](color), 0, 0, 0.74)}</g>`
  );
}
