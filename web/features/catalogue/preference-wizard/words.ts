import { CATEGORIES } from '../../../../contract/constants/catalogue.ts';
import { PRICE_RANGES, type WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';
import type { Preferences } from '../../../../contract/preferences.ts';

export interface Choice {
  code: string;
  words: string;
  hint?: string;
}

type Types = typeof WIZARD_DRESS_TYPES;
type DressType = {
  [Category in keyof Types]: {
    [Wear in keyof Types[Category]]: Types[Category][Wear] extends readonly (infer Type extends string)[]
      ? Type
      : never;
  }[keyof Types[Category]];
}[keyof Types];

/** See catalogue-10. */
const DRESS_TYPES: Record<DressType, string> = {
  shalwarKameez: 'Shalwar Kameez',
  Shalwar_Kameez: 'Shalwar Kameez',
  Kurta_Pajam: 'Kurta Pajama',
  Kurta_Pajama: 'Kurta Pajama',
  Sherwani: 'Sherwani',
  Waistcoat: 'Waistcoat',
  Prince_Coat: 'Prince Coat',
  Dhoti_Kurta: 'Dhoti Kurta',
  Thobe: 'Thobe',
  Bisht: 'Bisht',
  T_Shirts: 'T-Shirts',
  Polo_Shirts: 'Polo Shirts',
  Jeans: 'Jeans',
  Chinos: 'Chinos',
  Hoodies: 'Hoodies',
  Dress_Shirts: 'Dress Shirts',
  Trousers: 'Trousers',
  Jackets: 'Jackets',
  Lehenga_Choli: 'Lehenga Choli',
  Saree: 'Saree',
  Kurta: 'Kurta',
  Anarkali_Suit: 'Anarkali Suit',
  Sharara: 'Sharara',
  Abaya: 'Abaya',
  Kaftan: 'Kaftan',
  Leggings: 'Leggings',
  Sweaters: 'Sweaters',
  Dresses: 'Dresses',
  Skirts: 'Skirts',
  Coats: 'Coats',
  Shorts: 'Shorts',
  Tracksuits: 'Tracksuits',
};

export function dressTypeWords(type: string): string {
  return DRESS_TYPES[type as DressType] ?? type;
}

type Choices<Code extends string> = Record<Code, Omit<Choice, 'code'>>;

const PRODUCT_TYPES: Choices<Preferences['productType']> = {
  sales: { words: 'Sale', hint: 'Reduced prices' },
  bespoke: { words: 'BeSpoke', hint: 'Made to measure for you' },
  regular: { words: 'Regular', hint: 'Ready to wear at the usual price' },
};

const WEAR: Choices<Preferences['wearCategory']> = {
  eastern: { words: 'Eastern', hint: 'Shalwar kameez, kurta, lehenga and more' },
  western: { words: 'Western', hint: 'Shirts, jeans, dresses and jackets' },
};

const BRANDS: Choices<Preferences['brandPreference']> = {
  local: { words: 'Local', hint: 'Made in Pakistan' },
  international: { words: 'International', hint: 'From brands abroad' },
};

export const CHOICES = {
  productType: choicesOf(PRODUCT_TYPES),
  category: Object.entries(CATEGORIES).map(([code, words]) => ({ code, words })),
  wearCategory: choicesOf(WEAR),
  priceRange: Object.entries(PRICE_RANGES).map(([code, { label }]) => ({ code, words: label })),
  brandPreference: choicesOf(BRANDS),
} satisfies Partial<Record<keyof Preferences, readonly Choice[]>>;

function choicesOf(words: Choices<string>): readonly Choice[] {
  return Object.entries(words).map(([code, choice]) => ({ code, ...choice }));
}

export const COLOURS: readonly Choice[] = [
  { code: '#F6F1E3', words: 'Ivory' },
  { code: '#1C1B22', words: 'Black' },
  { code: '#8E8A86', words: 'Grey' },
  { code: '#9C1C2B', words: 'Ajrak red' },
  { code: '#6B1230', words: 'Maroon' },
  { code: '#D8447E', words: 'Rani pink' },
  { code: '#E08A1E', words: 'Saffron' },
  { code: '#C9A227', words: 'Mustard' },
  { code: '#1E7F5C', words: 'Emerald' },
  { code: '#1F7A83', words: 'Ferozi' },
  { code: '#24357F', words: 'Indigo' },
  { code: '#6F3FA0', words: 'Purple' },
];
