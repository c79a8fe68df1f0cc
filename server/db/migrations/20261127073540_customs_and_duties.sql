-- serves: 1.0.0
CREATE TABLE "country_duties" (
	"country" text PRIMARY KEY NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_urdu" text DEFAULT '' NOT NULL,
	"rate_percent" double precision,
	"threshold" integer,
	CONSTRAINT "country_duties_country_check" CHECK ("country_duties"."country" ~ '^[A-Z]{2}$' and "country_duties"."country" <> 'PK'),
	CONSTRAINT "country_duties_rate_check" CHECK ("country_duties"."rate_percent" between 0 and 100),
	CONSTRAINT "country_duties_threshold_check" CHECK ("country_duties"."threshold" >= 0 and ("country_duties"."threshold" is null or "country_duties"."rate_percent" is not null))
);
--> statement-breakpoint
CREATE TABLE "customs_words" (
	"key" text PRIMARY KEY NOT NULL,
	"hs_code" text NOT NULL,
	"origin" text NOT NULL,
	"words" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "customs_words_hs_code_check" CHECK ("customs_words"."hs_code" ~ '^[0-9]{6,10}$'),
	CONSTRAINT "customs_words_origin_check" CHECK ("customs_words"."origin" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "customs_words" text;--> statement-breakpoint
ALTER TABLE "customs_words" ADD CONSTRAINT "customs_words_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customs_words_updated_by_index" ON "customs_words" USING btree ("updated_by") WHERE updated_by is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_customs_check" CHECK ("products"."hs_code" ~ '^[0-9]{6,10}$' and "products"."origin" ~ '^[A-Z]{2}$');