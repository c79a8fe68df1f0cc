-- serves: 1.0.0
ALTER TABLE "tailors" ADD COLUMN "weekly_room" jsonb;
--> statement-breakpoint
-- Garments by week, from the present one on; more than a week has places take those of the weeks before (orders-223).
CREATE FUNCTION booked_weeks_of(tailor integer, capacity integer) RETURNS TABLE (week date, booked integer) LANGUAGE sql STABLE AS $$
  SELECT work_week - 7 * before, sum(least(garments - capacity * before, capacity))::integer
  FROM (
    SELECT work_week, greatest(1, (SELECT count(*) FROM garments WHERE order_id = orders.id AND progress <> 'CANCELLED'))::integer AS garments
    FROM orders
    WHERE tailor_id = tailor AND work_week >= date_trunc('week', now() AT TIME ZONE 'Asia/Karachi')::date
  ) confirmed, generate_series(0, (garments - 1) / capacity) AS before
  WHERE work_week - 7 * before >= date_trunc('week', now() AT TIME ZONE 'Asia/Karachi')::date
  GROUP BY 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION full_weeks_of(tailor integer, capacity integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(week::text ORDER BY week), '[]') FROM booked_weeks_of(tailor, capacity) WHERE booked >= capacity
$$;
--> statement-breakpoint
-- Twelve places are enough for any order.
CREATE FUNCTION weekly_room_of(tailor integer, capacity integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('places', least(capacity, 12), 'weeks', coalesce(
    jsonb_agg(jsonb_build_object('week', week::text, 'places', greatest(0, capacity - booked)) ORDER BY week)
      FILTER (WHERE capacity - booked < least(capacity, 12)), '[]'))
  FROM booked_weeks_of(tailor, capacity)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_full_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  touched := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.tailor_id] WHEN 'DELETE' THEN ARRAY[OLD.tailor_id]
    ELSE ARRAY[OLD.tailor_id, NEW.tailor_id] END;
  PERFORM FROM tailors WHERE id = ANY (touched) AND weekly_capacity IS NOT NULL ORDER BY id FOR NO KEY UPDATE;
  UPDATE tailors SET full_weeks = full_weeks_of(id, weekly_capacity), weekly_room = weekly_room_of(id, weekly_capacity)
  WHERE id = ANY (touched) AND weekly_capacity IS NOT NULL
    AND (full_weeks, weekly_room) IS DISTINCT FROM (full_weeks_of(id, weekly_capacity), weekly_room_of(id, weekly_capacity));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_full_weeks_of_tailor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.full_weeks := CASE WHEN NEW.weekly_capacity IS NULL THEN '[]' ELSE full_weeks_of(NEW.id, NEW.weekly_capacity) END;
  NEW.weekly_room := CASE WHEN NEW.weekly_capacity IS NOT NULL THEN weekly_room_of(NEW.id, NEW.weekly_capacity) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_full_weeks_of_garment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET full_weeks = full_weeks_of(tailors.id, weekly_capacity), weekly_room = weekly_room_of(tailors.id, weekly_capacity)
  FROM orders
  WHERE orders.id = NEW.order_id AND orders.work_week IS NOT NULL AND tailors.id = orders.tailor_id
    AND weekly_capacity IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE tailors SET full_weeks = full_weeks_of(id, weekly_capacity), weekly_room = weekly_room_of(id, weekly_capacity)
WHERE weekly_capacity IS NOT NULL;
--> statement-breakpoint
-- The garments of a record in an order, and how many of them were measured before it left (tailors-13).
CREATE FUNCTION measured_garments_of(delivered integer) RETURNS TABLE (measurable integer, measured integer) LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer, count(*) FILTER (WHERE coalesce(CASE WHEN g.position = 1
      THEN (SELECT f.values FROM finished_measures f WHERE f.order_id = g.order_id) ELSE g.finished->'values' END, '{}') <> '{}')::integer
  FROM garments g
  WHERE g.order_id = delivered AND g.progress <> 'CANCELLED' AND g.item_type = 'dress' AND g.measurement_source = 'STORE'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET measurable_orders = measurable_orders + counted.measurable, measured_orders = measured_orders + counted.measured
  FROM orders o, measured_garments_of(NEW.order_id) counted
  WHERE o.id = NEW.order_id AND tailors.id = o.tailor_id AND counted.measurable > 0
    AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED'
      AND e.seller_order_id IS NULL AND e.id < NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders of several garments counted as one so far.
UPDATE tailors SET measurable_orders = measurable_orders + more.measurable, measured_orders = measured_orders + more.measured
FROM (
  SELECT o.tailor_id, sum(counted.measurable - 1) AS measurable,
    sum(counted.measured - (counted.measured = counted.measurable)::integer) AS measured
  FROM orders o, measured_garments_of(o.id) counted
  WHERE o.id IN (SELECT order_id FROM garments WHERE position = 2) AND counted.measurable > 1
    AND EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED' AND e.seller_order_id IS NULL)
  GROUP BY o.tailor_id
) more
WHERE tailors.id = more.tailor_id;
