CREATE TABLE "known_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "search" "tsvector";--> statement-breakpoint
CREATE INDEX "brands_search_index" ON "brands" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_search_index" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_sold_index" ON "products" USING btree ("sold" DESC NULLS FIRST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "tailors_search_index" ON "tailors" USING gin ("search");