import { z } from 'zod';
import { Brand, Category, Product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { ours } from './paths.ts';
import { text } from './text.ts';

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
} as const satisfies Record<Category, Record<string, readonly string[]>>;

/** The price ranges of the wizard, in rupees: from (inclusive) and to (exclusive; null: no end) (catalogue-10). */
export const PRICE_RANGES = {
  under15000: { label: 'Under Rs 15,000', from: 0, to: 15_000 },
  '15000to30000': { label: 'Rs 15,000 to 30,000', from: 15_000, to: 30_000 },
  '30000to60000': { label: 'Rs 30,000 to 60,000', from: 30_000, to: 60_000 },
  above60000: { label: 'Above Rs 60,000', from: 60_000, to: null },
} as const;

/** What the seven steps ask; only the colour may be left out (catalogue-9). */
export const Preferences = z
  .object({
    productType: z.enum(['sales', 'bespoke', 'regular']),
    category: Category,
    wearCategory: z.enum(['eastern', 'western']),
    dressType: text(40),
    priceRange: z.enum(Object.keys(PRICE_RANGES) as [keyof typeof PRICE_RANGES]),
    favoriteColor: text(7)
      .regex(/^#[0-9A-Fa-f]{6}$/, 'Choose a colour.')
      .optional(),
    brandPreference: z.enum(['local', 'international']),
  })
  .superRefine(({ category, wearCategory, dressType }, context) => {
    const known: readonly string[] = WIZARD_DRESS_TYPES[category][wearCategory];
    if (!known.includes(dressType)) {
      context.addIssue({ code: 'custom', path: ['dressType'], message: 'Choose one of the options.' });
    }
  });
export type Preferences = z.infer<typeof Preferences>;

/** POST /api/brands/preferences/: keeps the answers and ranks what fits them (catalogue-11). Signed in or not. */
export const sharePreferences = endpoint(ours.sharePreferences, {
  summary: 'Share shopping preferences and get a ranked list',
  tag: 'Catalogue',
  session: 'optional',
  idempotent: true,
  status: 201,
  body: Preferences,
  answer: z.object({
    message: z.string(),
    brands: z.array(Brand).meta({ description: 'The best match first, at most 4' }),
    products: z.array(Product).meta({ description: 'The best match first, at most 8' }),
  }),
});
