import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { BrandSection, Category, Collection, ProductType, Size } from './catalogue.ts';
import { codesOf } from './codes.ts';
import {
  CLOTH_METRES,
  CLOTH_WIDTH,
  MAX_COLOURS,
  MAX_FACTS,
  MAX_LOW_STOCK_LEVEL,
  MAX_PICTURES,
  MAX_PRODUCT_DESCRIPTION,
  MAX_PRODUCT_NAME,
  MAX_PRODUCT_PRICE,
  MAX_STOCK,
  SHELF_STATES,
} from './constants/shelf.ts';
import { CustomsText, HsCode, Origin } from './customs.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Rupees } from './fields.ts';
import { DRESS_TYPES } from './garments.ts';
import { listOf, listQuery } from './lists.ts';
import { requiredText, text, unlessEmpty } from './text.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Shelf';

const ColourCode = text(40).regex(/^[a-z0-9][a-z0-9_-]*$/i, { error: () => checkWords.codeCharacters });

export const Sku = withoutCardNumber(
  text(40).regex(/^[A-Za-z0-9][A-Za-z0-9 ._/-]*$/, { error: () => checkWords.skuCharacters }),
);

export const Stock = z.int().min(0).max(MAX_STOCK);

export const Price = z.int().min(1).max(MAX_PRODUCT_PRICE);

const Hundredths = z.number().multipleOf(0.01, { error: () => checkWords.atMostTwoDecimals });

export const ClothMetres = Hundredths.min(CLOTH_METRES.least).max(CLOTH_METRES.most);

export const ClothWidth = Hundredths.min(CLOTH_WIDTH.least).max(CLOTH_WIDTH.most);

/** The seller's view of a variant. */
export const ShelfVariant = z.object({
  id: z.int(),
  colour: z.string().meta({ description: 'Code of one of the colours' }),
  size: Size.nullable().meta({ description: 'null: one size' }),
  sku: z.string().nullable(),
  stock: z.int().min(0),
});
export type ShelfVariant = z.infer<typeof ShelfVariant>;

/** The seller's view of a product, hidden or not (catalogue-12). */
export const ShelfProduct = z.object({
  id: z.int(),
  ...VERSION_FIELDS,
  type: ProductType,
  brand: z.object({ id: z.int(), name: z.string(), active: z.boolean() }).nullable(),
  section: BrandSection.nullable(),
  collection: Collection.nullable(),
  category: Category,
  name: z.string(),
  description: z.string(),
  dress_type: z.string().nullable(),
  price: Rupees,
  compare_at_price: Rupees.nullable(),
  cloth_metres: z.number().nullable(),
  cloth_width_inches: z.number().nullable(),
  hs_code: z.string().nullable().meta({ description: 'For customs; null: that of its kind (abroad-3)' }),
  origin: z.string().nullable(),
  customs_words: z.string().nullable(),
  active: z.boolean(),
  low_stock_level: z
    .int()
    .meta({ description: 'Low on stock when a variant has fewer pieces than this; 0: never' }),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.array(z.object({ image: z.string(), description: z.string(), colour: z.string().nullable() })),
  colours: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string() })),
  variants: z.array(ShelfVariant),
  sold: z.int(),
  rating: z.number(),
  number_of_reviews: z.int(),
});
export type ShelfProduct = z.infer<typeof ShelfProduct>;

export const VariantForm = z.object({
  colour: ColourCode,
  size: Size.nullable(),
  sku: unlessEmpty(Sku),
  stock: Stock,
  stock_was: Stock.optional().meta({
    description: 'The stock that the form began with; without it the stock is set whatever was sold since',
  }),
});

export const ProductForm = z.object({
  section: BrandSection.optional().meta({ description: "Required for a brand's product" }),
  collection: Collection.optional().meta({ description: 'Required for a culture product' }),
  category: Category,
  name: withoutCardNumber(requiredText(MAX_PRODUCT_NAME)),
  description: withoutCardNumber(text(MAX_PRODUCT_DESCRIPTION)).default(''),
  dress_type: unlessEmpty(z.enum(codesOf(DRESS_TYPES))),
  price: Price,
  compare_at_price: Price.nullable().default(null),
  cloth_metres: ClothMetres.nullable()
    .default(null)
    .meta({ description: 'Length of unstitched cloth; with its width (catalogue-19)' }),
  cloth_width_inches: ClothWidth.nullable().default(null),
  hs_code: HsCode.nullable()
    .optional()
    .meta({ description: 'For customs, like the next two; null: that of its kind. They stay when left out' }),
  origin: Origin.nullable().optional(),
  customs_words: CustomsText.nullable().optional(),
  active: z.boolean(),
  low_stock_level: z
    .int()
    .min(0)
    .max(MAX_LOW_STOCK_LEVEL)
    .optional()
    .meta({ description: 'Left out: it stays, or is the usual one' }),
  facts: z
    .array(
      z.object({
        name: withoutCardNumber(requiredText(40)),
        value: withoutCardNumber(requiredText(200)),
      }),
    )
    .max(MAX_FACTS)
    .default([]),
  pictures: z
    .array(
      z.object({
        image: text(200).meta({ description: 'Address of an uploaded picture, or one that the product has' }),
        description: withoutCardNumber(requiredText(200)),
        colour: ColourCode.nullable().default(null),
      }),
    )
    .max(MAX_PICTURES),
  colours: z
    .array(
      z.object({
        code: ColourCode,
        name: withoutCardNumber(requiredText(40)),
        hex: text(7)
          .regex(/^#[0-9A-Fa-f]{6}$/, { error: () => checkWords.chooseAColour })
          .transform((hex) => hex.toUpperCase()),
      }),
    )
    .max(MAX_COLOURS),
  variants: z.array(VariantForm).max(MAX_COLOURS * 5),
});
export type ProductForm = z.output<typeof ProductForm>;

function checkProduct(form: ProductForm, context: z.core.$RefinementCtx): void {
  const refuse = (field: keyof ProductForm, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (form.compare_at_price !== null && form.compare_at_price <= form.price) {
    refuse('compare_at_price', checkWords.struckThroughTooLow);
  }
  if (form.cloth_metres !== null && form.cloth_width_inches === null) {
    refuse('cloth_width_inches', checkWords.giveTheWidthToo);
  }
  if (form.cloth_width_inches !== null && form.cloth_metres === null) {
    refuse('cloth_metres', checkWords.giveTheLengthToo);
  }
  const codes = new Set(form.colours.map(({ code }) => code));
  if (codes.size < form.colours.length) refuse('colours', checkWords.eachColourOnce);
  const named = new Set(form.colours.map(({ name }) => name.toLowerCase()));
  if (named.size < form.colours.length) refuse('colours', checkWords.eachColourItsOwnName);
  const places = new Set(form.variants.map(({ colour, size }) => `${colour} ${size}`));
  if (places.size < form.variants.length) refuse('variants', checkWords.eachColourAndSizeOnce);
  if (form.variants.some(({ colour }) => !codes.has(colour))) {
    refuse('variants', checkWords.variantOfUnlistedColour);
  }
  if (form.colours.some(({ code }) => !form.variants.some(({ colour }) => colour === code))) {
    refuse('variants', checkWords.chooseASizeOfEachColour);
  }
  const skus = form.variants.flatMap(({ sku }) => (sku ? [sku.toLowerCase()] : []));
  if (new Set(skus).size < skus.length) refuse('variants', checkWords.eachSkuOnce);
  if (form.pictures.some(({ colour }) => colour !== null && !codes.has(colour))) {
    refuse('pictures', checkWords.pictureOfUnlistedColour);
  }
  if (form.active && form.pictures.length === 0) refuse('pictures', checkWords.addAPictureOrHide);
  if (form.active && form.variants.length === 0) refuse('colours', checkWords.addAColourOrHide);
}

/** A new product of the seller's brand; staff choose `brand`, or omit it for the culture collection. */
export const NewProductForm = ProductForm.extend({ brand: Id.optional() }).superRefine(checkProduct);

export const EditedProductForm = ProductForm.extend({ version: Version }).superRefine(checkProduct);

/** A product in its seller's list. */
export const ShelfListItem = z.object({
  id: z.int(),
  type: ProductType,
  name: z.string(),
  image: z.string(),
  brand: z.object({ id: z.int(), name: z.string(), active: z.boolean() }).nullable(),
  section: BrandSection.nullable(),
  collection: Collection.nullable(),
  category: Category,
  price: Rupees,
  compare_at_price: Rupees.nullable(),
  active: z.boolean(),
  stock: z.int().meta({ description: 'Pieces of all variants' }),
  number_of_variants: z.int(),
  number_sold_out: z.int().meta({ description: 'Variants without a piece' }),
  is_low: z.boolean().meta({ description: 'A variant has fewer pieces than low_stock_level' }),
  sold: z.int(),
});
export type ShelfListItem = z.infer<typeof ShelfListItem>;

export const SHELF_SORTS = { id: 'integer' } as const;

/**
 * A brand's own products, or all for staff, including hidden ones; `search` matches words, an id or a SKU
 * (catalogue-12).
 */
export const shelfProducts = endpoint('GET /api/shelf/products/', {
  summary: 'List products with their stock',
  tag,
  action: 'products.keep',
  query: listQuery({
    sorts: SHELF_SORTS,
    first: '-id',
    filters: {
      state: z.enum(SHELF_STATES).default('all'),
      brand: Id.optional().meta({ description: 'For staff: of this brand' }),
      type: ProductType.optional(),
    },
  }),
  response: listOf(ShelfListItem),
});

/** A brand's own product, or any for staff; others are 404. */
export const shelfProduct = endpoint('GET /api/shelf/products/{id}/', {
  summary: 'Read a product with its stock, hidden or not',
  tag,
  action: 'products.keep',
  params: IdParams,
  response: ShelfProduct,
});

export const addShelfProduct = endpoint('POST /api/shelf/products/', {
  summary: 'Add a product',
  tag,
  action: 'products.keep',
  idempotent: true,
  status: 201,
  body: NewProductForm,
  response: ShelfProduct,
});

/**
 * Replaces a product (catalogue-13). Fails with 409 `edits.outdated` if somebody has edited it meanwhile, and with
 * `catalogue.stock_changed` if a changed stock was sold meanwhile (catalogue-14); both have `current`.
 */
export const updateShelfProduct = endpoint('PUT /api/shelf/products/{id}/', {
  summary: 'Edit a product with its variants, stock and pictures',
  tag,
  action: 'products.keep',
  params: IdParams,
  body: EditedProductForm,
  response: ShelfProduct,
});

/** Changes only the visibility; 404 for another seller's product. */
export const showShelfProduct = endpoint('PATCH /api/shelf/products/{id}/', {
  summary: 'Show or hide a product',
  tag,
  action: 'products.keep',
  params: IdParams,
  body: z.object({ active: z.boolean() }),
  response: ShelfProduct,
});

/** Adds to or subtracts from the stock, so concurrent sales count; 409 if it would be negative (catalogue-14). */
export const changeShelfStock = endpoint('POST /api/shelf/products/{id}/stock/', {
  summary: 'Add pieces to the stock, or take some off',
  tag,
  action: 'products.keep',
  idempotent: true,
  params: IdParams,
  body: z.object({
    changes: z
      .array(z.object({ variant: Id, by: z.int().min(-MAX_STOCK).max(MAX_STOCK) }))
      .min(1)
      .max(MAX_COLOURS * 5),
  }),
  response: ShelfProduct,
});

/** Deleted after a day unless a product is saved with it. */
export const uploadShelfPicture = endpoint('POST /api/shelf/pictures/', {
  summary: 'Upload a picture for a product',
  tag,
  action: 'products.keep',
  files: ['picture'],
  status: 201,
  response: z.object({ image: z.string().meta({ description: 'Public address' }) }),
});
