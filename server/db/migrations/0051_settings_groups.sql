CREATE TABLE "settings_groups" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "settings_groups_name_check" CHECK ("settings_groups"."name" in ('surcharges', 'handover', 'goods', 'currencies', 'times', 'calendar', 'business', 'social'))
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "confirm_within_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "remind_after_days" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings_groups" ADD CONSTRAINT "settings_groups_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_groups_updated_by_index" ON "settings_groups" USING btree ("updated_by");--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_expiry_check" CHECK (1 <= "order_settings"."remind_after_days" and "order_settings"."remind_after_days" < "order_settings"."confirm_within_days" and "order_settings"."confirm_within_days" <= 90);--> statement-breakpoint
INSERT INTO "settings_groups" ("name") VALUES
	('surcharges'), ('handover'), ('goods'), ('currencies'), ('times'), ('calendar'), ('business'), ('social');--> statement-breakpoint
CREATE TRIGGER settings_groups_announced AFTER INSERT OR UPDATE OR DELETE ON settings_groups
	FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('settings');
