import { type Bolt, flat, part, type Sheet, shade } from '../web/art/sheet.ts';

const WIDTH = 480;
const HEIGHT = 360;

const CLOTHS = {
  punjabi: { textile: 'phulkari', seed: 0 },
  sindhi: { textile: 'ajrak', seed: 0 },
  balochi: { textile: 'doch', seed: 0 },
  jewelry: { textile: 'mirror', seed: 2 },
  abayas: { textile: 'damask', seed: '2B2740-4A4468' },
  'home-decor': { textile: 'ralli', seed: 1 },
} as const satisfies Record<string, Bolt>;

type ClothName = keyof typeof CLOTHS;

export const collectionCloths = Object.keys(CLOTHS) as ClothName[];

const DIPS = [
  [56, 104, 70, 132],
  [176, 208, 168, 206],
  [286, 340, 300, 342],
  [404, 436, 396, 440],
] as const;

export function hungCloth(sheet: Sheet, name: ClothName): string {
  const dips = DIPS.map(
    ([from, to, footFrom, footTo]) =>
      shade(
        `M${from} 0C${from + 6} 120 ${footFrom} 240 ${footFrom} ${HEIGHT}H${footTo}C${footTo} 240 ${to + 6} 120 ${to} 0Z`,
        0.1,
      ) +
      shade(
        `M${from} 0C${from + 6} 120 ${footFrom} 240 ${footFrom} ${HEIGHT}H${footFrom + 14}C${footFrom + 14} 240 ${from + 18} 120 ${from + 12} 0Z`,
        0.14,
      ) +
      flat(
        `M${to} 0C${to + 6} 120 ${footTo} 240 ${footTo} ${HEIGHT}H${footTo + 16}C${footTo + 16} 240 ${to + 20} 120 ${to + 14} 0Z`,
        '#fff',
        0.06,
      ),
  );
  return (
    part('cloth', `M-2 -2H${WIDTH + 2}V${HEIGHT + 2}H-2Z`, sheet.cloth(CLOTHS[name], { scale: 1.5 })) +
    dips.join('')
  );
}
