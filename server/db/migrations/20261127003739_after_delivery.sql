-- serves: 1.0.0
CREATE TABLE "alterations" (
	"order_id" integer NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"garment_id" integer NOT NULL,
	"fit" jsonb,
	CONSTRAINT "alterations_order_id_requested_at_pk" PRIMARY KEY("order_id","requested_at")
);
--> statement-breakpoint
DROP INDEX "reviews_order_key";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "garment_id" integer;--> statement-breakpoint
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alterations" ADD CONSTRAINT "alterations_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alterations_garment_index" ON "alterations" USING btree ("garment_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_garment_key" ON "reviews" USING btree ("order_id",coalesce(garment_id, 0)) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_garment_index" ON "reviews" USING btree ("garment_id") WHERE garment_id is not null;--> statement-breakpoint
-- Each garment keeps its own; the column is younger than release 1.0.0, which does not know it.
INSERT INTO alterations (order_id, requested_at, garment_id, fit)
SELECT d.order_id, (SELECT e.at FROM order_events e WHERE e.order_id = d.order_id AND e.action = 'alter'
    ORDER BY e.id DESC LIMIT 1), g.id, d.alteration_fit
FROM single_order_details d JOIN garments g ON g.order_id = d.order_id AND g.position = 1
WHERE d.alteration_fit IS NOT NULL
  AND EXISTS (SELECT FROM order_events e WHERE e.order_id = d.order_id AND e.action = 'alter');
--> statement-breakpoint
ALTER TABLE "single_order_details" DROP COLUMN "alteration_fit";
--> statement-breakpoint
-- As before, with each garment of a stitched order and the person whose measures it has (backoffice-6).
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
  LEFT JOIN bulk_order_details b ON b.order_id = o.id
  CROSS JOIN LATERAL (SELECT concat_ws(' ', u.username, u.first_name, u.last_name, b.item_type,
    (SELECT string_agg(concat_ws(' ', replace(g.dress_type, '_', ' '), g.fabric_type,
        CASE g.item_type WHEN 'shoes' THEN 'shoes' END, g.measurement_snapshot->>'label'), ' ')
      FROM garments g WHERE g.order_id = o.id),
    (SELECT string_agg(a.full_name, ' ') FROM order_addresses a WHERE a.order_id = o.id),
    (SELECT string_agg(DISTINCT item.name, ' ') FROM seller_orders part
      JOIN seller_order_items item ON item.seller_order_id = part.id WHERE part.order_id = o.id)) AS written) known
  WHERE o.id = ANY (ids)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, city = excluded.city
$$;
--> statement-breakpoint
-- The first garment is a copy of the details, so its trigger takes the place of theirs.
DROP TRIGGER single_order_details_search ON single_order_details;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER garments_search_updated AFTER UPDATE OF dress_type, fabric_type, measurement_snapshot ON garments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.dress_type IS DISTINCT FROM NEW.dress_type
    OR OLD.fabric_type IS DISTINCT FROM NEW.fabric_type
    OR OLD.measurement_snapshot->>'label' IS DISTINCT FROM NEW.measurement_snapshot->>'label')
  EXECUTE FUNCTION search_changed_details();
--> statement-breakpoint
-- The first one comes with its order, which is searched at the same commit.
CREATE CONSTRAINT TRIGGER garments_search_added AFTER INSERT ON garments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position > 1) EXECUTE FUNCTION search_changed_details();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER garments_search_removed AFTER DELETE ON garments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_removed_address();
--> statement-breakpoint
SELECT refresh_order_search(array(SELECT order_id FROM garments
  WHERE position > 1 OR measurement_snapshot->>'label' <> '' GROUP BY order_id));