import { expect, test } from 'vitest';
import { type Person, wearerOfSize } from './cloth-bodies.ts';
import { type Cloth, clothNeeds } from './cloth-needs.ts';
import type { DesignChoices } from './design-features.ts';
import type { DressTypeCode } from './garments.ts';

const YARD = 0.9144;

/** Needs are rounded up to a quarter, charts to a quarter or an eighth. */
const ROUNDING = 0.25;

interface Published {
  of: Person;
  garment: DressTypeCode;
  width: number;
  metres: readonly [least: number, most: number];
  choices?: DesignChoices;
  cloth?: Cloth;
  /** A garment whose cloth the chart does not count. */
  without?: DressTypeCode;
}

/** Lengths for a usual adult, by the site of `docs/product/cloth.md`; without a width in the chart, 44 inches. */
// biome-ignore format: a table reads best with one length a line
const PUBLISHED: Record<string, readonly Published[]> = {
  'almeerah.com': [
    { of: 'female', garment: 'Kurta', width: 44, metres: [2.5, 3] },
    { of: 'female', garment: 'Shalwar_Kameez', width: 44, metres: [4.5, 5.5] },
    { of: 'female', garment: 'Shalwar_Kameez', width: 44, metres: [2.25, 2.5], cloth: 'dupatta' },
    { of: 'female', garment: 'Palazzo_Suit', width: 44, metres: [4.5, 6] },
  ],
  'secondkeep.com': [
    { of: 'male', garment: 'Kurta', width: 44, metres: [2.5, 3] },
    { of: 'male', garment: 'Kurta_Pajama', width: 44, metres: [4.5, 5.5] },
    { of: 'male', garment: 'Pathani_Suit', width: 44, metres: [5, 6] },
  ],
  'suhagtailorss.com': [{ of: 'male', garment: 'Kurta', width: 36, metres: [3.25 * YARD, 3.25 * YARD] }],
  'twaddleways.blogspot.com': [
    { of: 'female', garment: 'Shalwar_Kameez', width: 44, metres: [2, 2], without: 'Kurta' },
    { of: 'female', garment: 'Churidar_Suit', width: 44, metres: [2.25, 2.25], without: 'Kurta' },
  ],
  'silaiseekhe.blogspot.com': [{ of: 'female', garment: 'Patiala_Suit', width: 44, metres: [3, 3.5], without: 'Kurta' }],
  'help.sanaullastore.com': [{ of: 'female', garment: 'Sharara', width: 44, metres: [5, 5], without: 'Kurta' }],
  'merarang.com': [{ of: 'female', garment: 'Gharara', width: 44, metres: [6, 12], without: 'Kurta' }],
  'onlineclothingstudy.com': [
    { of: 'male', garment: 'Dress_Shirts', width: 44, metres: [2.1, 2.25] },
    { of: 'male', garment: 'Dress_Shirts', width: 60, metres: [1.6, 1.6] },
    { of: 'male', garment: 'Dress_Shirts', width: 44, metres: [1.9, 1.9], choices: { sleeves: 'half' } },
    { of: 'male', garment: 'Dress_Shirts', width: 60, metres: [1.4, 1.4], choices: { sleeves: 'half' } },
  ],
  'boutiqueloffice.com': [
    { of: 'female', garment: 'Tunics', width: 36, metres: [2.5 * YARD, 2.5 * YARD] },
    { of: 'female', garment: 'Tunics', width: 60, metres: [1.625 * YARD, 1.625 * YARD] },
    { of: 'female', garment: 'Tunics', width: 36, metres: [2 * YARD, 2 * YARD], choices: { sleeves: 'half' } },
    { of: 'female', garment: 'Tunics', width: 60, metres: [1.25 * YARD, 1.25 * YARD], choices: { sleeves: 'half' } },
  ],
  'ora.it.com': [
    { of: 'male', garment: 'Two_Piece_Suit', width: 59, metres: [3.5, 3.5] },
    { of: 'male', garment: 'Three_Piece_Suit', width: 59, metres: [4.3, 4.3] },
    { of: 'male', garment: 'Jackets', width: 59, metres: [2, 2] },
    { of: 'male', garment: 'Waistcoat', width: 59, metres: [0.8, 0.8] },
  ],
  'besttailorsnear.me': [
    { of: 'male', garment: 'Two_Piece_Suit', width: 59, metres: [3, 3.5] },
    { of: 'male', garment: 'Trousers', width: 59, metres: [1.5, 2] },
    { of: 'male', garment: 'Waistcoat', width: 59, metres: [0.7, 1] },
  ],
  'airbergen.com': [
    { of: 'male', garment: 'Jackets', width: 45, metres: [2 * YARD, 3 * YARD] },
    { of: 'male', garment: 'Coats', width: 44, metres: [4.5 * YARD, 5 * YARD] },
  ],
  'baironsfashion.com': [
    { of: 'male', garment: 'Trousers', width: 44, metres: [1.5, 2] },
    { of: 'male', garment: 'T_Shirts', width: 44, metres: [1.5 * YARD, 2 * YARD] },
    { of: 'female', garment: 'Skirts', width: 44, metres: [1.5, 1.5], choices: { ghera: 'straight' } },
    { of: 'female', garment: 'Skirts', width: 44, metres: [2, 2], choices: { ghera: 'a_line' } },
    { of: 'female', garment: 'Skirts', width: 59, metres: [1.5, 1.5], choices: { ghera: 'a_line' } },
    { of: 'female', garment: 'Skirts', width: 44, metres: [3, 3], choices: { ghera: 'flared' } },
    { of: 'female', garment: 'Skirts', width: 59, metres: [2.5, 2.5], choices: { ghera: 'flared' } },
  ],
  'jinfengapparel.com': [
    { of: 'female', garment: 'Dresses', width: 45, metres: [3 * YARD, 3 * YARD] },
    { of: 'female', garment: 'Dresses', width: 54, metres: [2.5 * YARD, 2.5 * YARD] },
    { of: 'female', garment: 'Dresses', width: 60, metres: [2.25 * YARD, 2.25 * YARD] },
    { of: 'female', garment: 'Maxi', width: 44, metres: [3 * YARD, 4.5 * YARD] },
    { of: 'female', garment: 'Gown', width: 44, metres: [5 * YARD, 7 * YARD], choices: { ghera: 'flared' } },
  ],
  'expressmagzene.com': [{ of: 'male', garment: 'Hoodies', width: 60, metres: [2 * YARD, 2 * YARD] }],
  'borka.com.bd': [{ of: 'female', garment: 'Abaya', width: 44, metres: [3 * YARD, 7.5 * YARD] }],
  'textilelearner.net': [{ of: 'female', garment: 'Saree_Blouse', width: 36, metres: [1, 1] }],
  'koshnika.in': [{ of: 'female', garment: 'Saree', width: 44, metres: [6.3, 6.3] }],
  'dsource.in': [{ of: 'male', garment: 'Dhoti_Kurta', width: 44, metres: [4, 6], cloth: 'bottom' }],
};

const ROWS = Object.entries(PUBLISHED).flatMap(([site, lengths]) =>
  lengths.map((length) => [site, length] as const),
);

test.each(ROWS)(
  'agrees with %s: %j (cloth-3)',
  (_site, { of, garment, width, metres, choices, cloth, without }) => {
    const lengthOf = (code: DressTypeCode) =>
      clothNeeds(code, wearerOfSize(of, 'adult', 'M'), { width, ...(choices && { choices }) }).find(
        (need) => need.cloth === (cloth ?? 'main'),
      )?.metres ?? 0;
    const [least, most] = metres;
    const needed = lengthOf(garment) - (without ? lengthOf(without) : 0);
    expect(needed).toBeGreaterThanOrEqual(least - ROUNDING);
    expect(needed).toBeLessThanOrEqual(most + ROUNDING);
  },
);

/** Yards of the same garment in 36, 44, 54 and 60 inches, by sewwithsarah.com. */
const CONVERSIONS = [
  [2.5, 2.125, 1.75, 1.625],
  [3.375, 2.75, 2.25, 2],
  [4.25, 3.125, 2.625, 2.375],
  [5, 3.875, 3.125, 2.875],
] as const;

test.each(CONVERSIONS)(
  'a garment of %s yards at 36 inches needs about as much in the other widths',
  (...yards) => {
    const at = (code: DressTypeCode, width: number) =>
      clothNeeds(code, wearerOfSize('female', 'adult', 'M'), { width })[0]?.metres ?? 0;
    const garments = (
      ['Kurta', 'Frock', 'Dresses', 'Tunics', 'Maxi', 'Angrakha', 'Coats', 'Trousers'] as const
    ).filter((code) => Math.abs(at(code, 36) - yards[0] * YARD) <= ROUNDING);
    expect(garments.length).toBeGreaterThan(0);
    for (const code of garments) {
      [44, 54, 60].forEach((width, place) => {
        expect(Math.abs(at(code, width) - (yards[place + 1] ?? 0) * YARD)).toBeLessThanOrEqual(2 * ROUNDING);
      });
    }
  },
);
