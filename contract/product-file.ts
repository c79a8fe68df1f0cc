import { z } from 'zod';
import { goodsWords, productFileWords } from '#words';
import * as english from '../words/en/goods.ts';
import * as urdu from '../words/ur/goods.ts';
import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS, SIZES } from './constants/catalogue.ts';
import { PRODUCT_COLUMNS as COLUMNS } from './constants/shelf.ts';
import { Id } from './endpoint.ts';
import { ClothMetres, ClothWidth, ProductForm, Stock, VariantForm } from './shelf.ts';
import { text, unlessEmpty } from './text.ts';
import { inAsciiDigits, MAX_TYPED_LENGTH, typedNumber } from './typed-number.ts';
import { plainUrdu } from './urdu-letters.ts';
import { Version } from './versions.ts';

const { shape: product } = ProductForm;
const { shape: colour } = product.colours.element;

const MAX_NUMBER_LENGTH = MAX_TYPED_LENGTH;
const MAX_FACTS_LENGTH = 8000;

/** Digits in groups of two or three (lakh or thousands), optionally with a fraction of zeros. */
const GROUPED = /^(?:\d+|\d{1,3}(?:[,\u00a0\u202f ]\d{2,3})*[,\u00a0\u202f ]\d{3})(?:\.0{1,2})?$/;

/** Reads whole numbers such as `1200`, `Rs 1,200`, `1,20,000`, `1200.00` and `1,200/-`; NaN for anything else. */
export function wholeOf(cell: string): number {
  const typed = cell.trim();
  if (typed.length > MAX_NUMBER_LENGTH) return Number.NaN;
  const plain = inAsciiDigits(typed)
    .replace(/^(?:rs\.?|pkr|₨)\s?/i, '')
    .replace(/\s?\/-$/, '');
  const isNegative = plain.startsWith('-');
  const digits = isNegative ? plain.slice(1) : plain;
  if (!GROUPED.test(digits)) return Number.NaN;
  const whole = Number(digits.replace(/\.0+$/, '').replace(/\D/g, ''));
  return isNegative ? -whole : whole;
}

function wholeCell<Field extends z.ZodType>(column: string, field: Field) {
  const read = (cell: string, context: z.RefinementCtx): unknown => {
    const whole = wholeOf(cell);
    if (!Number.isNaN(whole)) return whole;
    context.addIssue({ code: 'custom', message: productFileWords.writeAWholeNumber({ column }) });
    return z.NEVER;
  };
  return unlessEmpty(text(MAX_NUMBER_LENGTH).transform(read).pipe(field));
}

/** Null if empty, undefined without its column, which changes nothing. */
function decimalCell<Field extends z.ZodType>(column: string, field: Field) {
  const read = (cell: string, context: z.RefinementCtx): unknown => {
    const value = typedNumber(cell);
    if (!Number.isNaN(value)) return value;
    context.addIssue({ code: 'custom', message: productFileWords.writeANumber({ column }) });
    return z.NEVER;
  };
  return text(MAX_NUMBER_LENGTH).transform(read).pipe(field.nullable()).optional();
}

type Names<Code extends string> = Readonly<Record<Code, string>>;

/**
 * Accepts a code or its name in any of the `languages`, ignoring case and Urdu spelling: a file may be read in another
 * language than it was written in. A wrong cell is answered with the `offered` names.
 */
function choiceCell<Code extends string>(
  known: readonly Code[],
  offered: Names<Code>,
  ...languages: Names<Code>[]
) {
  const codes = new Map<string, Code>();
  for (const code of known) {
    codes.set(code.toLowerCase(), code);
    for (const names of languages) codes.set(plainUrdu(names[code].toLowerCase()), code);
  }
  return unlessEmpty(
    text(60).transform((cell, context) => {
      const code = codes.get(plainUrdu(cell.toLowerCase()));
      if (code !== undefined) return code;
      const choices = known.map((one) => offered[one]);
      context.addIssue({ code: 'custom', message: productFileWords.oneOfThese({ choices }) });
      return z.NEVER;
    }),
  );
}

/** Spreadsheets write TRUE and FALSE. */
const YES_OR_NO: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

const yesOrNoCell = unlessEmpty(
  text(60).transform((cell, context) => {
    const answer = YES_OR_NO[cell.toLowerCase()];
    if (answer !== undefined) return answer;
    context.addIssue({ code: 'custom', message: productFileWords.writeYesOrNo });
    return z.NEVER;
  }),
);

const SIZE_NAMES = { S: 'S', M: 'M', L: 'L', XL: 'XL' } as const satisfies Record<
  (typeof SIZES)[number],
  string
>;

/**
 * A row of a product file, by column (transfers-10). An empty cell is undefined. `ProductForm` validates the product
 * once its rows are merged.
 */
export const ProductRow = z
  .object({
    [COLUMNS.product]: wholeCell(COLUMNS.product, Id),
    [COLUMNS.version]: wholeCell(COLUMNS.version, Version),
    [COLUMNS.brand]: unlessEmpty(text(80)),
    [COLUMNS.section]: choiceCell(BRAND_SECTIONS, goodsWords.sections, english.sections, urdu.sections),
    [COLUMNS.collection]: choiceCell(
      COLLECTIONS,
      goodsWords.collections,
      english.collections,
      urdu.collections,
    ),
    [COLUMNS.category]: choiceCell(CATEGORIES, goodsWords.categories, english.categories, urdu.categories),
    [COLUMNS.name]: unlessEmpty(product.name),
    [COLUMNS.description]: unlessEmpty(product.description.unwrap()),
    [COLUMNS.dressType]: unlessEmpty(text(80)),
    [COLUMNS.price]: wholeCell(COLUMNS.price, product.price),
    [COLUMNS.compareAtPrice]: wholeCell(COLUMNS.compareAtPrice, product.price),
    [COLUMNS.clothMetres]: decimalCell(COLUMNS.clothMetres, ClothMetres),
    [COLUMNS.clothWidth]: decimalCell(COLUMNS.clothWidth, ClothWidth),
    [COLUMNS.active]: yesOrNoCell,
    [COLUMNS.facts]: unlessEmpty(text(MAX_FACTS_LENGTH).transform(factsOf).pipe(product.facts.unwrap())),
    [COLUMNS.colour]: unlessEmpty(colour.code),
    [COLUMNS.colourName]: unlessEmpty(colour.name),
    [COLUMNS.colourHex]: unlessEmpty(colour.hex),
    [COLUMNS.size]: choiceCell(SIZES, SIZE_NAMES),
    [COLUMNS.sku]: VariantForm.shape.sku,
    [COLUMNS.stock]: wholeCell(COLUMNS.stock, Stock),
    [COLUMNS.stockWas]: wholeCell(COLUMNS.stockWas, Stock),
  })
  .transform((cells) => ({
    product: cells[COLUMNS.product],
    version: cells[COLUMNS.version],
    brand: cells[COLUMNS.brand],
    section: cells[COLUMNS.section],
    collection: cells[COLUMNS.collection],
    category: cells[COLUMNS.category],
    name: cells[COLUMNS.name],
    description: cells[COLUMNS.description],
    dressType: cells[COLUMNS.dressType],
    price: cells[COLUMNS.price],
    compareAtPrice: cells[COLUMNS.compareAtPrice],
    clothMetres: cells[COLUMNS.clothMetres],
    clothWidth: cells[COLUMNS.clothWidth],
    active: cells[COLUMNS.active],
    facts: cells[COLUMNS.facts],
    colour: cells[COLUMNS.colour],
    colourName: cells[COLUMNS.colourName],
    colourHex: cells[COLUMNS.colourHex],
    size: cells[COLUMNS.size],
    sku: cells[COLUMNS.sku],
    stock: cells[COLUMNS.stock],
    stockWas: cells[COLUMNS.stockWas],
  }));
export type ProductRow = z.output<typeof ProductRow>;

/** One line per fact, `Fabric: Khaddar`; a backslash escapes a colon in a name, and `\n` is a line break. */
export function factsText(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${escaped(name).replaceAll(':', '\\:')}: ${escaped(value)}`)
    .join('\n');
}

function escaped(plain: string): string {
  return plain.replaceAll('\\', '\\\\').replaceAll(/\r\n?|\n/g, '\\n');
}

/** The reverse of `factsText`. A line without a colon becomes a fact without a value, which is invalid. */
function factsOf(lines: string): { name: string; value: string }[] {
  return lines
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = ''] = /^(?:\\.|[^\\:])*/.exec(line) ?? [];
      return { name: unescaped(name), value: unescaped(line.slice(name.length + 1)) };
    });
}

function unescaped(written: string): string {
  return written.replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)).trim();
}
