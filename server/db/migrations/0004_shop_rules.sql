-- Similar words are found by their trigrams; part of PostgreSQL's own contributed modules.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "brands_name_trigram_index" ON "brands" USING gin (lower(name) gin_trgm_ops) WHERE active;--> statement-breakpoint

-- A product is in stock while one of its variants is. Written only when that changes, so that buyers of one product do
-- not wait for each other longer than its variant makes them.
CREATE FUNCTION refresh_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.stock = 0) = (NEW.stock = 0) THEN RETURN NULL; END IF;
  UPDATE products SET in_stock = has.some
    FROM (SELECT exists (SELECT FROM variants WHERE product_id = touched AND stock > 0) AS some) AS has
    WHERE id = touched AND in_stock <> has.some;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_in_stock AFTER INSERT OR UPDATE OF stock OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION refresh_in_stock();--> statement-breakpoint

-- Stars of a product and of its brand follow its reviews.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stars integer := coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0);
  reviews integer := (CASE WHEN TG_OP = 'INSERT' THEN 1 WHEN TG_OP = 'DELETE' THEN -1 ELSE 0 END);
  maker integer;
BEGIN
  IF stars = 0 AND reviews = 0 THEN RETURN NULL; END IF;
  UPDATE products SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
    WHERE id = coalesce(NEW.product_id, OLD.product_id) RETURNING brand_id INTO maker;
  IF maker IS NOT NULL THEN
    UPDATE brands SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews WHERE id = maker;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OF rating OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();--> statement-breakpoint

-- How many products are listed, by kind and by brand.
CREATE FUNCTION count_listed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.active THEN
      UPDATE product_counts SET listed = listed - 1
        WHERE type = OLD.type AND category = OLD.category AND collection = coalesce(OLD.collection, '');
      UPDATE brands SET product_count = product_count - 1 WHERE id = OLD.brand_id;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.active THEN
      INSERT INTO product_counts (type, category, collection, listed)
        VALUES (NEW.type, NEW.category, coalesce(NEW.collection, ''), 1)
        ON CONFLICT (type, category, collection) DO UPDATE SET listed = product_counts.listed + 1;
      UPDATE brands SET product_count = product_count + 1 WHERE id = NEW.brand_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_counted_new AFTER INSERT OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION count_listed_products();--> statement-breakpoint
CREATE TRIGGER products_counted_change AFTER UPDATE OF active, type, category, collection, brand_id ON products
  FOR EACH ROW WHEN ((OLD.active, OLD.type, OLD.category, OLD.collection, OLD.brand_id)
    IS DISTINCT FROM (NEW.active, NEW.type, NEW.category, NEW.collection, NEW.brand_id))
  EXECUTE FUNCTION count_listed_products();--> statement-breakpoint

-- The owner changes these in the back office; nothing is charged or taken off until then.
INSERT INTO shop_settings (bill_rules) VALUES
  ('{"delivery_fees": {"standard": 0, "express": 0, "courier": 0}, "free_delivery_from": null, "discount_percent": 0, "discount_from": 0}');
--> statement-breakpoint
-- Approximate worth in rupees; staff set them anew.
INSERT INTO exchange_rates (currency, rupees) VALUES
  ('USD', 281), ('GBP', 372), ('EUR', 327), ('AED', 76.5), ('SAR', 74.9), ('CAD', 200), ('AUD', 184);
