CREATE TABLE "brand_counts" (
	"sale" boolean NOT NULL,
	"bespoke" boolean NOT NULL,
	"location" text NOT NULL,
	"category" text NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "brand_counts_sale_bespoke_location_category_pk" PRIMARY KEY("sale","bespoke","location","category")
);
--> statement-breakpoint
DROP INDEX "products_culture_price_high_index";--> statement-breakpoint
DROP INDEX "brands_listed_index";--> statement-breakpoint
CREATE INDEX "products_culture_popular_category_index" ON "products" USING btree ("category","sold" DESC NULLS FIRST,"id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_popular_collection_index" ON "products" USING btree ("collection","sold" DESC NULLS FIRST,"id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_popular_both_index" ON "products" USING btree ("collection","category","sold" DESC NULLS FIRST,"id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_price_category_index" ON "products" USING btree ("category","price","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_price_collection_index" ON "products" USING btree ("collection","price","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_price_both_index" ON "products" USING btree ("collection","category","price","id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_category_index" ON "products" USING btree ("category","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_collection_index" ON "products" USING btree ("collection","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_rating_both_index" ON "products" USING btree ("collection","category","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_category_index" ON "products" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_collection_index" ON "products" USING btree ("collection","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "products_culture_newest_both_index" ON "products" USING btree ("collection","category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and type = 'culture';--> statement-breakpoint
CREATE INDEX "brands_listed_index" ON "brands" USING btree ("id","sale","bespoke","location","category") WHERE active;