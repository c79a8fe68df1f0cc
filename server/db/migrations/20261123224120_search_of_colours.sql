-- What people call a colour, whatever the seller calls it: "Madder" is red, "Bottle" is green.
CREATE FUNCTION colour_words(hex text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN high < 45 THEN 'black'
    WHEN high - low < 24 THEN CASE WHEN high > 225 THEN 'white' WHEN high < 70 THEN 'black' ELSE 'grey gray' END
    WHEN hue < 15 OR hue >= 345 THEN CASE WHEN low > 140 THEN 'pink' ELSE 'red' END
    WHEN hue < 45 THEN CASE WHEN high < 170 THEN 'brown' WHEN low > 165 THEN 'beige cream' ELSE 'orange' END
    WHEN hue < 70 THEN CASE WHEN low > 175 THEN 'cream' WHEN high < 140 THEN 'brown' ELSE 'yellow' END
    WHEN hue < 170 THEN 'green'
    WHEN hue < 255 THEN 'blue'
    WHEN hue < 300 THEN 'purple'
    ELSE CASE WHEN high < 140 THEN 'purple' ELSE 'pink' END
  END
  FROM (SELECT *, greatest(r, g, b) AS high, least(r, g, b) AS low FROM (
    SELECT ('x' || substr(hex, 2, 2))::bit(8)::int AS r, ('x' || substr(hex, 4, 2))::bit(8)::int AS g,
      ('x' || substr(hex, 6, 2))::bit(8)::int AS b) rgb) range,
  LATERAL (SELECT CASE
    WHEN high = low THEN 0
    WHEN high = r THEN (60.0 * (g - b) / (high - low) + 360)::int % 360
    WHEN high = g THEN 60.0 * (b - r) / (high - low) + 120
    ELSE 60.0 * (r - g) / (high - low) + 240
  END AS hue) wheel
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_search(product products) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN product.brand_id IS NULL OR (SELECT active FROM brands WHERE id = product.brand_id) THEN
    search_of(product.name, concat_ws(' ',
      (SELECT name FROM brands WHERE id = product.brand_id),
      replace(product.collection, '_', ' '), product.section, replace(product.dress_type, '_', ' '),
      CASE product.collection WHEN 'jewelry' THEN 'jewellery accessories' END,
      CASE product.category WHEN 'mens' THEN 'mens gents' WHEN 'womens' THEN 'womens ladies' ELSE 'children kids' END,
      product.description, (SELECT string_agg(value, ' ') FROM jsonb_each_text(product.facts)),
      (SELECT string_agg(DISTINCT colour_name || ' ' || colour_words(colour_hex), ' ')
        FROM variants WHERE product_id = product.id AND NOT retired)))
  END
$$;--> statement-breakpoint
CREATE FUNCTION refresh_search_of_colours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE products SET brand_id = brand_id WHERE id IN (SELECT product_id FROM added);
  ELSE
    UPDATE products SET brand_id = brand_id WHERE id = OLD.product_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_added_search AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_colours();--> statement-breakpoint
CREATE TRIGGER variants_changed_search AFTER UPDATE OF colour_name, colour_hex, retired ON variants FOR EACH ROW
  WHEN (OLD.colour_name <> NEW.colour_name OR OLD.colour_hex <> NEW.colour_hex OR OLD.retired <> NEW.retired)
  EXECUTE FUNCTION refresh_search_of_colours();--> statement-breakpoint
CREATE TRIGGER variants_deleted_search AFTER DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION refresh_search_of_colours();--> statement-breakpoint
UPDATE products SET brand_id = brand_id;
