-- serves: 1.0.0
CREATE TABLE "fit_answers" (
	"measurement_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"measure" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fit_answers_measurement_id_order_id_measure_pk" PRIMARY KEY("measurement_id","order_id","measure"),
	CONSTRAINT "fit_answers_answer_check" CHECK ("fit_answers"."answer" in ('accept', 'dismiss'))
);
--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_origin_check";--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "length_choice" text;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "alteration_fit" jsonb;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "measurable_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "measured_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "measured_share" smallint GENERATED ALWAYS AS (case when measurable_orders >= 10 then 100 * measured_orders / measurable_orders end) STORED;--> statement-breakpoint
ALTER TABLE "fit_answers" ADD CONSTRAINT "fit_answers_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_answers" ADD CONSTRAINT "fit_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fit_answers_order_index" ON "fit_answers" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_origin_check" CHECK ("measurements"."origin" in ('form', 'guide', 'questions', 'import', 'restore', 'fit'));--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_measured_check" CHECK ("tailors"."measured_orders" between 0 and "tailors"."measurable_orders");--> statement-breakpoint
-- How many garments of a stored record a tailor has delivered, and how many of them were measured before, counted by the
-- first delivery of each.
CREATE FUNCTION count_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET
    measurable_orders = measurable_orders + 1,
    measured_orders = measured_orders
      + (EXISTS (SELECT FROM finished_measures f WHERE f.order_id = o.id AND f.values <> '{}'))::integer
  FROM orders o JOIN single_order_details d ON d.order_id = o.id
  WHERE o.id = NEW.order_id AND d.item_type = 'dress' AND d.measurement_source = 'STORE' AND tailors.id = o.tailor_id
    AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED' AND e.id < NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_measured AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW.to_status = 'DELIVERED' AND NEW.seller_order_id IS NULL) EXECUTE FUNCTION count_measured();
