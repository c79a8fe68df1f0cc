import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { files } from './files.ts';
import { goodsReturns, sellerOrderItems } from './shop.ts';

/** How many pieces of a bought item a return is about. */
export const goodsReturnItems = pgTable(
  'goods_return_items',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => goodsReturns.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => sellerOrderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** How many of them have come back. */
    received: integer('received').notNull().default(0),
    /** Whether what has come back is sold again (returns-4). */
    restocked: boolean('restocked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.itemId] }),
    index('goods_return_items_item_index').on(table.itemId),
    check(
      'goods_return_items_check',
      sql`${table.quantity} > 0 and ${table.received} between 0 and ${table.quantity}`,
    ),
  ],
);

/** Private pictures of what is wrong (returns-6). */
export const goodsReturnPictures = pgTable(
  'goods_return_pictures',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => goodsReturns.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.fileId] }),
    index('goods_return_pictures_file_index').on(table.fileId),
  ],
);

/** Counts who asks for links to withdraw from an order, by a keyed hash of the number, for a day (returns-10). */
export const withdrawalRequests = pgTable(
  'withdrawal_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    numberHash: bytes('number_hash').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('withdrawal_requests_number_index').on(table.numberHash, table.at),
    index('withdrawal_requests_at_index').on(table.at),
  ],
);

/** Whether the customer's request was accepted, of the seller order in the outer query: its goods may come at any time (returns-3). */
export const isReturnAgreed = sql<boolean>`exists (select from goods_returns agreed
  where agreed.seller_order_id = seller_orders.id and agreed.state = 'ACCEPTED')`;
