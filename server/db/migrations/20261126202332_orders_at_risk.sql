-- serves: 1.0.0
CREATE TABLE "orders_at_risk" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"reason" text,
	"promised_on" date NOT NULL,
	"status" text NOT NULL,
	"tailor_id" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_at_risk_reason_check" CHECK ("orders_at_risk"."reason" in ('not_accepted', 'not_begun', 'in_production', 'in_check', 'unpaid', 'objected', 'days_off'))
);
--> statement-breakpoint
ALTER TABLE "orders_at_risk" ADD CONSTRAINT "orders_at_risk_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_at_risk_found_index" ON "orders_at_risk" USING btree ("order_id") WHERE reason is not null;