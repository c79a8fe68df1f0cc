-- serves: 1.0.0
ALTER TABLE "garments" ADD COLUMN "progress" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "credit_note" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "garment_id" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_garment_index" ON "order_events" USING btree ("garment_id") WHERE garment_id is not null;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_progress_check" CHECK ("garments"."progress" in ('WAITING', 'STITCHING', 'CHECKING', 'READY', 'CANCELLED'));
--> statement-breakpoint
-- The progress of all garments of an order in this status, where they moved together; null where it says nothing.
CREATE FUNCTION garment_progress_in(status text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status IN ('PLACED', 'CONFIRMED', 'ACCEPTED', 'DECLINED') THEN 'WAITING'
    WHEN status = 'IN_PRODUCTION' THEN 'STITCHING'
    WHEN status = 'QUALITY_CHECK' THEN 'CHECKING'
    WHEN status IN ('READY', 'SHIPPED', 'DELIVERED', 'ALTERATION') THEN 'READY' END
$$;
--> statement-breakpoint
-- A step of the whole order takes its garments along, also by release 1.0.0: those that are behind, or all of them where
-- the order goes back; of an alteration the garment that is altered. A garment whose own step brought the order there is
-- not touched.
CREATE FUNCTION keep_garments_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'IN_PRODUCTION' AND OLD.status = 'ALTERATION' AND EXISTS (SELECT FROM alterations asked
      WHERE asked.order_id = NEW.id AND asked.requested_at = (
        SELECT max(at) FROM order_events WHERE order_id = NEW.id AND action = 'alter')) THEN
    UPDATE garments SET progress = 'STITCHING' WHERE id = (SELECT garment_id FROM alterations
      WHERE order_id = NEW.id ORDER BY requested_at DESC LIMIT 1);
  ELSIF NEW.status = 'IN_PRODUCTION' THEN
    UPDATE garments SET progress = 'STITCHING' WHERE order_id = NEW.id AND progress <> 'CANCELLED'
      AND (SELECT bool_and(progress = 'WAITING') OR bool_and(progress IN ('CHECKING', 'READY')) FROM garments
        WHERE order_id = NEW.id AND progress <> 'CANCELLED');
  ELSIF NEW.status = 'QUALITY_CHECK' THEN
    UPDATE garments SET progress = 'CHECKING' WHERE order_id = NEW.id AND progress IN ('WAITING', 'STITCHING');
  ELSIF NEW.status <> 'CANCELLED' THEN
    UPDATE garments SET progress = garment_progress_in(NEW.status)
    WHERE order_id = NEW.id AND progress NOT IN ('CANCELLED', garment_progress_in(NEW.status));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_garments_progress AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.kind = 'single' AND OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION keep_garments_progress();
--> statement-breakpoint
-- A garment begins where its order stands.
CREATE FUNCTION begin_garment_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(garment_progress_in(status), NEW.progress) INTO NEW.progress FROM orders WHERE id = NEW.order_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER garments_progress_begun BEFORE INSERT ON garments
  FOR EACH ROW WHEN (NEW.progress = 'WAITING') EXECUTE FUNCTION begin_garment_progress();
--> statement-breakpoint
-- A cancelled order stands where it was cancelled.
UPDATE garments SET progress = coalesce(garment_progress_in(orders.status), (
  SELECT garment_progress_in(event.from_status) FROM order_events event
  WHERE event.order_id = orders.id AND event.to_status = 'CANCELLED' ORDER BY event.id DESC LIMIT 1), 'WAITING')
FROM orders WHERE orders.id = garments.order_id AND orders.status NOT IN ('PLACED', 'CONFIRMED', 'ACCEPTED', 'DECLINED');
--> statement-breakpoint
-- As before, without the garments that are cancelled.
CREATE OR REPLACE FUNCTION keep_first_garment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO garments (order_id, position, stitching_price, item_type, gender, dress_type, fabric_type,
    shoe_size, description, dress_design, design_choices, measurement_source, measurement_id, measurement_snapshot,
    measurement_picture, length_choice, measurement_from)
  VALUES (NEW.order_id, 1, nullif(greatest(0, NEW.stitching_price - coalesce((
      SELECT sum(stitching_price) FROM garments WHERE order_id = NEW.order_id AND position > 1 AND progress <> 'CANCELLED'), 0)), 0),
    NEW.item_type, NEW.gender, NEW.dress_type, NEW.fabric_type, NEW.shoe_size, NEW.description, NEW.dress_design,
    NEW.design_choices, NEW.measurement_source, NEW.measurement_id, NEW.measurement_snapshot, NEW.measurement_picture,
    NEW.length_choice, NEW.measurement_from)
  ON CONFLICT (order_id, position) DO UPDATE SET stitching_price = EXCLUDED.stitching_price,
    item_type = EXCLUDED.item_type, gender = EXCLUDED.gender, dress_type = EXCLUDED.dress_type,
    fabric_type = EXCLUDED.fabric_type, shoe_size = EXCLUDED.shoe_size, description = EXCLUDED.description,
    dress_design = EXCLUDED.dress_design, design_choices = EXCLUDED.design_choices,
    measurement_source = EXCLUDED.measurement_source, measurement_id = EXCLUDED.measurement_id,
    measurement_snapshot = EXCLUDED.measurement_snapshot, measurement_picture = EXCLUDED.measurement_picture, length_choice = EXCLUDED.length_choice,
    measurement_from = EXCLUDED.measurement_from;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, without the garments that are cancelled.
CREATE OR REPLACE FUNCTION full_weeks_of(tailor integer, capacity integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(week ORDER BY week), '[]') FROM (
    SELECT work_week::text AS week FROM orders
    WHERE tailor_id = tailor AND work_week >= date_trunc('week', now() AT TIME ZONE 'Asia/Karachi')::date
    GROUP BY work_week
    HAVING sum(greatest(1, (SELECT count(*) FROM garments WHERE order_id = orders.id AND progress <> 'CANCELLED'))) >= capacity
  ) counted
$$;
--> statement-breakpoint
-- As before, without the garments that are cancelled.
CREATE OR REPLACE FUNCTION count_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET
    measurable_orders = measurable_orders + 1,
    measured_orders = measured_orders + (NOT EXISTS (SELECT FROM garments g
      WHERE g.order_id = o.id AND g.progress <> 'CANCELLED' AND g.item_type = 'dress' AND g.measurement_source = 'STORE'
        AND coalesce(CASE WHEN g.position = 1 THEN (SELECT f.values FROM finished_measures f WHERE f.order_id = o.id)
          ELSE g.finished->'values' END, '{}') = '{}'))::integer
  FROM orders o
  WHERE o.id = NEW.order_id AND tailors.id = o.tailor_id
    AND EXISTS (SELECT FROM garments g
      WHERE g.order_id = o.id AND g.progress <> 'CANCELLED' AND g.item_type = 'dress' AND g.measurement_source = 'STORE')
    AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED' AND e.id < NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A week has room again without a garment that is cancelled.
CREATE FUNCTION refresh_full_weeks_of_garment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET full_weeks = full_weeks_of(tailors.id, weekly_capacity) FROM orders
  WHERE orders.id = NEW.order_id AND orders.work_week IS NOT NULL AND tailors.id = orders.tailor_id
    AND weekly_capacity IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER garments_cancelled AFTER UPDATE OF progress ON garments
  FOR EACH ROW WHEN (NEW.progress = 'CANCELLED' AND OLD.progress <> 'CANCELLED')
  EXECUTE FUNCTION refresh_full_weeks_of_garment();
