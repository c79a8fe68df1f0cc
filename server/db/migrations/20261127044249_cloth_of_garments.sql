-- serves: 1.0.0
ALTER TABLE "orders_at_risk" DROP CONSTRAINT "orders_at_risk_reason_check";--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "cloth_source" text;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "cloth_variant" integer;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "cloth_quantity" smallint;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "cloth_price" integer;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_order_items" ADD COLUMN "garment_id" integer;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "credit_note" integer;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_cloth_variant_variants_id_fk" FOREIGN KEY ("cloth_variant") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_order_items" ADD CONSTRAINT "seller_order_items_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garments_cloth_index" ON "garments" USING btree ("cloth_variant") WHERE cloth_variant is not null;--> statement-breakpoint
CREATE INDEX "seller_order_items_garment_index" ON "seller_order_items" USING btree ("garment_id") WHERE garment_id is not null;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_cloth_source_check" CHECK ("garments"."cloth_source" in ('POSTED', 'SHELF'));--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_cloth_check" CHECK (num_nulls("garments"."cloth_quantity", "garments"."cloth_price") in (0, 2) and "garments"."cloth_quantity" > 0 and "garments"."cloth_price" > 0);--> statement-breakpoint
ALTER TABLE "single_order_details" ADD CONSTRAINT "single_order_details_cloth_price_check" CHECK ("single_order_details"."cloth_price" >= 0);--> statement-breakpoint
ALTER TABLE "orders_at_risk" ADD CONSTRAINT "orders_at_risk_reason_check" CHECK ("orders_at_risk"."reason" in ('not_accepted', 'not_begun', 'in_production', 'in_check', 'unpaid', 'objected', 'days_off', 'cloth_late'));--> statement-breakpoint
-- As before, without the deliveries of cloth to the tailor, which are events of seller orders.
CREATE OR REPLACE FUNCTION count_promise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET
    promised_orders = promised_orders + 1,
    promises_kept = promises_kept + ((NEW.at AT TIME ZONE 'Asia/Karachi')::date <= o.expected_delivery_date)::integer
  FROM orders o
  WHERE o.id = NEW.order_id AND o.kind <> 'goods' AND o.expected_delivery_date IS NOT NULL AND tailors.id = o.tailor_id
    AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED'
      AND e.seller_order_id IS NULL AND e.id < NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET
    measurable_orders = measurable_orders + 1,
    measured_orders = measured_orders + (NOT EXISTS (SELECT FROM garments g
      WHERE g.order_id = o.id AND g.progress <> 'CANCELLED' AND g.item_type = 'dress' AND g.measurement_source = 'STORE'
        AND coalesce(CASE WHEN g.position = 1 THEN (SELECT f.values FROM finished_measures f WHERE f.order_id = o.id)
          ELSE g.finished->'values' END, '{}') = '{}'))::integer
  FROM orders o
  WHERE o.id = NEW.order_id AND tailors.id = o.tailor_id
    AND EXISTS (SELECT FROM garments g
      WHERE g.order_id = o.id AND g.progress <> 'CANCELLED' AND g.item_type = 'dress' AND g.measurement_source = 'STORE')
    AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED'
      AND e.seller_order_id IS NULL AND e.id < NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Release 1.0.0 would give a stitched order the status of the parcel of its cloth, and confirm it without buying the cloth.
CREATE FUNCTION refuse_step_of_cloth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cloth in order % takes its steps in a newer release.', NEW.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_refuse_step_of_cloth BEFORE UPDATE OF cancelled_amount ON orders
  FOR EACH ROW WHEN (NEW.kind <> 'goods') EXECUTE FUNCTION refuse_step_of_cloth();
--> statement-breakpoint
CREATE FUNCTION require_bought_cloth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM garments g WHERE g.order_id = NEW.order_id AND g.cloth_source = 'SHELF' AND g.progress <> 'CANCELLED'
    AND NOT EXISTS (SELECT FROM seller_order_items item WHERE item.garment_id = g.id)) THEN
    RAISE EXCEPTION 'Cloth in order % is confirmed in a newer release.', NEW.order_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER single_order_details_bought_cloth AFTER UPDATE OF user_confirmation ON single_order_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.user_confirmation = 'CONFIRMED' AND OLD.user_confirmation <> 'CONFIRMED' AND NEW.cloth_price > 0)
  EXECUTE FUNCTION require_bought_cloth();
