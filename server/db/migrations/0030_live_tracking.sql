DROP INDEX "orders_customer_index";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "courier_number" text;--> statement-breakpoint
CREATE INDEX "orders_customer_index" ON "orders" USING btree ("customer_id","kind","id" DESC NULLS FIRST,"status","tracking_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_courier_check" CHECK (case when "order_events"."courier" is null then "order_events"."courier_number" is null else "order_events"."to_status" = 'SHIPPED' end);--> statement-breakpoint
-- Open pages hear of every step, whoever writes it. Nobody listens to an order before its first step is committed.
CREATE FUNCTION announce_order_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naap', 'order:' || NEW.order_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_events_announced AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW.from_status IS NOT NULL) EXECUTE FUNCTION announce_order_step();
