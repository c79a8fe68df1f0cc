DROP INDEX "products_culture_popular_category_index";--> statement-breakpoint
DROP INDEX "products_culture_popular_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_popular_both_index";--> statement-breakpoint
DROP INDEX "products_culture_price_category_index";--> statement-breakpoint
DROP INDEX "products_culture_price_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_price_both_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_category_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_both_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_category_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_collection_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_both_index";--> statement-breakpoint
DROP INDEX "products_culture_popular_index";--> statement-breakpoint
DROP INDEX "products_culture_price_index";--> statement-breakpoint
DROP INDEX "products_culture_rating_index";--> statement-breakpoint
DROP INDEX "products_culture_newest_index";--> statement-breakpoint
CREATE INDEX "products_culture_popular_index" ON "products" USING btree ("sold","id","category","collection") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_price_index" ON "products" USING btree ("price","id","category","collection") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_index" ON "products" USING btree ("rating","rating_count","id","category","collection") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_index" ON "products" USING btree ("created_at","id","category","collection") WHERE active and type = 'culture';