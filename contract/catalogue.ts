import { z } from 'zod';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Rupees } from './money.ts';
import { PageNumber, pageOf } from './page.ts';
import { ours, specified } from './paths.ts';
import { Picture } from './pictures.ts';
import { LONGEST_SEARCH } from './search-limit.ts';
import { text } from './text.ts';

const tag = 'Catalogue';

/** An enumeration of the codes of a table of words. */
function codesOf<Code extends string>(words: Record<Code, string>) {
  return z.enum(Object.keys(words) as [Code]);
}

/** How many brands a page holds (catalogue-2). */
export const BRAND_PAGE_SIZE = 4;
/** How many products a page of any list holds. */
export const PRODUCT_PAGE_SIZE = 12;

/** What brands are filtered by, and the words for it (catalogue-2). */
export const BRAND_TYPES = { all: 'All', sale: 'Sale', bespoke: 'BeSpoke' } as const;
export const BRAND_LOCATIONS = {
  best: 'Best Brands',
  local: 'Local Brands',
  international: 'International Brands',
  near: 'Near Me',
} as const;

/** Whom clothes are for, brands and products alike (catalogue-1). */
export const CATEGORIES = { mens: 'Mens Wear', womens: 'Womens Wear', childrens: 'Childrens Wear' } as const;

export const BrandLocation = codesOf(BRAND_LOCATIONS);
export type BrandLocation = z.infer<typeof BrandLocation>;
export const Category = codesOf(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** A filter that `all` opens. */
const BrandTypeFilter = codesOf(BRAND_TYPES);
const BrandLocationFilter = z.enum(['all', ...BrandLocation.options]);
const CategoryFilter = z.enum(['all', ...Category.options]);

/** What somebody typed to look for. */
const SearchWords = text(LONGEST_SEARCH);

/** The tabs of a brand's page (catalogue-3). */
export const BRAND_SECTIONS = {
  western: 'Western wear',
  unstitched: 'Unstitched',
  stitched: 'Stitched',
  formal: 'Formal',
  buttons: 'Buttons',
} as const;
export const BrandSection = codesOf(BRAND_SECTIONS);
export type BrandSection = z.infer<typeof BrandSection>;

/** The collections of the culture shop (catalogue-8). */
export const COLLECTIONS = {
  punjabi: 'Punjabi Collection',
  sindhi: 'Sindhi Heritage',
  balochi: 'Balochi Tradition',
  jewelry: 'Jewelry & Accessories',
  abayas: 'Abayas',
  home_decor: 'Home Decor',
} as const;
export const Collection = codesOf(COLLECTIONS);
export type Collection = z.infer<typeof Collection>;

/** How the culture list is sorted (catalogue-7), and the words for it. */
export const PRODUCT_SORTS = {
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  newest: 'Newest',
} as const;
export const ProductSort = codesOf(PRODUCT_SORTS);
export type ProductSort = z.infer<typeof ProductSort>;

/** Ready-made goods come from a brand or from the shop's own culture collection (catalogue-4). */
export const PRODUCT_TYPES = ['brand', 'culture'] as const;
export const ProductType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof ProductType>;

/** The sizes goods come in (catalogue-5). */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export const Size = z.enum(SIZES);
export type Size = z.infer<typeof Size>;

const Rating = z.number().min(0).max(5).meta({ description: 'Mean of reviews, one decimal; 0 without any' });

/** A brand as listed (catalogue-1). */
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

/** GET /api/brands/brands/ (catalogue-2): filters combine, `search` is looked for in the name without regard to case. */
export const brands = endpoint(specified.brands, {
  summary: 'List the brands',
  tag,
  query: z.object({
    search: SearchWords.default(''),
    type: BrandTypeFilter.default('all'),
    location: BrandLocationFilter.default('all'),
    category: CategoryFilter.default('all'),
    page: PageNumber,
  }),
  answer: pageOf(Brand),
});

/** GET /api/brands/brands/{id}/ */
export const brand = endpoint(ours.brand, {
  summary: 'Read one brand',
  tag,
  params: IdParams,
  answer: Brand.extend({
    description: z.string(),
    number_by_section: z.record(BrandSection, z.int()).meta({ description: 'Products in each tab' }),
  }),
});
export type BrandDetail = z.infer<(typeof brand)['answer']>;

/** A product as lists show it (catalogue-4). */
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

/** A colour in which a product comes. */
export const Colour = z.object({
  code: z.string().meta({ description: 'Names the colour within its product' }),
  name: z.string(),
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
});
export type Colour = z.infer<typeof Colour>;

/** A colour in a size: the thing that lies on the shelf. */
export const Variant = z.object({
  id: z.int(),
  colour: z.string().meta({ description: 'Code of one of the colours' }),
  size: Size.nullable().meta({ description: 'null: one size' }),
  stock: z.int().min(0).meta({ description: 'Pieces that can be bought now' }),
});
export type Variant = z.infer<typeof Variant>;

/** A product with all that its page shows. */
export const ProductDetail = Product.extend({
  description: z.string(),
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

/** GET /api/products/: those of a brand, of one of its tabs, or those with the given ids, in that order. */
export const products = endpoint(ours.products, {
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
  answer: pageOf(Product),
});

/** GET /api/products/culture/: the culture shop, filtered and sorted (catalogue-7). */
export const cultureProducts = endpoint(ours.cultureProducts, {
  summary: 'List the culture collection',
  tag,
  query: z.object({
    search: SearchWords.default(''),
    category: CategoryFilter.default('all'),
    collection: z.enum(['all', ...Collection.options]).default('all'),
    sort: ProductSort.default('popular'),
    page: PageNumber,
  }),
  answer: pageOf(Product),
});

/** GET /api/products/{id}/ */
export const product = endpoint(ours.product, {
  summary: 'Read one product with its variants',
  tag,
  params: IdParams,
  answer: ProductDetail,
});
