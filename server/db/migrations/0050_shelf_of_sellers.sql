CREATE TABLE "picture_uploads" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uploads_created_at_index" ON "picture_uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_updated_by_index" ON "brands" USING btree ("updated_by") WHERE updated_by is not null;--> statement-breakpoint
CREATE INDEX "products_updated_by_index" ON "products" USING btree ("updated_by") WHERE updated_by is not null;--> statement-breakpoint
CREATE INDEX "products_shelf_index" ON "products" USING btree ("brand_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_hidden_index" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE not active;--> statement-breakpoint
CREATE INDEX "products_sold_out_index" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE not in_stock;--> statement-breakpoint
CREATE INDEX "products_reduced_index" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE compare_at_price is not null;--> statement-breakpoint
CREATE INDEX "variants_sku_index" ON "variants" USING btree (lower("sku")) WHERE sku is not null;--> statement-breakpoint
CREATE INDEX "reviews_brand_index" ON "reviews" USING btree ("brand_id","id" DESC NULLS FIRST) WHERE brand_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_unanswered_index" ON "reviews" USING btree ("brand_id","id" DESC NULLS FIRST) WHERE brand_id is not null and reply is null;--> statement-breakpoint
-- A retired variant is not for sale, whatever came back of it.
CREATE OR REPLACE FUNCTION refresh_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.stock = 0 OR OLD.retired) = (NEW.stock = 0 OR NEW.retired) THEN RETURN NULL; END IF;
  PERFORM 1 FROM products WHERE id = touched FOR NO KEY UPDATE;
  UPDATE products SET in_stock = has.some
    FROM (SELECT exists (SELECT FROM variants WHERE product_id = touched AND stock > 0 AND NOT retired) AS some) AS has
    WHERE id = touched AND in_stock <> has.some;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER variants_in_stock ON variants;--> statement-breakpoint
CREATE TRIGGER variants_in_stock AFTER INSERT OR UPDATE OF stock, retired OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION refresh_in_stock();--> statement-breakpoint
DROP TRIGGER variants_change_announced ON variants;--> statement-breakpoint
-- A stock of 20 or more looks and sells like any other.
CREATE TRIGGER variants_change_announced AFTER UPDATE ON variants
  FOR EACH ROW WHEN (
    (least(OLD.stock, 20), OLD.colour, OLD.colour_name, OLD.colour_hex, OLD.size, OLD.retired)
    IS DISTINCT FROM
    (least(NEW.stock, 20), NEW.colour, NEW.colour_name, NEW.colour_hex, NEW.size, NEW.retired)
  ) EXECUTE FUNCTION announce_variant();--> statement-breakpoint
-- A brand reads the reviews of its products in the order of their ids.
CREATE FUNCTION set_review_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.brand_id := (SELECT brand_id FROM products WHERE id = NEW.product_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_of_brand BEFORE INSERT ON reviews
  FOR EACH ROW WHEN (NEW.product_id IS NOT NULL) EXECUTE FUNCTION set_review_brand();--> statement-breakpoint
UPDATE reviews SET brand_id = products.brand_id FROM products
  WHERE products.id = reviews.product_id AND products.brand_id IS NOT NULL;
