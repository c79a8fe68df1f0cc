import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  BRAND_LOCATIONS,
  BRAND_SECTIONS,
  CATEGORIES,
  COLLECTIONS,
  PRODUCT_TYPES,
  SIZES,
} from '../../../contract/constants/catalogue.ts';
import { DEFAULT_LOW_STOCK_LEVEL, MAX_LOW_STOCK_LEVEL } from '../../../contract/constants/shelf.ts';
import { descending, FIRST_FREE_ID, moment, oneOf, searchWords } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';
import { versionColumns } from './version-columns.ts';

const meanRating = sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1)::double precision end`;

/** Triggers maintain the counts. */
export const brands = pgTable(
  'brands',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    description: text('description').notNull().default(''),
    city: text('city').notNull(),
    logo: text('logo'),
    sale: boolean('sale').notNull().default(false),
    bespoke: boolean('bespoke').notNull().default(false),
    location: text('location', { enum: BRAND_LOCATIONS }).notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    active: boolean('active').notNull().default(true),
    /** Of its goods; null: as in the settings (earnings-8). */
    commissionPercent: smallint('commission_percent'),
    productCount: integer('product_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rating: doublePrecision('rating').notNull().generatedAlwaysAs(meanRating),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...versionColumns(),
    search: searchWords('search'),
  },
  (table) => [
    check('brands_commission_percent_check', sql`${table.commissionPercent} between 0 and 100`),
    index('brands_search_index').using('gin', table.search),
    index('brands_updated_by_index').on(table.updatedBy).where(sql`updated_by is not null`),
    uniqueIndex('brands_user_id_key').on(table.userId),
    uniqueIndex('brands_name_key').on(sql`lower(${table.name})`),
    index('brands_listed_index')
      .on(table.id, table.sale, table.bespoke, table.location, table.category)
      .where(sql`active`),
    check('brands_location_check', oneOf(table.location, BRAND_LOCATIONS)),
    check('brands_category_check', oneOf(table.category, CATEGORIES)),
    check(
      'brands_counts_check',
      sql`${table.productCount} >= 0 and ${table.ratingCount} >= 0 and ${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
  ],
);

export interface ProductPicture {
  image: string;
  description: string;
  colour: string | null;
}

export const brandCounts = pgTable(
  'brand_counts',
  {
    sale: boolean('sale').notNull(),
    bespoke: boolean('bespoke').notNull(),
    location: text('location').notNull(),
    category: text('category').notNull(),
    listed: integer('listed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sale, table.bespoke, table.location, table.category] })],
);

type CultureColumns = Record<
  'id' | 'sold' | 'price' | 'rating' | 'ratingCount' | 'createdAt' | 'category' | 'collection',
  ExtraConfigColumn
>;

/** One covering index per order of the culture list; descending lists read them backwards. */
function cultureIndexes(table: CultureColumns) {
  const orders = {
    popular: [table.sold],
    price: [table.price],
    rating: [table.rating, table.ratingCount],
    newest: [table.createdAt],
  };
  return Object.entries(orders).map(([order, columns]) => {
    const [first, ...rest] = columns as [ExtraConfigColumn, ...ExtraConfigColumn[]];
    return index(`products_culture_${order}_index`)
      .on(first, ...rest, table.id, table.category, table.collection)
      .where(sql`active and type = 'culture'`);
  });
}

/** Triggers maintain `in_stock` and `rating_*`; a job counts `sold` after checkout. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    type: text('type', { enum: PRODUCT_TYPES }).notNull(),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    section: text('section', { enum: BRAND_SECTIONS }),
    collection: text('collection', { enum: COLLECTIONS }),
    category: text('category', { enum: CATEGORIES }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    /** A code of contract/garments.ts or preferences.ts. */
    dressType: text('dress_type'),
    price: integer('price').notNull(),
    compareAtPrice: integer('compare_at_price'),
    /** Of cloth that is sold unstitched; both or neither. */
    clothMetres: doublePrecision('cloth_metres'),
    clothWidthInches: doublePrecision('cloth_width_inches'),
    /** For customs; null: those of its kind (abroad-3). */
    hsCode: text('hs_code'),
    origin: text('origin'),
    customsWords: text('customs_words'),
    image: text('image').notNull(),
    imageDescription: text('image_description').notNull(),
    pictures: jsonb('pictures').$type<ProductPicture[]>().notNull().default([]),
    active: boolean('active').notNull().default(true),
    inStock: boolean('in_stock').notNull().default(false),
    /** Low on stock when a variant has fewer pieces; 0: never (catalogue-20). */
    lowStockLevel: smallint('low_stock_level').notNull().default(DEFAULT_LOW_STOCK_LEVEL),
    /** Maintained by triggers, like `inStock`. */
    lowStock: boolean('low_stock').notNull().default(false),
    /** When the seller was warned; null once the seller has restocked. */
    lowStockWarnedAt: moment('low_stock_warned_at'),
    sold: integer('sold').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rating: doublePrecision('rating').notNull().generatedAlwaysAs(meanRating),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** A sale is no edit. A trigger also sets `updated_at` on visible changes (`note_product_change`). */
    ...versionColumns(),
    search: searchWords('search'),
  },
  (table) => [
    index('products_search_index').using('gin', table.search),
    // For searches with many results, sorted by popularity.
    index('products_sold_index').on(descending(table.sold), table.id).where(sql`active`),
    // For best-sellers of a brand's section on product pages.
    index('products_section_sold_index')
      .on(table.brandId, table.section, descending(table.sold), table.id)
      .where(sql`active and brand_id is not null`),
    index('products_brand_index')
      .on(table.brandId, table.section, table.id)
      .where(sql`active and brand_id is not null`),
    index('products_updated_by_index').on(table.updatedBy).where(sql`updated_by is not null`),
    // For the lists of sellers and staff, hidden products included.
    index('products_shelf_index').on(table.brandId, descending(table.id)),
    index('products_hidden_index').on(descending(table.id)).where(sql`not active`),
    index('products_sold_out_index').on(descending(table.id)).where(sql`not in_stock`),
    index('products_low_stock_index').on(descending(table.id)).where(sql`low_stock`),
    index('products_low_stock_brand_index').on(table.brandId, descending(table.id)).where(sql`low_stock`),
    index('products_reduced_index').on(descending(table.id)).where(sql`compare_at_price is not null`),
    ...cultureIndexes(table),
    check('products_type_check', oneOf(table.type, PRODUCT_TYPES)),
    check('products_category_check', oneOf(table.category, CATEGORIES)),
    check('products_section_check', oneOf(table.section, BRAND_SECTIONS)),
    check('products_collection_check', oneOf(table.collection, COLLECTIONS)),
    check(
      'products_place_check',
      sql`case ${table.type} when 'brand' then ${table.brandId} is not null and ${table.section} is not null else ${table.brandId} is null and ${table.collection} is not null end`,
    ),
    check(
      'products_low_stock_level_check',
      sql`${table.lowStockLevel} between 0 and ${sql.raw(String(MAX_LOW_STOCK_LEVEL))}`,
    ),
    check(
      'products_price_check',
      sql`${table.price} between 1 and 100000000 and (${table.compareAtPrice} is null or ${table.compareAtPrice} > ${table.price})`,
    ),
    check(
      'products_cloth_check',
      sql`(${table.clothMetres} is null) = (${table.clothWidthInches} is null) and ${table.clothMetres} between 0.1 and 200 and ${table.clothWidthInches} between 20 and 120`,
    ),
    check(
      'products_customs_check',
      sql`${table.hsCode} ~ '^[0-9]{6,10}$' and ${table.origin} ~ '^[A-Z]{2}$'`,
    ),
    check(
      'products_counts_check',
      sql`${table.sold} >= 0 and ${table.ratingCount} >= 0 and ${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
  ],
);

/** A colour and size; stock never goes below zero (shop-9). */
export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colour: text('colour').notNull(),
    colourName: text('colour_name').notNull(),
    colourHex: text('colour_hex').notNull(),
    size: text('size', { enum: SIZES }),
    stock: integer('stock').notNull(),
    /** The seller's own stock number, unique among the seller's goods (catalogue-15). */
    sku: text('sku'),
    /** No longer sold, but kept because orders refer to it. */
    retired: boolean('retired').notNull().default(false),
  },
  (table) => [
    unique('variants_product_colour_size_key')
      .on(table.productId, table.colour, table.size)
      .nullsNotDistinct(),
    index('variants_sku_index').on(sql`lower(${table.sku})`).where(sql`sku is not null`),
    check('variants_size_check', oneOf(table.size, SIZES)),
    check('variants_stock_check', sql`${table.stock} between 0 and 1000000`),
    check('variants_colour_check', sql`${table.colourHex} ~ '^#[0-9A-F]{6}$'`),
  ],
);

/** Pictures uploaded before their product is saved; a job deletes abandoned ones. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    fileId: integer('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('picture_uploads_created_at_index').on(table.createdAt)],
);

/** Counts of listed products, maintained by a trigger: counting rows would be slow. */
export const productCounts = pgTable(
  'product_counts',
  {
    type: text('type').notNull(),
    category: text('category').notNull(),
    /** Empty for brand products. */
    collection: text('collection').notNull(),
    listed: integer('listed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.category, table.collection] })],
);

export const wishes = pgTable(
  'wishes',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('wishes_product_index').on(table.productId),
  ],
);
