-- A profile picture is a stored file; the two tables name each other, so the constraint is added afterwards.
ALTER TABLE "users" ADD CONSTRAINT "users_profile_picture_fk" FOREIGN KEY ("profile_picture") REFERENCES "files"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- The rate card and the average price of a tailor follow the rates. The tailors are locked first, in the order of
-- their ids, so that two changes to one rate card wait for each other and the later one sees what the earlier one did.
CREATE FUNCTION refresh_rate_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT DISTINCT tailor_id FROM after);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT DISTINCT tailor_id FROM before);
  ELSE
    touched := ARRAY(SELECT tailor_id FROM before UNION SELECT tailor_id FROM after);
  END IF;
  PERFORM FROM tailors WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tailors SET (rate_card, avg_price) = (
    SELECT coalesce(jsonb_object_agg(dress_type, rupees), '{}'), round(avg(rupees))::integer
    FROM tailor_rates WHERE tailor_id = tailors.id
  )
  WHERE id = ANY (touched);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tailor_rates_inserted AFTER INSERT ON tailor_rates REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_rate_card();
--> statement-breakpoint
CREATE TRIGGER tailor_rates_updated AFTER UPDATE ON tailor_rates REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_rate_card();
--> statement-breakpoint
CREATE TRIGGER tailor_rates_deleted AFTER DELETE ON tailor_rates REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_rate_card();
--> statement-breakpoint
-- How many listed tailors there are of each type. Tailors without a type count under ''. A change that leaves the
-- numbers as they are (a delivery, a review, a rate) touches no counter, so nobody waits for it.
CREATE FUNCTION count_listed_tailors() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := (SELECT jsonb_object_agg(type, n) FROM (
      SELECT coalesce(tailor_type, '') AS type, count(*) AS n FROM after WHERE active AND NOT in_house GROUP BY 1
    ) counted);
  ELSIF TG_OP = 'DELETE' THEN
    changes := (SELECT jsonb_object_agg(type, n) FROM (
      SELECT coalesce(tailor_type, '') AS type, -count(*) AS n FROM before WHERE active AND NOT in_house GROUP BY 1
    ) counted);
  ELSE
    changes := (SELECT jsonb_object_agg(type, n) FROM (
      SELECT coalesce(tailor_type, '') AS type, sum(one) AS n FROM (
        SELECT tailor_type, -1 AS one FROM before WHERE active AND NOT in_house
        UNION ALL
        SELECT tailor_type, 1 FROM after WHERE active AND NOT in_house
      ) moved GROUP BY 1 HAVING sum(one) <> 0
    ) counted);
  END IF;
  INSERT INTO tailor_counts AS kept (tailor_type, listed)
  SELECT key, value::integer FROM jsonb_each_text(changes) ORDER BY key
  ON CONFLICT (tailor_type) DO UPDATE SET listed = kept.listed + excluded.listed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tailors_inserted AFTER INSERT ON tailors REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_tailors();
--> statement-breakpoint
CREATE TRIGGER tailors_updated AFTER UPDATE ON tailors REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_tailors();
--> statement-breakpoint
CREATE TRIGGER tailors_deleted AFTER DELETE ON tailors REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_tailors();
--> statement-breakpoint
INSERT INTO counters (name, value) VALUES ('invoice', 0);
--> statement-breakpoint
-- The platform's support account (466) and the in-house workshop (458); nobody signs in to them.
INSERT INTO users (id, username, email, user_type) VALUES
  (466, 'support', 'support@accounts.invalid', 'support'),
  (458, 'workshop', 'workshop@accounts.invalid', 'tailor');
--> statement-breakpoint
INSERT INTO tailors (id, user_id, area, lead_time_days, in_house, services)
VALUES (458, 458, 'In-house workshop', 7, true, '{"fitting": "Fitting", "alteration": "Alterations", "embroidery": "Embroidery"}');
--> statement-breakpoint
INSERT INTO tailor_rates (tailor_id, dress_type, rupees) VALUES
  (458, 'Shalwar_Kameez', 2400), (458, 'Kurta_Pajama', 2600), (458, 'Kurta', 1800), (458, 'Kurta_Churidar', 2700),
  (458, 'Pathani_Suit', 2600), (458, 'Shalwar_Kameez_Waistcoat', 5200), (458, 'Dhoti_Kurta', 2500), (458, 'Sherwani', 14500),
  (458, 'Achkan', 12500), (458, 'Prince_Coat', 9800), (458, 'Waistcoat', 3200), (458, 'Thobe', 2900), (458, 'Bisht', 6500),
  (458, 'Two_Piece_Suit', 13500), (458, 'Three_Piece_Suit', 16500), (458, 'Tuxedo', 17500), (458, 'Safari_Suit', 6200),
  (458, 'Jackets', 7500), (458, 'Coats', 8900), (458, 'Dress_Shirts', 1900), (458, 'Polo_Shirts', 1500), (458, 'T_Shirts', 1100),
  (458, 'Hoodies', 2300), (458, 'Trousers', 1800), (458, 'Chinos', 1900), (458, 'Jeans', 2200), (458, 'Kurti', 1700),
  (458, 'Kurta_Trousers', 2600), (458, 'Churidar_Suit', 2700), (458, 'Patiala_Suit', 2800), (458, 'Farshi_Shalwar', 3900),
  (458, 'Palazzo_Suit', 2900), (458, 'Anarkali_Suit', 4800), (458, 'Angrakha', 3900), (458, 'Pishwas', 5900), (458, 'Peplum', 2600),
  (458, 'Sharara', 4600), (458, 'Gharara', 5200), (458, 'Lehenga_Choli', 8500), (458, 'Bridal_Lehenga', 24500), (458, 'Saree', 3200),
  (458, 'Saree_Blouse', 1800), (458, 'Abaya', 2900), (458, 'Kaftan', 2600), (458, 'Frock', 3200), (458, 'Maxi', 4200), (458, 'Gown', 6500),
  (458, 'Dresses', 3900), (458, 'Tunics', 1800), (458, 'Sweaters', 2600), (458, 'Leggings', 900), (458, 'Skirts', 2100);
