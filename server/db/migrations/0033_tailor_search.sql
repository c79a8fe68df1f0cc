CREATE INDEX "tailor_rates_dress_type_index" ON "tailor_rates" USING btree ("dress_type","tailor_id");--> statement-breakpoint
-- Areas change seldom, and searches would have to look through what a fast update leaves for later.
CREATE INDEX "tailors_area_trigram_index" ON "tailors" USING gin (lower(area) gin_trgm_ops) WITH (fastupdate = off)
  WHERE active AND NOT in_house;
