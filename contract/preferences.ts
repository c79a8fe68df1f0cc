import { z } from 'zod';
import { checkWords } from '#words';
import { Brand, Category, Product } from './catalogue.ts';
import { codesOf } from './codes.ts';
import { PRICE_RANGES, WIZARD_DRESS_TYPES } from './constants/preferences.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** Only the colour is optional (catalogue-9). */
export const Preferences = z
  .object({
    productType: z.enum(['sales', 'bespoke', 'regular']),
    category: Category,
    wearCategory: z.enum(['eastern', 'western']),
    dressType: text(40),
    priceRange: z.enum(codesOf(PRICE_RANGES)),
    favoriteColor: text(7)
      .regex(/^#[0-9A-Fa-f]{6}$/, { error: () => checkWords.chooseAColour })
      .optional(),
    brandPreference: z.enum(['local', 'international']),
  })
  .superRefine(({ category, wearCategory, dressType }, context) => {
    const known: readonly string[] = WIZARD_DRESS_TYPES[category][wearCategory];
    if (!known.includes(dressType)) {
      context.addIssue({ code: 'custom', path: ['dressType'], message: checkWords.chooseAnOption });
    }
  });
export type Preferences = z.infer<typeof Preferences>;

/** Stores the answers and ranks matching products and brands (catalogue-11). */
export const sharePreferences = endpoint('POST /api/brands/preferences/', {
  summary: 'Share shopping preferences and get a ranked list',
  tag: 'Catalogue',
  session: 'optional',
  idempotent: true,
  status: 201,
  body: Preferences,
  response: z.object({
    message: z.string(),
    brands: z.array(Brand).meta({ description: 'The best match first, at most 4' }),
    products: z.array(Product).meta({ description: 'The best match first, at most 8' }),
  }),
});
