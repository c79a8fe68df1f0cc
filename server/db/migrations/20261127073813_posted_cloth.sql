-- serves: 1.0.0
ALTER TABLE "single_order_details" ADD COLUMN "cloth_posted_on" date;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_courier" text;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_courier_number" text;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_went_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "garment_samples" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD CONSTRAINT "single_order_details_cloth_posted_check" CHECK (num_nulls("single_order_details"."cloth_posted_on", "single_order_details"."cloth_courier") in (0, 2) and ("single_order_details"."cloth_courier_number" is null or "single_order_details"."cloth_posted_on" is not null));