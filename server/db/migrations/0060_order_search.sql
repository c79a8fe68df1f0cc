CREATE TABLE "order_search" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"city" text
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_words_index" ON "order_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_search_city_index" ON "order_search" USING btree ("city","order_id" DESC NULLS FIRST) WHERE city is not null;--> statement-breakpoint
-- What an order is found by (backoffice-6): its number and tracking number, the customer's names, e-mail addresses and
-- phone numbers, and what is ordered. Words are there as they are written, for Urdu, and as the catalogue's search folds them.
CREATE FUNCTION refresh_order_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words, city)
  SELECT o.id,
    array_to_tsvector(array(
      SELECT DISTINCT lexeme FROM (
        SELECT unnest(tsvector_to_array(to_tsvector('simple', known.written))) AS lexeme
        UNION ALL SELECT unnest(tsvector_to_array(to_tsvector('simple', fold_words(known.written))))
        UNION ALL SELECT unnest(ARRAY[o.id::text, lower(substr(o.tracking_id, 4)), lower(o.email), lower(u.email),
          ltrim(o.phone, '+'), ltrim(u.phone_number, '+'),
          CASE WHEN o.phone LIKE '+92%' THEN substr(o.phone, 4) END,
          CASE WHEN u.phone_number LIKE '+92%' THEN substr(u.phone_number, 4) END])
      ) found WHERE length(lexeme) BETWEEN 1 AND 200)),
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
$$;--> statement-breakpoint
CREATE FUNCTION search_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_changed_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_removed_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(ARRAY[OLD.order_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_changed_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(array(SELECT id FROM orders WHERE customer_id = NEW.id));
  RETURN NULL;
END $$;--> statement-breakpoint
-- At the commit, when the details, addresses and items of the order are written too.
CREATE CONSTRAINT TRIGGER orders_search AFTER INSERT OR UPDATE OF email, phone, customer_id ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_changed_order();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER single_order_details_search AFTER UPDATE OF dress_type, fabric_type ON single_order_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_changed_details();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_addresses_search AFTER DELETE ON order_addresses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_removed_address();--> statement-breakpoint
CREATE TRIGGER users_search AFTER UPDATE OF username, first_name, last_name, email, phone_number ON users FOR EACH ROW
  WHEN (OLD.username IS DISTINCT FROM NEW.username OR OLD.first_name IS DISTINCT FROM NEW.first_name
    OR OLD.last_name IS DISTINCT FROM NEW.last_name OR OLD.email IS DISTINCT FROM NEW.email
    OR OLD.phone_number IS DISTINCT FROM NEW.phone_number)
  EXECUTE FUNCTION search_changed_customer();--> statement-breakpoint
SELECT refresh_order_search(array(SELECT id FROM orders));
