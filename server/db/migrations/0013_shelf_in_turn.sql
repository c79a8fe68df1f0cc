-- Whether a product is in stock is read from all its variants. Two that change at the same time, one sold out and one
-- filled up, would each see the other as it was before: the second waits for the first here, and then sees what it did.
CREATE OR REPLACE FUNCTION refresh_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.stock = 0) = (NEW.stock = 0) THEN RETURN NULL; END IF;
  PERFORM 1 FROM products WHERE id = touched FOR NO KEY UPDATE;
  UPDATE products SET in_stock = has.some
    FROM (SELECT exists (SELECT FROM variants WHERE product_id = touched AND stock > 0) AS some) AS has
    WHERE id = touched AND in_stock <> has.some;
  RETURN NULL;
END $$;--> statement-breakpoint

-- What has been missed so far.
UPDATE products SET in_stock = NOT in_stock
  WHERE in_stock <> exists (SELECT FROM variants WHERE product_id = products.id AND stock > 0);
