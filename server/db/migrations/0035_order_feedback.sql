CREATE TABLE "order_event_photos" (
	"event_id" integer NOT NULL,
	"place" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "order_event_photos_event_id_place_pk" PRIMARY KEY("event_id","place")
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "tailor_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fit" jsonb;--> statement-breakpoint
ALTER TABLE "order_event_photos" ADD CONSTRAINT "order_event_photos_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event_photos" ADD CONSTRAINT "order_event_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_photos_file_index" ON "order_event_photos" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_key" ON "reviews" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_tailor_index" ON "reviews" USING btree ("tailor_id","id" DESC NULLS FIRST) WHERE tailor_id is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_check" CHECK (num_nonnulls("reviews"."product_id", "reviews"."tailor_id") = 1 and ("reviews"."tailor_id" is null) = ("reviews"."order_id" is null) and ("reviews"."fit" is null or "reviews"."tailor_id" is not null));--> statement-breakpoint

-- Stars of a product with its brand, or of a tailor, follow the reviews.
CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stars integer := coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0);
  reviews integer := (CASE WHEN TG_OP = 'INSERT' THEN 1 WHEN TG_OP = 'DELETE' THEN -1 ELSE 0 END);
  maker integer;
BEGIN
  IF stars = 0 AND reviews = 0 THEN RETURN NULL; END IF;
  IF coalesce(NEW.tailor_id, OLD.tailor_id) IS NOT NULL THEN
    UPDATE tailors SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
      WHERE id = coalesce(NEW.tailor_id, OLD.tailor_id);
    RETURN NULL;
  END IF;
  UPDATE products SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
    WHERE id = coalesce(NEW.product_id, OLD.product_id) RETURNING brand_id INTO maker;
  IF maker IS NOT NULL THEN
    UPDATE brands SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews WHERE id = maker;
  END IF;
  RETURN NULL;
END $$;
