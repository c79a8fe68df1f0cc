-- serves: 1.0.0
DROP INDEX "cloth_receipts_objection_key";--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "cloth_left_cm" integer;--> statement-breakpoint
ALTER TABLE "cloth_receipts" ADD COLUMN "garment_ids" integer[];--> statement-breakpoint
ALTER TABLE "cloth_receipts" ADD COLUMN "objected_garment" integer;--> statement-breakpoint
CREATE INDEX "cloth_receipts_objected_index" ON "cloth_receipts" USING btree ("order_id") WHERE objected_at is not null and settled_at is null;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_cloth_left_check" CHECK ("garments"."cloth_left_cm" >= 0);