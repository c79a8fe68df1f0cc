import { Sheet } from '../web/art/sheet.ts';
import { BRAND_MARKS, brandMark } from './brand-marks.ts';
import { clothsFor, garmentNames } from './garments.ts';
import { badge, logo, share } from './marks.ts';
import { plate } from './plates.ts';
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
import { hero } from './scene-hero.ts';
import { map } from './scene-map.ts';
import { sign } from './signs.ts';

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

/** A square ground: phones mask app icons themselves. */
export const icon: Picture = picture('icon', 64, 64, (sheet) => badge(sheet, 0));

export const shareImage: Picture = picture('og', 1200, 630, share);
