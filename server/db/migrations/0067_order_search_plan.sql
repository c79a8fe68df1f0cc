-- PostgreSQL expects ten orders of an array that it does not know yet, finds a plan for the very array cheaper, and so made
-- a new plan for every order that was placed. The words are those of migration 0060.
CREATE OR REPLACE FUNCTION refresh_order_search(ids integer[]) RETURNS void LANGUAGE sql
  SET plan_cache_mode = 'force_generic_plan' AS $$
  INSERT INTO order_search (order_id, words, city)
  SELECT o.id,
    strip(to_tsvector('simple', concat_ws(' ', known.written, fold_words(known.written)))) || array_to_tsvector(array(
      SELECT word FROM unnest(ARRAY[o.id::text, lower(substr(o.tracking_id, 4)), lower(o.email), lower(u.email),
        ltrim(o.phone, '+'), ltrim(u.phone_number, '+'),
        CASE WHEN o.phone LIKE '+92%' THEN substr(o.phone, 4) END,
        CASE WHEN u.phone_number LIKE '+92%' THEN substr(u.phone_number, 4) END]) word
      WHERE length(word) BETWEEN 1 AND 200)),
    (SELECT lower(a.city) FROM order_addresses a WHERE a.order_id = o.id ORDER BY a.purpose DESC LIMIT 1)
  FROM orders o
  LEFT JOIN users u ON u.id = o.customer_id
  LEFT JOIN single_order_details s ON s.order_id = o.id
  LEFT JOIN bulk_order_details b ON b.order_id = o.id
  CROSS JOIN LATERAL (SELECT concat_ws(' ', u.username, u.first_name, u.last_name,
    replace(s.dress_type, '_', ' '), s.fabric_type, CASE s.item_type WHEN 'shoes' THEN 'shoes' END, b.item_type,
    (SELECT string_agg(a.full_name, ' ') FROM order_addresses a WHERE a.order_id = o.id),
    (SELECT string_agg(DISTINCT item.name, ' ') FROM seller_orders part
      JOIN seller_order_items item ON item.seller_order_id = part.id WHERE part.order_id = o.id)) AS written) known
  WHERE o.id = ANY (ids)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, city = excluded.city
$$;
