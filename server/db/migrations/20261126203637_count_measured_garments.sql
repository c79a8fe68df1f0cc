-- serves: 1.0.0
-- An order counts as measured if all of its garments of a record were measured before its first delivery (tailors-13).
CREATE OR REPLACE FUNCTION count_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tailors SET
    measurable_orders = measurable_orders + 1,
    measured_orders = measured_orders + (NOT EXISTS (SELECT FROM garments g
      WHERE g.order_id = o.id AND g.item_type = 'dress' AND g.measurement_source = 'STORE'
        AND coalesce(CASE WHEN g.position = 1 THEN (SELECT f.values FROM finished_measures f WHERE f.order_id = o.id)
          ELSE g.finished->'values' END, '{}') = '{}'))::integer
  FROM orders o
  WHERE o.id = NEW.order_id AND tailors.id = o.tailor_id
    AND EXISTS (SELECT FROM garments g
      WHERE g.order_id = o.id AND g.item_type = 'dress' AND g.measurement_source = 'STORE')
    AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'DELIVERED' AND e.id < NEW.id);
  RETURN NULL;
END $$;
