import { sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/locale.ts';
import type { Tx } from '../../db/client.ts';

export interface LowProduct extends Record<string, unknown> {
  id: number;
  name: string;
  /** Of the brand's account; null for the shop's own products. */
  seller: { userId: number; username: string; email: string; locale: Locale } | null;
  /** Variants with fewer pieces than the level. */
  variants: { colour: string; size: string | null; stock: number }[];
}

/**
 * The products of an order whose sellers have to be warned, each once until it is restocked (catalogue-20). A product
 * that another transaction has locked is left to it, or to the next sale, so that two orders never wait in a circle.
 */
export async function markLowStock(tx: Tx, orderId: number): Promise<LowProduct[]> {
  const { rows } = await tx.execute<LowProduct>(sql`
    with due as materialized (
      select p.id from products p
      where p.low_stock and p.low_stock_warned_at is null and p.id in (
        select v.product_id from seller_order_items item
        join seller_orders part on part.id = item.seller_order_id
        join variants v on v.id = item.variant_id
        where part.order_id = ${orderId}
      )
      for no key update skip locked
    ), warned as (
      update products p set low_stock_warned_at = now() from due where p.id = due.id returning p.*
    )
    select p.id, p.name,
      case when u.id is not null then jsonb_build_object(
        'userId', u.id, 'username', u.username, 'email', u.email, 'locale', u.locale) end as seller,
      (select jsonb_agg(jsonb_build_object('colour', v.colour_name, 'size', v.size, 'stock', v.stock) order by v.id)
        from variants v where v.product_id = p.id and not v.retired and v.stock < p.low_stock_level) as variants
    from warned p
    left join brands b on b.id = p.brand_id
    left join users u on u.id = b.user_id
    where p.brand_id is null or u.id is not null
    order by p.id`);
  return rows;
}
