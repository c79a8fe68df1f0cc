ALTER TABLE "single_order_details" ADD COLUMN "priced_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "single_order_details" SET "priced_by_staff" = true
WHERE "order_id" IN (SELECT "order_id" FROM "order_events" WHERE "action" = 'price');
