CREATE TABLE "calendar_days" (
	"day" date PRIMARY KEY NOT NULL,
	"is_off" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"weekdays_off" smallint[] DEFAULT '{0}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_settings_single_check" CHECK ("calendar_settings"."id" = 1),
	CONSTRAINT "calendar_settings_weekdays_off_check" CHECK ("calendar_settings"."weekdays_off" <@ '{0,1,2,3,4,5,6}' and not "calendar_settings"."weekdays_off" @> '{0,1,2,3,4,5,6}')
);
--> statement-breakpoint
INSERT INTO "calendar_settings" DEFAULT VALUES;
