import { sql } from 'drizzle-orm';
import type { BillRules } from '../../../../contract/delivery.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brands, products, variants } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { sellerOrderItems, sellerOrders } from '../../../db/schema/shop.ts';
import type { CartLine, StockedVariant } from './cart-rules.ts';

/** The variants in stock for the lines of a cart, the bill rules, and the customer. */
export async function loadCartContext(
  db: Db | Tx,
  lines: readonly CartLine[],
  customerId: number | null,
): Promise<{ stocked: StockedVariant[]; rules: BillRules; customer: Customer | null }> {
  // Of an array from a sub-select PostgreSQL always expects ten: it plans this once, not for every cart anew.
  const ids = sql.param(lines.map(({ id }) => id));
  const named = sql.param(lines.map(({ variant }) => variant ?? null));
  const { rows } = await db.execute<{ rules: BillRules; customer: Customer | null } & NullableVariant>(sql`
    select
      (select bill_rules from shop_settings) as "rules",
      (select jsonb_build_object('email', u.email, 'phone', u.phone_number,
          'isProven', exists (select from proven_addresses proven where proven.email = lower(u.email)), 'cash', (
          select jsonb_build_object('orders', count(*), 'rupees', coalesce(sum(o.total), 0), 'pieces', coalesce(sum((
              select sum(item.quantity) from ${sellerOrders} part join ${sellerOrderItems} item on item.seller_order_id = part.id
              where part.order_id = o.id)), 0), 'delivered', (
              select count(*) from (select from ${orders} d where d.customer_id = u.id and d.kind = 'goods'
                and d.status = 'DELIVERED' limit 10) as delivered))
          from ${orders} o where o.customer_id = u.id and o.kind = 'goods' and o.payment_method = 'COD'
            and o.status not in ('DELIVERED', 'CANCELLED', 'RETURNED')))
        from ${users} u where u.id = ${customerId}::int) as "customer",
      p.id as "productId", p.type as "type", p.name as "name", p.price as "price",
      coalesce(jsonb_path_query_first(p.pictures, '$[*] ? (@.colour == $colour).image',
        jsonb_build_object('colour', v.colour)) #>> '{}', p.image) as "image",
      p.active and coalesce(b.active, true) as "isSold", p.brand_id as "brandId", b.name as "brandName",
      v.id as "variantId", v.colour_name as "colour", v.size as "size", v.stock as "stock"
    from unnest((select ${ids}::int[]), (select ${named}::int[])) as asked(id, variant)
    left join ${products} p on p.id = asked.id
    left join ${brands} b on b.id = p.brand_id
    left join ${variants} v on v.product_id = p.id and v.id = coalesce(asked.variant, v.id) and not v.retired`);
  const [first] = rows;
  if (!first?.rules) throw new Error('The settings of the shop are missing.');
  return {
    stocked: rows.filter(
      (row, place): row is typeof row & StockedVariant =>
        row.productId !== null &&
        rows.findIndex((one) => one.productId === row.productId && one.variantId === row.variantId) === place,
    ),
    rules: first.rules,
    customer: first.customer,
  };
}

/** What a mail and a parcel need of a customer. */
interface Customer {
  email: string;
  phone: string | null;
  /** Whether somebody has shown that the account's address is theirs. */
  isProven: boolean;
  cash: OpenCash;
}

/** Orders paid on delivery of which something is still on its way. */
export interface OpenCash {
  orders: number;
  pieces: number;
  rupees: number;
  /** Delivered orders of goods, counted to ten. */
  delivered: number;
}

type NullableVariant = { [Name in keyof StockedVariant]: StockedVariant[Name] | null };
