-- serves: 1.0.0
ALTER TABLE "cloth_receipts" ADD COLUMN "objected_garments" integer[];--> statement-breakpoint
UPDATE "cloth_receipts" SET "objected_garments" = ARRAY["objected_garment"] WHERE "objected_garment" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "cloth_receipts" DROP COLUMN "objected_garment";
