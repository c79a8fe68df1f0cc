CREATE TABLE "earnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tailor_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stitching" integer DEFAULT 0 NOT NULL,
	"urgent_surcharge" integer DEFAULT 0 NOT NULL,
	"commission_percent" smallint DEFAULT 0 NOT NULL,
	"commission" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earnings_kind_check" CHECK ("earnings"."kind" in ('DELIVERY', 'ALTERATION', 'REFUND')),
	CONSTRAINT "earnings_amounts_check" CHECK (case "earnings"."kind" when 'DELIVERY' then least("earnings"."stitching", "earnings"."urgent_surcharge", "earnings"."commission") >= 0 when 'REFUND' then greatest("earnings"."stitching", "earnings"."urgent_surcharge", "earnings"."commission") <= 0 else "earnings"."stitching" = 0 and "earnings"."urgent_surcharge" = 0 and "earnings"."commission" = 0 end),
	CONSTRAINT "earnings_commission_percent_check" CHECK ("earnings"."commission_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "tailor_statements" (
	"tailor_id" integer NOT NULL,
	"month" date NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "tailor_statements_tailor_id_month_pk" PRIMARY KEY("tailor_id","month"),
	CONSTRAINT "tailor_statements_month_check" CHECK (extract(day from "tailor_statements"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "commission_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailor_statements" ADD CONSTRAINT "tailor_statements_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earnings_tailor_index" ON "earnings" USING btree ("tailor_id","at","id");--> statement-breakpoint
CREATE INDEX "earnings_order_index" ON "earnings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_once_key" ON "earnings" USING btree ("order_id","kind") WHERE kind <> 'ALTERATION';--> statement-breakpoint
CREATE UNIQUE INDEX "tailor_statements_number_key" ON "tailor_statements" USING btree ("number");--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_commission_percent_check" CHECK ("order_settings"."commission_percent" between 0 and 100);--> statement-breakpoint
INSERT INTO "earnings" ("tailor_id", "order_id", "kind", "stitching", "urgent_surcharge", "at")
SELECT o."tailor_id", o."id", 'DELIVERY', coalesce(d."stitching_price", 0), coalesce(d."urgent_surcharge", 0), delivered."at"
FROM "orders" o JOIN "single_order_details" d ON d."order_id" = o."id"
JOIN (SELECT "order_id", min("at") AS "at" FROM "order_events" WHERE "to_status" = 'DELIVERED' GROUP BY "order_id") delivered
	ON delivered."order_id" = o."id"
WHERE o."kind" = 'single';--> statement-breakpoint
INSERT INTO "earnings" ("tailor_id", "order_id", "kind", "at")
SELECT o."tailor_id", o."id", 'ALTERATION', e."at"
FROM "order_events" e JOIN "orders" o ON o."id" = e."order_id" AND o."kind" = 'single'
WHERE e."to_status" = 'ALTERATION' AND e."from_status" = 'DELIVERED';
