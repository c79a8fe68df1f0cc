ALTER TABLE "mail_opt_outs" DROP CONSTRAINT "mail_opt_outs_topic_check";--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "days_fewest" smallint;--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "days_most" smallint;--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "express_collection_fee" integer;--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "express_delivery_fee" integer;--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "express_days_fewest" smallint;--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "express_days_most" smallint;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "quote_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_order_details" ADD COLUMN "requested_delivery_date" date;--> statement-breakpoint
ALTER TABLE "bulk_order_details" ADD COLUMN "quote_expires_on" date;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "courier" text DEFAULT 'ECONOMY' NOT NULL;--> statement-breakpoint
ALTER TABLE "country_fees" ADD CONSTRAINT "country_fees_days_check" CHECK (num_nulls("country_fees"."days_fewest", "country_fees"."days_most") in (0, 2) and 1 <= "country_fees"."days_fewest" and "country_fees"."days_fewest" <= "country_fees"."days_most" and "country_fees"."days_most" <= 60);--> statement-breakpoint
ALTER TABLE "country_fees" ADD CONSTRAINT "country_fees_express_check" CHECK (num_nulls("country_fees"."express_collection_fee", "country_fees"."express_delivery_fee", "country_fees"."express_days_fewest", "country_fees"."express_days_most") in (0, 4) and ("country_fees"."country" <> 'PK' or "country_fees"."express_delivery_fee" is null) and "country_fees"."express_collection_fee" between 0 and 100000 and "country_fees"."express_delivery_fee" between 0 and 100000 and 1 <= "country_fees"."express_days_fewest" and "country_fees"."express_days_fewest" <= "country_fees"."express_days_most" and "country_fees"."express_days_most" <= 60);--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_quote_days_check" CHECK ("order_settings"."quote_days" between 1 and 365);--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_topic_check" CHECK ("mail_opt_outs"."topic" in ('progress', 'reminders', 'reviews', 'work'));--> statement-breakpoint
ALTER TABLE "bulk_order_details" ADD CONSTRAINT "bulk_order_details_quote_expires_on_check" CHECK ("bulk_order_details"."quote_expires_on" is null or "bulk_order_details"."quoted_at" is not null);--> statement-breakpoint
ALTER TABLE "single_order_details" ADD CONSTRAINT "single_order_details_courier_check" CHECK ("single_order_details"."courier" in ('ECONOMY', 'EXPRESS'));--> statement-breakpoint
-- Until the quote an order has the day that was asked for.
UPDATE "bulk_order_details" SET "requested_delivery_date" = "orders"."expected_delivery_date"
FROM "orders" WHERE "orders"."id" = "order_id" AND "quoted_at" IS NULL;--> statement-breakpoint
-- Express to the countries that have fees of their own; staff sets them anew.
UPDATE "country_fees" SET "express_collection_fee" = round("collection_fee" * 1.8, -2), "express_delivery_fee" = round("delivery_fee" * 1.8, -2),
	"express_days_fewest" = 3, "express_days_most" = 5 WHERE "country" <> 'PK';
