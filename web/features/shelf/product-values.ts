import { DEFAULT_LOW_STOCK_LEVEL } from '../../../contract/constants/shelf.ts';
import type { ShelfProduct } from '../../../contract/shelf.ts';
import { inAsciiDigits, typedNumber } from '../../../contract/typed-number.ts';
import type { EditedProductBody } from './api.ts';

/** `one` stands for one-size products. */
export const SIZE_KEYS = ['one', 'S', 'M', 'L', 'XL'] as const;
export type SizeKey = (typeof SIZE_KEYS)[number];

export interface PictureValues {
  image: string;
  description: string;
  colour: string;
}

export interface ColourValues {
  code: string;
  name: string;
  hex: string;
}

/** One colour in one size; texts as typed. */
export interface ShelfValues {
  stock: string;
  sku: string;
  /** The stock when the form was filled; null for a new variant. */
  stockWas: number | null;
}

export interface ProductValues {
  name: string;
  description: string;
  category: string;
  section: string;
  collection: string;
  dress_type: string;
  price: string;
  compare_at_price: string;
  /** Empty: no warning. */
  low_stock_level: string;
  cloth_metres: string;
  cloth_width_inches: string;
  /** For customs; empty: those of its kind. */
  hs_code: string;
  origin: string;
  customs_words: string;
  active: boolean;
  facts: { name: string; value: string }[];
  pictures: PictureValues[];
  colours: ColourValues[];
  sizes: SizeKey[];
  /** The keys come from `placeOf`. */
  variants: Record<string, ShelfValues>;
}

export const EMPTY_PRODUCT: ProductValues = {
  name: '',
  description: '',
  category: '',
  section: '',
  collection: '',
  dress_type: '',
  price: '',
  compare_at_price: '',
  low_stock_level: String(DEFAULT_LOW_STOCK_LEVEL),
  cloth_metres: '',
  cloth_width_inches: '',
  hs_code: '',
  origin: '',
  customs_words: '',
  active: true,
  facts: [],
  pictures: [],
  colours: [],
  sizes: [],
  variants: {},
};

export function placeOf(colour: string, size: SizeKey): string {
  return `${colour}:${size}`;
}

export function valuesOf(product: ShelfProduct): ProductValues {
  const held = new Set(product.variants.map(({ size }) => size ?? 'one'));
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    section: product.section ?? '',
    collection: product.collection ?? '',
    dress_type: product.dress_type ?? '',
    price: String(product.price),
    compare_at_price: product.compare_at_price === null ? '' : String(product.compare_at_price),
    low_stock_level: product.low_stock_level === 0 ? '' : String(product.low_stock_level),
    cloth_metres: String(product.cloth_metres ?? ''),
    cloth_width_inches: String(product.cloth_width_inches ?? ''),
    hs_code: product.hs_code ?? '',
    origin: product.origin ?? '',
    customs_words: product.customs_words ?? '',
    active: product.active,
    facts: product.facts,
    pictures: product.pictures.map(({ colour, ...picture }) => ({ ...picture, colour: colour ?? '' })),
    colours: product.colours,
    sizes: SIZE_KEYS.filter((size) => held.has(size)),
    variants: Object.fromEntries(
      product.variants.map(({ colour, size, stock, sku }) => [
        placeOf(colour, size ?? 'one'),
        { stock: String(stock), sku: sku ?? '', stockWas: stock },
      ]),
    ),
  };
}

/** An unreadable number stays a text, so that the server refuses it. */
function numberOf(typed: string): number {
  const digits = inAsciiDigits(typed).replace(/[\s,٬]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

export function requestOf(values: ProductValues): Omit<EditedProductBody, 'version'> {
  const { colours, sizes, variants } = values;
  const compareAt = values.compare_at_price.trim();
  return {
    name: values.name,
    description: values.description,
    category: values.category as EditedProductBody['category'],
    section: (values.section || undefined) as EditedProductBody['section'],
    collection: (values.collection || undefined) as EditedProductBody['collection'],
    dress_type: values.dress_type || undefined,
    price: numberOf(values.price),
    compare_at_price: compareAt === '' ? null : numberOf(compareAt),
    low_stock_level: values.low_stock_level.trim() === '' ? 0 : numberOf(values.low_stock_level),
    cloth_metres: typedNumber(values.cloth_metres),
    cloth_width_inches: typedNumber(values.cloth_width_inches),
    hs_code: inAsciiDigits(values.hs_code).trim() || null,
    origin: values.origin || null,
    customs_words: values.customs_words.trim() || null,
    active: values.active,
    facts: values.facts.filter(({ name, value }) => name.trim() !== '' || value.trim() !== ''),
    pictures: values.pictures.map(({ colour, ...picture }) => ({
      ...picture,
      colour: colours.some(({ code }) => code === colour) ? colour : null,
    })),
    colours,
    variants: colours.flatMap(({ code }) =>
      SIZE_KEYS.filter((size) => sizes.includes(size)).flatMap((size) => {
        const held = variants[placeOf(code, size)];
        if (!held || held.stock.trim() === '') return [];
        return {
          colour: code,
          size: size === 'one' ? null : size,
          sku: held.sku.trim() || undefined,
          stock: numberOf(held.stock),
          stock_was: held.stockWas ?? undefined,
        };
      }),
    ),
  };
}

export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, place) => place !== from);
  const entry = list[from];
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)];
}
