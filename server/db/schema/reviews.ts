import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GarmentFit } from '../../../contract/garments.ts';
import { descending, FIRST_FREE_ID, moment } from '../columns.ts';
import { users } from './accounts.ts';
import { brands, products } from './catalogue.ts';
import { files } from './files.ts';
import { garments } from './garments.ts';
import { orders } from './orders.ts';
import { tailors } from './tailors.ts';

/** A customer's review of a product, or of a tailor by one garment of an order; only the latter rates the fit. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** The product's brand, set by a trigger. */
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    tailorId: integer('tailor_id').references(() => tailors.id, { onDelete: 'cascade' }),
    /** The order whose tailor is reviewed. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for the first garment of the order, of which release 1.0.0 writes reviews too. */
    garmentId: integer('garment_id').references(() => garments.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    fit: jsonb('fit').$type<GarmentFit>(),
    city: text('city'),
    createdAt: moment('created_at').notNull().defaultNow(),
    reply: text('reply'),
    repliedBy: integer('replied_by').references(() => users.id, { onDelete: 'set null' }),
    repliedAt: moment('replied_at'),
  },
  (table) => [
    uniqueIndex('reviews_product_customer_key').on(table.productId, table.customerId),
    index('reviews_product_index').on(table.productId, descending(table.id)),
    uniqueIndex('reviews_garment_key')
      .on(table.orderId, sql`coalesce(garment_id, 0)`)
      .where(sql`order_id is not null`),
    index('reviews_garment_index').on(table.garmentId).where(sql`garment_id is not null`),
    index('reviews_tailor_index').on(table.tailorId, descending(table.id)).where(sql`tailor_id is not null`),
    index('reviews_brand_index').on(table.brandId, descending(table.id)).where(sql`brand_id is not null`),
    index('reviews_unanswered_index')
      .on(table.brandId, descending(table.id))
      .where(sql`brand_id is not null and reply is null`),
    index('reviews_customer_index').on(table.customerId),
    index('reviews_replied_by_index').on(table.repliedBy).where(sql`replied_by is not null`),
    check(
      'reviews_subject_check',
      sql`num_nonnulls(${table.productId}, ${table.tailorId}) = 1 and (${table.tailorId} is null) = (${table.orderId} is null) and (${table.fit} is null or ${table.tailorId} is not null)`,
    ),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
    check('reviews_reply_check', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
  ],
);

export const reviewPhotos = pgTable(
  'review_photos',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.place] }),
    index('review_photos_file_index').on(table.fileId),
  ],
);
