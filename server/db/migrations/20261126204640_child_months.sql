-- serves: 1.0.0
ALTER TABLE "order_settings" ADD COLUMN "child_months_under_2" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "child_months_under_6" smallint DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "child_months_older" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_child_months_check" CHECK ("order_settings"."child_months_under_2" between 3 and 12 and "order_settings"."child_months_under_6" between 3 and 12 and "order_settings"."child_months_older" between 3 and 12);