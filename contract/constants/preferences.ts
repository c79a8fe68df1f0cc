import type { CATEGORIES } from './catalogue.ts';
/** Dress types of the wizard by category and wear, spelled as on the wire (catalogue-10). */
export const WIZARD_DRESS_TYPES = {
  mens: {
    eastern: [
      'shalwarKameez',
      'Kurta_Pajam',
      'Sherwani',
      'Waistcoat',
      'Prince_Coat',
      'Dhoti_Kurta',
      'Thobe',
      'Bisht',
    ],
    western: ['T_Shirts', 'Polo_Shirts', 'Jeans', 'Chinos', 'Hoodies', 'Dress_Shirts', 'Trousers', 'Jackets'],
  },
  womens: {
    eastern: [
      'Shalwar_Kameez',
      'Lehenga_Choli',
      'Saree',
      'Kurta',
      'Anarkali_Suit',
      'Sharara',
      'Abaya',
      'Kaftan',
    ],
    western: [
      'T_Shirts',
      'Jeans',
      'Leggings',
      'Sweaters',
      'Dresses',
      'Trousers',
      'Skirts',
      'Jackets',
      'Coats',
    ],
  },
  childrens: {
    eastern: [
      'Shalwar_Kameez',
      'Kurta_Pajama',
      'Lehenga_Choli',
      'Sherwani',
      'Anarkali_Suit',
      'Dhoti_Kurta',
      'Abaya',
      'Kaftan',
    ],
    western: [
      'T_Shirts',
      'Polo_Shirts',
      'Jeans',
      'Leggings',
      'Shorts',
      'Skirts',
      'Dresses',
      'Jackets',
      'Coats',
      'Tracksuits',
    ],
  },
} as const satisfies Record<(typeof CATEGORIES)[number], Record<string, readonly string[]>>;

/** In wizard order, by field name (catalogue-10). */
export const PREFERENCE_QUESTIONS = [
  'productType',
  'category',
  'wearCategory',
  'dressType',
  'priceRange',
  'favoriteColor',
  'brandPreference',
] as const;

export type PreferenceQuestion = (typeof PREFERENCE_QUESTIONS)[number];

/** The answer that totals show for no colour. */
export const NO_COLOUR = 'none';

/** Rupees, from (inclusive) and to (exclusive; null: no end) (catalogue-10). */
export const PRICE_RANGES = {
  under15000: { from: 0, to: 15_000 },
  '15000to30000': { from: 15_000, to: 30_000 },
  '30000to60000': { from: 30_000, to: 60_000 },
  above60000: { from: 60_000, to: null },
} as const;
