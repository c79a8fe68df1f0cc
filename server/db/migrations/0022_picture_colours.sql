-- A picture names the colour that it shows by its code. Until now pages looked for the colour's name in the description.
UPDATE products SET pictures = (
  SELECT jsonb_agg(picture || jsonb_build_object('colour', (
    SELECT colour FROM variants
    WHERE product_id = products.id AND position(lower(colour_name) in lower(picture->>'description')) > 0
    ORDER BY id LIMIT 1)) ORDER BY place)
  FROM jsonb_array_elements(pictures) WITH ORDINALITY AS shown (picture, place))
WHERE jsonb_array_length(pictures) > 0;
