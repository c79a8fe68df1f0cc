-- serves: 1.0.0
-- As before, but a rework of an altered garment leaves the others as they are (orders-110).
CREATE OR REPLACE FUNCTION keep_garments_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'IN_PRODUCTION' AND OLD.status IN ('ALTERATION', 'QUALITY_CHECK') AND EXISTS (SELECT FROM alterations asked
      WHERE asked.order_id = NEW.id AND asked.requested_at = (
        SELECT max(at) FROM order_events WHERE order_id = NEW.id AND action = 'alter')) THEN
    UPDATE garments SET progress = 'STITCHING' WHERE id = (SELECT garment_id FROM alterations
      WHERE order_id = NEW.id ORDER BY requested_at DESC LIMIT 1)
      AND NOT EXISTS (SELECT FROM garments begun WHERE begun.order_id = NEW.id AND begun.progress = 'STITCHING');
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
