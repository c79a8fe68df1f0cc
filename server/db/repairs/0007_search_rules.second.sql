-- One comment inside the function was reworded.
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
END $$;
