-- When a product was last changed, as whoever looks at it sees it: search engines are told by the sitemap. What is sold,
-- reviewed or in stock is no change of the product.
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed
  BEFORE UPDATE OF name, description, facts, price, compare_at_price, image, image_description, pictures, active ON products
  FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.facts, OLD.price, OLD.compare_at_price, OLD.image, OLD.image_description, OLD.pictures, OLD.active)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.facts, NEW.price, NEW.compare_at_price, NEW.image, NEW.image_description, NEW.pictures, NEW.active))
  EXECUTE FUNCTION note_product_change();
