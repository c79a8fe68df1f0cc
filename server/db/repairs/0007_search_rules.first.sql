-- Search before words had a capital N: 0007 as it was first written. 0014 needs what it lacks.
-- The folded words of a text; those of a name once more behind a capital N, so that a query can ask for these alone and
-- PostgreSQL knows how common each is. Places and weights are not kept: nothing is ranked by them.
CREATE OR REPLACE FUNCTION search_of(name text, more text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('simple', fold_words(concat_ws(' ', name, more))))
    || array_to_tsvector(array(
      SELECT 'N' || word FROM unnest(tsvector_to_array(to_tsvector('simple', fold_words(name)))) AS of_name (word)))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_search(product products) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_of(product.name, concat_ws(' ',
    (SELECT name FROM brands WHERE id = product.brand_id),
    replace(product.collection, '_', ' '), product.section, replace(product.dress_type, '_', ' '),
    CASE product.collection WHEN 'jewelry' THEN 'jewellery accessories' END,
    CASE product.category WHEN 'mens' THEN 'mens gents' WHEN 'womens' THEN 'womens ladies' ELSE 'children kids' END,
    product.description, (SELECT string_agg(value, ' ') FROM jsonb_each_text(product.facts))))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION brand_search(brand brands) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_of(brand.name, concat_ws(' ', brand.city, brand.tagline, brand.description,
    CASE brand.category WHEN 'mens' THEN 'mens gents' WHEN 'womens' THEN 'womens ladies' ELSE 'children kids' END))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tailor_search(tailor tailors) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_of(translate((SELECT username FROM users WHERE id = tailor.user_id), '._-', '   '),
    concat_ws(' ', tailor.area, tailor.tailor_type, 'tailor',
      (SELECT string_agg(value, ' ') FROM jsonb_each_text(tailor.services))))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN NEW.search := product_search(NEW);
  ELSIF TG_TABLE_NAME = 'brands' THEN NEW.search := brand_search(NEW);
  ELSE NEW.search := tailor_search(NEW);
  END IF;
  -- In one order, so that two rows being written do not wait for each other in a circle.
  INSERT INTO known_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS new_word (word)
    WHERE NOT EXISTS (SELECT FROM known_words known WHERE known.word = new_word.word) AND word NOT LIKE 'N%' AND length(word) BETWEEN 3 AND 40
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;--> statement-breakpoint
DROP FUNCTION IF EXISTS folded(text, "char");--> statement-breakpoint
UPDATE tailors SET area = area;--> statement-breakpoint
UPDATE brands SET name = name;--> statement-breakpoint
UPDATE products SET name = name;
