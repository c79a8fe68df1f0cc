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
ALTER TABLE "orders_at_risk" ADD CONSTRAINT "orders_at_risk_reason_check" CHECK ("orders_at_risk"."reason" in ('not_accepted', 'not_begun', 'in_production', 'in_check', 'unpaid', 'objected', 'days_off', 'cloth_late'));