-- serves: 1.0.0
ALTER TABLE "single_order_details" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "occasion" text;