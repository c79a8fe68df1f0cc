-- serves: 1.0.0
DROP INDEX "measure_links_current_key";--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "measurement_from" jsonb;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "measurement_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "measure_links" ADD COLUMN "garment_id" integer;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "links_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "measure_links" ADD CONSTRAINT "measure_links_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "measure_links_garment_key" ON "measure_links" USING btree ("garment_id") WHERE voided_at is null;
--> statement-breakpoint
-- Links that were made before ask for the measures of the first garment.
UPDATE measure_links SET garment_id = garments.id FROM garments
WHERE garments.order_id = measure_links.order_id AND garments.position = 1;
--> statement-breakpoint
UPDATE garments SET measurement_from = details.measurement_from, measurement_asked_at = coalesce((
    SELECT max(asked_at) FROM order_questions question
    WHERE question.order_id = details.order_id AND question.code = 'MEASURES_OF_ANOTHER'), now())
FROM single_order_details details
WHERE details.order_id = garments.order_id AND garments.position = 1 AND details.measurement_from IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION keep_asking_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.measurement_asked_at := CASE WHEN NEW.measurement_from IS NOT NULL THEN now() END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER garments_asking_time_inserted BEFORE INSERT ON garments
  FOR EACH ROW WHEN (NEW.measurement_from IS NOT NULL) EXECUTE FUNCTION keep_asking_time();
--> statement-breakpoint
CREATE TRIGGER garments_asking_time_updated BEFORE UPDATE OF measurement_from ON garments
  FOR EACH ROW WHEN (NEW.measurement_from IS DISTINCT FROM OLD.measurement_from) EXECUTE FUNCTION keep_asking_time();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_first_garment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO garments (order_id, position, stitching_price, item_type, gender, dress_type, fabric_type,
    shoe_size, description, dress_design, design_choices, measurement_source, measurement_id, measurement_snapshot,
    measurement_picture, length_choice, measurement_from)
  VALUES (NEW.order_id, 1, nullif(greatest(0, NEW.stitching_price - coalesce((
      SELECT sum(stitching_price) FROM garments WHERE order_id = NEW.order_id AND position > 1), 0)), 0),
    NEW.item_type, NEW.gender, NEW.dress_type, NEW.fabric_type, NEW.shoe_size, NEW.description, NEW.dress_design,
    NEW.design_choices, NEW.measurement_source, NEW.measurement_id, NEW.measurement_snapshot, NEW.measurement_picture,
    NEW.length_choice, NEW.measurement_from)
  ON CONFLICT (order_id, position) DO UPDATE SET stitching_price = EXCLUDED.stitching_price,
    item_type = EXCLUDED.item_type, gender = EXCLUDED.gender, dress_type = EXCLUDED.dress_type,
    fabric_type = EXCLUDED.fabric_type, shoe_size = EXCLUDED.shoe_size, description = EXCLUDED.description,
    dress_design = EXCLUDED.dress_design, design_choices = EXCLUDED.design_choices,
    measurement_source = EXCLUDED.measurement_source, measurement_id = EXCLUDED.measurement_id,
    measurement_snapshot = EXCLUDED.measurement_snapshot, measurement_picture = EXCLUDED.measurement_picture,
    length_choice = EXCLUDED.length_choice, measurement_from = EXCLUDED.measurement_from;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER single_order_details_first_garment_updated AFTER UPDATE OF stitching_price, item_type, gender,
    dress_type, fabric_type, shoe_size, description, dress_design, design_choices, measurement_source, measurement_id,
    measurement_snapshot, measurement_picture, length_choice, measurement_from ON single_order_details
  FOR EACH ROW EXECUTE FUNCTION keep_first_garment();
