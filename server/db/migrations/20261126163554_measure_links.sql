-- serves: 1.0.0
CREATE TABLE "measure_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measure_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"keep_hash" "bytea",
	"keep_expires_at" timestamp with time zone,
	CONSTRAINT "measure_links_keep_check" CHECK ("measure_links"."keep_hash" is null or "measure_links"."keep_expires_at" is not null and "measure_links"."answered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "measurement_from" jsonb;--> statement-breakpoint
ALTER TABLE "measure_links" ADD CONSTRAINT "measure_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "measure_links_token_key" ON "measure_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "measure_links_keep_key" ON "measure_links" USING btree ("keep_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "measure_links_current_key" ON "measure_links" USING btree ("order_id") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "measure_links_order_index" ON "measure_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "measure_links_expires_at_index" ON "measure_links" USING btree ("expires_at");