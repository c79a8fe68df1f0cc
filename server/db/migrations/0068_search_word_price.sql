-- Always true. PostgreSQL takes comparing words for as cheap as comparing numbers, and would look through thousands of
-- best-sellers where the index of words holds a few hundred results; this adds what it costs.
CREATE FUNCTION compares_words(sold integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20 AS $$
BEGIN
  RETURN true;
END $$;
