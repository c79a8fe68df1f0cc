ALTER TABLE "orders" ADD COLUMN "cancelled_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_placed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "cash" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_amount_check" CHECK ("orders"."cancelled_amount" >= 0);--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_cash_check" CHECK ("seller_orders"."cash" >= 0);--> statement-breakpoint
-- What an order adds to the figures of its day: revenue only while it is agreed on, without what was cancelled or returned (backoffice-11).
CREATE OR REPLACE FUNCTION revenue_of(o orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT o.is_placed OR o.status IN ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'CANCELLED', 'RETURNED')
    OR (o.status = 'PLACED' AND o.kind <> 'goods') THEN 0 ELSE coalesce(o.total, 0) - o.cancelled_amount END::bigint
$$;--> statement-breakpoint
-- An order counts once it is placed, whatever becomes of it.
CREATE OR REPLACE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  order_day date;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.order_date, OLD.kind, OLD.is_placed) = (NEW.order_date, NEW.kind, NEW.is_placed) THEN
      IF revenue_of(OLD) <> revenue_of(NEW) THEN
        order_day := (NEW.order_date AT TIME ZONE 'Asia/Karachi')::date;
        INSERT INTO daily_figure_changes (day, kind, orders, revenue)
          VALUES (order_day, NEW.kind, 0, revenue_of(NEW) - revenue_of(OLD));
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    IF OLD.is_placed THEN
      INSERT INTO daily_figure_changes (day, kind, orders, revenue)
        VALUES ((OLD.order_date AT TIME ZONE 'Asia/Karachi')::date, OLD.kind, -1, -revenue_of(OLD));
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.is_placed THEN
      INSERT INTO daily_figure_changes (day, kind, orders, revenue)
        VALUES ((NEW.order_date AT TIME ZONE 'Asia/Karachi')::date, NEW.kind, 1, revenue_of(NEW));
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER orders_change_counted ON orders;--> statement-breakpoint
UPDATE orders o SET is_placed = false FROM goods_order_details g
  WHERE g.order_id = o.id AND g.reserved_until IS NOT NULL AND g.confirmed_at IS NULL AND o.status IN ('UNCONFIRMED', 'CANCELLED');--> statement-breakpoint
UPDATE orders o SET cancelled_amount = ended.goods - round(g.discount::numeric * ended.goods / g.sub_total)
  FROM goods_order_details g, (
    SELECT order_id, sum(sub_total)::int AS goods FROM seller_orders WHERE status IN ('CANCELLED', 'RETURNED') GROUP BY order_id
  ) ended
  WHERE ended.order_id = o.id AND g.order_id = o.id AND o.status NOT IN ('CANCELLED', 'RETURNED');--> statement-breakpoint
DELETE FROM daily_figure_changes;--> statement-breakpoint
DELETE FROM daily_figures;--> statement-breakpoint
INSERT INTO daily_figures (day, kind, orders, revenue)
  SELECT (o.order_date AT TIME ZONE 'Asia/Karachi')::date, o.kind, count(*), sum(revenue_of(o))
  FROM orders o WHERE o.is_placed GROUP BY 1, 2;--> statement-breakpoint
CREATE TRIGGER orders_change_counted AFTER UPDATE ON orders
  FOR EACH ROW WHEN ((OLD.status, OLD.total, OLD.kind, OLD.order_date, OLD.cancelled_amount, OLD.is_placed)
    IS DISTINCT FROM (NEW.status, NEW.total, NEW.kind, NEW.order_date, NEW.cancelled_amount, NEW.is_placed))
  EXECUTE FUNCTION count_order();
