-- serves: 1.0.0
ALTER TABLE "products" ADD COLUMN "low_stock_level" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_warned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_low_stock_index" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE low_stock;--> statement-breakpoint
CREATE INDEX "products_low_stock_brand_index" ON "products" USING btree ("brand_id","id" DESC NULLS FIRST) WHERE low_stock;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_level_check" CHECK ("products"."low_stock_level" between 0 and 1000);--> statement-breakpoint
-- A retired variant is not for sale, so it is not low. Variants are locked before their product, as in a checkout.
CREATE FUNCTION refresh_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer := coalesce(NEW.product_id, OLD.product_id);
  level integer;
BEGIN
  SELECT low_stock_level INTO level FROM products WHERE id = touched;
  IF TG_OP = 'UPDATE' AND (OLD.stock < level AND NOT OLD.retired) = (NEW.stock < level AND NOT NEW.retired) THEN
    RETURN NULL;
  END IF;
  PERFORM 1 FROM products WHERE id = touched FOR NO KEY UPDATE;
  UPDATE products SET low_stock = has.some
    FROM (SELECT exists (
      SELECT FROM variants WHERE product_id = touched AND stock < level AND NOT retired
    ) AS some) AS has
    WHERE id = touched AND low_stock <> has.some;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_low_stock AFTER INSERT OR UPDATE OF stock, retired OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION refresh_low_stock();
--> statement-breakpoint
CREATE FUNCTION refresh_low_stock_of_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.low_stock := exists (
    SELECT FROM variants WHERE product_id = NEW.id AND stock < NEW.low_stock_level AND NOT retired
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_low_stock_level BEFORE UPDATE OF low_stock_level ON products
  FOR EACH ROW WHEN (OLD.low_stock_level IS DISTINCT FROM NEW.low_stock_level)
  EXECUTE FUNCTION refresh_low_stock_of_level();
--> statement-breakpoint
UPDATE products SET low_stock = true
  WHERE exists (SELECT FROM variants WHERE product_id = products.id AND stock < 3 AND NOT retired);
