-- serves: 1.0.0
CREATE TABLE "no_light_moves" (
	"order_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "no_light_moves_order_id_day_pk" PRIMARY KEY("order_id","day")
);
--> statement-breakpoint
CREATE TABLE "no_light_reports" (
	"tailor_id" integer NOT NULL,
	"day" date NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "no_light_reports_tailor_id_day_pk" PRIMARY KEY("tailor_id","day")
);
--> statement-breakpoint
ALTER TABLE "no_light_moves" ADD CONSTRAINT "no_light_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_light_reports" ADD CONSTRAINT "no_light_reports_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "no_light_reports_day_index" ON "no_light_reports" USING btree ("day");