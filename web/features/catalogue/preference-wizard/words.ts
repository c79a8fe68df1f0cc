import { catalogueWords, goodsWords } from '#words';
import type { WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';
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
  shalwarKameez: catalogueWords.shalwarKameez,
  Shalwar_Kameez: catalogueWords.shalwarKameez,
  Kurta_Pajam: catalogueWords.kurtaPajama,
  Kurta_Pajama: catalogueWords.kurtaPajama,
  Sherwani: catalogueWords.sherwani,
  Waistcoat: catalogueWords.waistcoat,
  Prince_Coat: catalogueWords.princeCoat,
  Dhoti_Kurta: catalogueWords.dhotiKurta,
  Thobe: catalogueWords.thobe,
  Bisht: catalogueWords.bisht,
  T_Shirts: catalogueWords.tShirts,
  Polo_Shirts: catalogueWords.poloShirts,
  Jeans: catalogueWords.jeans,
  Chinos: catalogueWords.chinos,
  Hoodies: catalogueWords.hoodies,
  Dress_Shirts: catalogueWords.dressShirts,
  Trousers: catalogueWords.trousers,
  Jackets: catalogueWords.jackets,
  Lehenga_Choli: catalogueWords.lehengaCholi,
  Saree: catalogueWords.saree,
  Kurta: catalogueWords.kurta,
  Anarkali_Suit: catalogueWords.anarkaliSuit,
  Sharara: catalogueWords.sharara,
  Abaya: catalogueWords.abaya,
  Kaftan: catalogueWords.kaftan,
  Leggings: catalogueWords.leggings,
  Sweaters: catalogueWords.sweaters,
  Dresses: catalogueWords.dresses,
  Skirts: catalogueWords.skirts,
  Coats: catalogueWords.coats,
  Shorts: catalogueWords.shorts,
  Tracksuits: catalogueWords.tracksuits,
};

export function dressTypeWords(type: string): string {
  return DRESS_TYPES[type as DressType] ?? type;
}

type Choices<Code extends string> = Record<Code, Omit<Choice, 'code'>>;

const PRODUCT_TYPES: Choices<Preferences['productType']> = {
  sales: { words: catalogueWords.sale, hint: catalogueWords.reducedPrices },
  bespoke: { words: catalogueWords.bespoke, hint: catalogueWords.madeToMeasureForYou },
  regular: { words: catalogueWords.regular, hint: catalogueWords.readyToWearAtTheUsualPrice },
};

const WEAR: Choices<Preferences['wearCategory']> = {
  eastern: { words: catalogueWords.eastern, hint: catalogueWords.easternExamples },
  western: { words: catalogueWords.western, hint: catalogueWords.westernExamples },
};

const BRANDS: Choices<Preferences['brandPreference']> = {
  local: { words: catalogueWords.local, hint: catalogueWords.madeInPakistan },
  international: { words: catalogueWords.international, hint: catalogueWords.fromBrandsAbroad },
};

export const CHOICES = {
  productType: choicesOf(PRODUCT_TYPES),
  category: Object.entries(goodsWords.categories).map(([code, words]) => ({ code, words })),
  wearCategory: choicesOf(WEAR),
  priceRange: Object.entries(goodsWords.priceRanges).map(([code, words]) => ({ code, words })),
  brandPreference: choicesOf(BRANDS),
} satisfies Partial<Record<keyof Preferences, readonly Choice[]>>;

function choicesOf(words: Choices<string>): readonly Choice[] {
  return Object.entries(words).map(([code, choice]) => ({ code, ...choice }));
}

export const COLOURS: readonly Choice[] = [
  { code: '#F6F1E3', words: catalogueWords.ivory },
  { code: '#1C1B22', words: catalogueWords.black },
  { code: '#8E8A86', words: catalogueWords.grey },
  { code: '#9C1C2B', words: catalogueWords.ajrakRed },
  { code: '#6B1230', words: catalogueWords.maroon },
  { code: '#D8447E', words: catalogueWords.raniPink },
  { code: '#E08A1E', words: catalogueWords.saffron },
  { code: '#C9A227', words: catalogueWords.mustard },
  { code: '#1E7F5C', words: catalogueWords.emerald },
  { code: '#1F7A83', words: catalogueWords.ferozi },
  { code: '#24357F', words: catalogueWords.indigo },
  { code: '#6F3FA0', words: catalogueWords.purple },
];
