DROP INDEX "products_culture_popular_index";--> statement-breakpoint
DROP INDEX "products_culture_popular_category_index";--> statement-breakpoint
DROP INDEX "products_culture_popular_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_popular_both_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_category_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_both_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_category_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_both_index";--> statement-breakpoint
CREATE INDEX "products_culture_popular_index" ON "products" USING btree ("sold","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_popular_category_index" ON "products" USING btree ("category","sold","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_popular_collection_index" ON "products" USING btree ("collection","sold","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_popular_both_index" ON "products" USING btree ("collection","category","sold","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_index" ON "products" USING btree ("rating","rating_count","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_category_index" ON "products" USING btree ("category","rating","rating_count","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_collection_index" ON "products" USING btree ("collection","rating","rating_count","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_both_index" ON "products" USING btree ("collection","category","rating","rating_count","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_index" ON "products" USING btree ("created_at","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_category_index" ON "products" USING btree ("category","created_at","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_collection_index" ON "products" USING btree ("collection","created_at","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_both_index" ON "products" USING btree ("collection","category","created_at","id") WHERE active and type = 'culture';