import { z } from 'zod';
import {
  BRAND_LOCATIONS,
  BRAND_SECTIONS,
  BRAND_TYPES,
  CATEGORIES,
  COLLECTIONS,
  PRODUCT_SORTS,
  PRODUCT_TYPES,
  SEARCH_MAX_LENGTH,
  SIZES,
} from './constants/catalogue.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Picture, Rupees } from './fields.ts';
import { PageNumber, pageOf } from './page.ts';
import { text } from './text.ts';
import { TOP_SIZES } from './usual-bodies.ts';

const tag = 'Catalogue';

export const BrandLocation = z.enum(BRAND_LOCATIONS);
export type BrandLocation = z.infer<typeof BrandLocation>;
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

const BrandTypeFilter = z.enum(BRAND_TYPES);
const BrandLocationFilter = z.enum(['all', ...BrandLocation.options]);
const CategoryFilter = z.enum(['all', ...Category.options]);

const SearchWords = text(SEARCH_MAX_LENGTH);

export const BrandSection = z.enum(BRAND_SECTIONS);
export type BrandSection = z.infer<typeof BrandSection>;

export const Collection = z.enum(COLLECTIONS);
export type Collection = z.infer<typeof Collection>;

export const ProductSort = z.enum(PRODUCT_SORTS);
export type ProductSort = z.infer<typeof ProductSort>;

export const ProductType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof ProductType>;

export const Size = z.enum(SIZES);
export type Size = z.infer<typeof Size>;

const Rating = z.number().min(0).max(5).meta({ description: 'Mean of reviews, one decimal; 0 without any' });

/** A brand in a list (catalogue-1). */
export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  sale: z.boolean(),
  bespoke: z.boolean(),
  location: BrandLocation,
  category: Category,
  user: z.object({ profile_picture: z.string().nullable().meta({ description: 'Address of the logo' }) }),
  tagline: z.string(),
  city: z.string(),
  rating: Rating,
  number_of_reviews: z.int(),
  number_of_products: z.int(),
});
export type Brand = z.infer<typeof Brand>;

/** Filters combine; `search` matches the name, case-insensitively (catalogue-2). */
export const brands = endpoint('GET /api/brands/brands/', {
  summary: 'List the brands',
  tag,
  query: z.object({
    search: SearchWords.default(''),
    type: BrandTypeFilter.default('all'),
    location: BrandLocationFilter.default('all'),
    category: CategoryFilter.default('all'),
    page: PageNumber,
  }),
  response: pageOf(Brand),
});

export const brand = endpoint('GET /api/brands/brands/{id}/', {
  summary: 'Read one brand',
  tag,
  params: IdParams,
  response: Brand.extend({
    description: z.string(),
    number_by_section: z.record(BrandSection, z.int()).meta({ description: 'Products in each tab' }),
  }),
});
export type BrandDetail = z.infer<(typeof brand)['response']>;

/** A product in a list (catalogue-4). */
export const Product = z.object({
  id: z.int(),
  type: ProductType,
  name: z.string(),
  category: Category,
  price: Rupees,
  compare_at_price: Rupees.nullable().meta({ description: 'Struck through beside the price; null: none' }),
  image: Picture,
  image_description: z.string(),
  rating: Rating,
  number_of_reviews: z.int(),
  in_stock: z.boolean(),
  brand: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .meta({ description: "null: the shop's own culture collection" }),
  section: BrandSection.nullable(),
  collection: Collection.nullable(),
});
export type Product = z.infer<typeof Product>;

export const Colour = z.object({
  code: z.string().meta({ description: 'Names the colour within its product' }),
  name: z.string(),
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
});
export type Colour = z.infer<typeof Colour>;

/** A colour in one size, which has its own stock. */
export const Variant = z.object({
  id: z.int(),
  colour: z.string().meta({ description: 'Code of one of the colours' }),
  size: Size.nullable().meta({ description: 'null: one size' }),
  stock: z.int().min(0).meta({ description: 'Pieces that can be bought now' }),
});
export type Variant = z.infer<typeof Variant>;

/** What unstitched cloth is enough for, by usual sizes (catalogue-21). */
export const ProductCloth = z.object({
  metres: z.number(),
  width_inches: z.number(),
  sent_from: z.string().nullable().meta({ description: "City of the brand; null for the shop's own" }),
  enough_for: z.array(
    z.object({
      dress_type: z.string(),
      largest_size: z.enum(TOP_SIZES).nullable().meta({ description: 'null: any size' }),
      pieces: z.int().meta({ description: 'Of a usual size M; at least 1' }),
    }),
  ),
});
export type ProductCloth = z.infer<typeof ProductCloth>;

export const ProductDetail = Product.extend({
  description: z.string(),
  cloth: ProductCloth.nullable().meta({ description: 'null: not sold as cloth' }),
  facts: z.record(z.string(), z.string()).meta({ description: 'Fabric, care, origin …' }),
  pictures: z.array(
    z.object({
      image: Picture,
      description: z.string(),
      colour: z.string().nullable().meta({ description: 'Code of the colour that it shows' }),
    }),
  ),
  colours: z.array(Colour),
  variants: z.array(Variant),
  ratings: z
    .tuple([z.int(), z.int(), z.int(), z.int(), z.int()])
    .meta({ description: 'Reviews with 1, 2, 3, 4, 5 stars' }),
  related: z.array(Product).meta({ description: 'At most 4' }),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

/** Selects by brand, by a brand's section, or by ids in the given order. */
export const products = endpoint('GET /api/products/', {
  summary: 'List products by brand or by id',
  tag,
  query: z.object({
    brand: Id.optional(),
    section: BrandSection.optional(),
    ids: text(1000)
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Name at most 100 ids, separated by commas.')
      .optional(),
    page: PageNumber,
  }),
  response: pageOf(Product),
});

/** Products of the culture shop, filtered and sorted (catalogue-7). */
export const cultureProducts = endpoint('GET /api/products/culture/', {
  summary: 'List the culture collection',
  tag,
  query: z.object({
    search: SearchWords.default(''),
    category: CategoryFilter.default('all'),
    collection: z.enum(['all', ...Collection.options]).default('all'),
    sort: ProductSort.default('popular'),
    page: PageNumber,
  }),
  response: pageOf(Product),
});

export const product = endpoint('GET /api/products/{id}/', {
  summary: 'Read one product with its variants',
  tag,
  params: IdParams,
  response: ProductDetail,
});
