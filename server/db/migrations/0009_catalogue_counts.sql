-- How many brands are listed, by kind.
CREATE FUNCTION count_listed_brands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.active THEN
      UPDATE brand_counts SET listed = listed - 1
        WHERE (sale, bespoke, location, category) = (OLD.sale, OLD.bespoke, OLD.location, OLD.category);
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.active THEN
      INSERT INTO brand_counts (sale, bespoke, location, category, listed)
        VALUES (NEW.sale, NEW.bespoke, NEW.location, NEW.category, 1)
        ON CONFLICT (sale, bespoke, location, category) DO UPDATE SET listed = brand_counts.listed + 1;
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_counted_new AFTER INSERT OR DELETE ON brands
  FOR EACH ROW EXECUTE FUNCTION count_listed_brands();--> statement-breakpoint
CREATE TRIGGER brands_counted_change AFTER UPDATE OF active, sale, bespoke, location, category ON brands
  FOR EACH ROW WHEN ((OLD.active, OLD.sale, OLD.bespoke, OLD.location, OLD.category)
    IS DISTINCT FROM (NEW.active, NEW.sale, NEW.bespoke, NEW.location, NEW.category))
  EXECUTE FUNCTION count_listed_brands();--> statement-breakpoint
INSERT INTO brand_counts (sale, bespoke, location, category, listed)
  SELECT sale, bespoke, location, category, count(*) FROM brands WHERE active GROUP BY 1, 2, 3, 4;--> statement-breakpoint

-- Searches would have to look through what a fast update leaves for later.
CREATE INDEX "products_culture_name_trigram_index" ON "products" USING gin (lower(name) gin_trgm_ops) WITH (fastupdate = off)
  WHERE active AND type = 'culture';
