-- What a brand sells is found only while the brand is listed: a search that finds what is not shown shows too little.
CREATE OR REPLACE FUNCTION product_search(product products) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN product.brand_id IS NULL OR (SELECT active FROM brands WHERE id = product.brand_id) THEN
    search_of(product.name, concat_ws(' ',
      (SELECT name FROM brands WHERE id = product.brand_id),
      replace(product.collection, '_', ' '), product.section, replace(product.dress_type, '_', ' '),
      CASE product.collection WHEN 'jewelry' THEN 'jewellery accessories' END,
      CASE product.category WHEN 'mens' THEN 'mens gents' WHEN 'womens' THEN 'womens ladies' ELSE 'children kids' END,
      product.description, (SELECT string_agg(value, ' ') FROM jsonb_each_text(product.facts))))
  END
$$;--> statement-breakpoint
CREATE TRIGGER brands_listed_anew AFTER UPDATE OF active ON brands
  FOR EACH ROW WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION refresh_search_of_named();--> statement-breakpoint
UPDATE products SET brand_id = brand_id FROM brands WHERE brands.id = products.brand_id AND NOT brands.active;
