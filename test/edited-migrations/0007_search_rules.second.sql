-- How a word is folded before it is searched or found: small letters without accents, and the many Roman spellings of
-- one Urdu word made one (kameez, qameez, kamiz; shalwar, salwar; phulkari, fulkari). Plural endings fall.
CREATE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(
          translate(lower(words), 'áàâäãåāéèêëēíìîïīóòôöõōúùûüūñç''’', 'aaaaaaaeeeeeiiiiioooooouuuuunc'),
          '[^a-z0-9]+', ' ', 'g'),
        '\m([a-z0-9]{2,}[^s ])s\M', '\1', 'g'),
        'ph', 'f', 'g'),
        '([sctdbgkj])h', '\1', 'g'),
        '(ee|ie|ei|ea|e|y)', 'i', 'g'),
        '(oo|ou|o)', 'u', 'g'),
        'ck', 'k', 'g'),
      'qwz', 'kvs'),
    '([a-z])\1+', '\1', 'g')
$$;--> statement-breakpoint

-- Searches would have to look through what a fast update leaves for later.
DROP INDEX "products_search_index";--> statement-breakpoint
CREATE INDEX "products_search_index" ON "products" USING gin ("search") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "known_words_trigram_index" ON "known_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "known_words_prefix_index" ON "known_words" (word text_pattern_ops);--> statement-breakpoint

-- The folded words of a text; those of a name once more behind a capital N, so that a query can ask for these alone and
-- PostgreSQL knows how common each is. Places and weights are not kept: nothing is ranked by them.
CREATE FUNCTION search_of(name text, more text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('simple', fold_words(concat_ws(' ', name, more))))
    || array_to_tsvector(array(
      SELECT 'N' || word FROM unnest(tsvector_to_array(to_tsvector('simple', fold_words(name)))) AS of_name (word)))
$$;--> statement-breakpoint

CREATE FUNCTION product_search(product products) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_of(product.name, concat_ws(' ',
    (SELECT name FROM brands WHERE id = product.brand_id),
    replace(product.collection, '_', ' '), product.section, replace(product.dress_type, '_', ' '),
    CASE product.collection WHEN 'jewelry' THEN 'jewellery accessories' END,
    CASE product.category WHEN 'mens' THEN 'mens gents' WHEN 'womens' THEN 'womens ladies' ELSE 'children kids' END,
    product.description, (SELECT string_agg(value, ' ') FROM jsonb_each_text(product.facts))))
$$;--> statement-breakpoint
CREATE FUNCTION brand_search(brand brands) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_of(brand.name, concat_ws(' ', brand.city, brand.tagline, brand.description,
    CASE brand.category WHEN 'mens' THEN 'mens gents' WHEN 'womens' THEN 'womens ladies' ELSE 'children kids' END))
$$;--> statement-breakpoint
CREATE FUNCTION tailor_search(tailor tailors) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_of(translate((SELECT username FROM users WHERE id = tailor.user_id), '._-', '   '),
    concat_ws(' ', tailor.area, tailor.tailor_type, 'tailor',
      (SELECT string_agg(value, ' ') FROM jsonb_each_text(tailor.services))))
$$;--> statement-breakpoint

CREATE FUNCTION write_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN NEW.search := product_search(NEW);
  ELSIF TG_TABLE_NAME = 'brands' THEN NEW.search := brand_search(NEW);
  ELSE NEW.search := tailor_search(NEW);
  END IF;
  -- In one order, so that two writers never wait for each other.
  INSERT INTO known_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS new_word (word)
    WHERE NOT EXISTS (SELECT FROM known_words known WHERE known.word = new_word.word) AND word NOT LIKE 'N%' AND length(word) BETWEEN 3 AND 40
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_search BEFORE INSERT OR UPDATE OF name, description, facts, brand_id, collection, section, category, dress_type
  ON products FOR EACH ROW EXECUTE FUNCTION write_search();--> statement-breakpoint
CREATE TRIGGER brands_search BEFORE INSERT OR UPDATE OF name, tagline, city, description, category
  ON brands FOR EACH ROW EXECUTE FUNCTION write_search();--> statement-breakpoint
CREATE TRIGGER tailors_search BEFORE INSERT OR UPDATE OF area, tailor_type, services
  ON tailors FOR EACH ROW EXECUTE FUNCTION write_search();--> statement-breakpoint

-- Who is renamed is found by the new name.
CREATE FUNCTION refresh_search_of_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'brands' THEN
    UPDATE products SET brand_id = brand_id WHERE brand_id = NEW.id;
  ELSE
    UPDATE tailors SET area = area WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_renamed AFTER UPDATE OF name ON brands
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search_of_named();--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF username ON users
  FOR EACH ROW WHEN (OLD.username <> NEW.username) EXECUTE FUNCTION refresh_search_of_named();--> statement-breakpoint

-- Everything that was there before.
UPDATE tailors SET area = area;--> statement-breakpoint
UPDATE brands SET name = name;--> statement-breakpoint
UPDATE products SET name = name;
