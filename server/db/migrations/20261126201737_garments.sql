-- serves: 1.0.0
CREATE TABLE "garments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"item_type" text DEFAULT 'dress' NOT NULL,
	"gender" text,
	"dress_type" text,
	"fabric_type" text,
	"shoe_size" integer,
	"description" text DEFAULT '' NOT NULL,
	"dress_design" integer,
	"design_choices" jsonb,
	"measurement_source" text,
	"measurement_id" integer,
	"measurement_snapshot" jsonb,
	"measurement_picture" integer,
	"length_choice" text,
	"stitching_price" integer,
	"finished" jsonb,
	CONSTRAINT "garments_position_check" CHECK ("garments"."position" >= 1),
	CONSTRAINT "garments_item_type_check" CHECK ("garments"."item_type" in ('dress', 'shoes')),
	CONSTRAINT "garments_gender_check" CHECK ("garments"."gender" in ('male', 'female')),
	CONSTRAINT "garments_source_check" CHECK ("garments"."measurement_source" in ('STORE', 'UPLOAD')),
	CONSTRAINT "garments_length_choice_check" CHECK ("garments"."length_choice" in ('TAILOR', 'PICTURE')),
	CONSTRAINT "garments_stitching_price_check" CHECK ("garments"."stitching_price" > 0)
);
--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_dress_design_files_id_fk" FOREIGN KEY ("dress_design") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_measurement_picture_files_id_fk" FOREIGN KEY ("measurement_picture") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "garments_position_key" ON "garments" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "garments_measurement_index" ON "garments" USING btree ("measurement_id") WHERE measurement_id is not null;--> statement-breakpoint
CREATE INDEX "garments_design_index" ON "garments" USING btree ("dress_design") WHERE dress_design is not null;--> statement-breakpoint
CREATE INDEX "garments_picture_index" ON "garments" USING btree ("measurement_picture") WHERE measurement_picture is not null;
--> statement-breakpoint
-- The first garment of an order is a copy of its details, which release 1.0.0 reads and writes. Its price is what the
-- others leave of the order's stitching.
CREATE FUNCTION keep_first_garment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO garments (order_id, position, stitching_price, item_type, gender, dress_type, fabric_type,
    shoe_size, description, dress_design, design_choices, measurement_source, measurement_id, measurement_snapshot,
    measurement_picture, length_choice)
  VALUES (NEW.order_id, 1, nullif(greatest(0, NEW.stitching_price - coalesce((
      SELECT sum(stitching_price) FROM garments WHERE order_id = NEW.order_id AND position > 1), 0)), 0),
    NEW.item_type, NEW.gender, NEW.dress_type, NEW.fabric_type, NEW.shoe_size, NEW.description, NEW.dress_design,
    NEW.design_choices, NEW.measurement_source, NEW.measurement_id, NEW.measurement_snapshot, NEW.measurement_picture,
    NEW.length_choice)
  ON CONFLICT (order_id, position) DO UPDATE SET stitching_price = EXCLUDED.stitching_price,
    item_type = EXCLUDED.item_type, gender = EXCLUDED.gender, dress_type = EXCLUDED.dress_type,
    fabric_type = EXCLUDED.fabric_type, shoe_size = EXCLUDED.shoe_size, description = EXCLUDED.description,
    dress_design = EXCLUDED.dress_design, design_choices = EXCLUDED.design_choices,
    measurement_source = EXCLUDED.measurement_source, measurement_id = EXCLUDED.measurement_id,
    measurement_snapshot = EXCLUDED.measurement_snapshot, measurement_picture = EXCLUDED.measurement_picture, length_choice = EXCLUDED.length_choice;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER single_order_details_first_garment_inserted AFTER INSERT ON single_order_details
  FOR EACH ROW EXECUTE FUNCTION keep_first_garment();
--> statement-breakpoint
CREATE TRIGGER single_order_details_first_garment_updated AFTER UPDATE OF stitching_price, item_type, gender,
    dress_type, fabric_type, shoe_size, description, dress_design, design_choices, measurement_source, measurement_id,
    measurement_snapshot, measurement_picture, length_choice ON single_order_details
  FOR EACH ROW EXECUTE FUNCTION keep_first_garment();
--> statement-breakpoint
INSERT INTO garments (order_id, position, stitching_price, item_type, gender, dress_type, fabric_type,
  shoe_size, description, dress_design, design_choices, measurement_source, measurement_id, measurement_snapshot,
  measurement_picture, length_choice)
SELECT order_id, 1, stitching_price, item_type, gender, dress_type, fabric_type,
  shoe_size, description, dress_design, design_choices, measurement_source, measurement_id, measurement_snapshot,
  measurement_picture, length_choice
FROM single_order_details;
--> statement-breakpoint
-- The weeks from the present one on in which a tailor has as many garments to finish as the capacity allows (tailors-20).
CREATE OR REPLACE FUNCTION full_weeks_of(tailor integer, capacity integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(week ORDER BY week), '[]') FROM (
    SELECT work_week::text AS week FROM orders
    WHERE tailor_id = tailor AND work_week >= date_trunc('week', now() AT TIME ZONE 'Asia/Karachi')::date
    GROUP BY work_week
    HAVING sum(greatest(1, (SELECT count(*) FROM garments WHERE order_id = orders.id))) >= capacity
  ) counted
$$;
