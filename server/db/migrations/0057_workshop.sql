CREATE TABLE "finished_measures" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"values" jsonb NOT NULL,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finished_measures_unit_check" CHECK ("finished_measures"."unit" in ('cm', 'in'))
);
--> statement-breakpoint
CREATE TABLE "order_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"tailor_id" integer NOT NULL,
	"text" text NOT NULL,
	"asked_on" date NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "finished_measures" ADD CONSTRAINT "finished_measures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_questions_open_key" ON "order_questions" USING btree ("order_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "order_questions_tailor_index" ON "order_questions" USING btree ("tailor_id","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "order_questions_order_index" ON "order_questions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_promise_index" ON "orders" USING btree ("tailor_id","status","expected_delivery_date","id") WHERE kind = 'single';