-- serves: 1.0.0
CREATE TABLE "alteration_claims" (
	"order_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"amount" integer NOT NULL,
	"fit" jsonb,
	"approved" integer,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "alteration_claims_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "alteration_claims_amount_check" CHECK ("alteration_claims"."amount" > 0),
	CONSTRAINT "alteration_claims_approved_check" CHECK ("alteration_claims"."approved" between 0 and "alteration_claims"."amount"),
	CONSTRAINT "alteration_claims_settled_check" CHECK (num_nulls("alteration_claims"."approved", "alteration_claims"."settled_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "country_fees" ADD COLUMN "alteration_limit" integer;--> statement-breakpoint
ALTER TABLE "alteration_claims" ADD CONSTRAINT "alteration_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alteration_claims_open_key" ON "alteration_claims" USING btree ("order_id") WHERE approved is null;--> statement-breakpoint
ALTER TABLE "country_fees" ADD CONSTRAINT "country_fees_alteration_check" CHECK ("country_fees"."alteration_limit" between 1 and 100000);
