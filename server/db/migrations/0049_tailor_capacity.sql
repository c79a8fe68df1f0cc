ALTER TABLE "orders" ADD COLUMN "work_week" date;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "weekly_capacity" smallint;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "days_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "full_weeks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_work_week_index" ON "orders" USING btree ("tailor_id","work_week") WHERE work_week is not null;--> statement-breakpoint
CREATE INDEX "tailors_updated_by_index" ON "tailors" USING btree ("updated_by") WHERE updated_by is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_work_week_check" CHECK ("orders"."work_week" is null or "orders"."kind" = 'single' and extract(isodow from "orders"."work_week") = 1);--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_weekly_capacity_check" CHECK ("tailors"."weekly_capacity" between 1 and 500);--> statement-breakpoint
-- What is at work takes its place: the week of the promised day is the nearest that is known of earlier orders.
UPDATE "orders" SET "work_week" = date_trunc('week', "expected_delivery_date")::date
WHERE "kind" = 'single' AND "expected_delivery_date" IS NOT NULL
  AND "status" IN ('CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED');--> statement-breakpoint
-- The weeks from the present one on in which a tailor has as many garments to finish as the capacity allows (tailors-20).
CREATE FUNCTION full_weeks_of(tailor integer, capacity integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(week ORDER BY week), '[]') FROM (
    SELECT work_week::text AS week FROM orders
    WHERE tailor_id = tailor AND work_week >= date_trunc('week', now() AT TIME ZONE 'Asia/Karachi')::date
    GROUP BY work_week HAVING count(*) >= capacity
  ) counted
$$;--> statement-breakpoint
-- Tailors are locked first, in the order of their ids, so that each count sees what the change before it did.
CREATE FUNCTION refresh_full_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  touched := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.tailor_id] WHEN 'DELETE' THEN ARRAY[OLD.tailor_id]
    ELSE ARRAY[OLD.tailor_id, NEW.tailor_id] END;
  PERFORM FROM tailors WHERE id = ANY (touched) AND weekly_capacity IS NOT NULL ORDER BY id FOR NO KEY UPDATE;
  UPDATE tailors SET full_weeks = full_weeks_of(id, weekly_capacity)
  WHERE id = ANY (touched) AND weekly_capacity IS NOT NULL
    AND full_weeks IS DISTINCT FROM full_weeks_of(id, weekly_capacity);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_work_week_inserted AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.work_week IS NOT NULL) EXECUTE FUNCTION refresh_full_weeks();--> statement-breakpoint
CREATE TRIGGER orders_work_week_updated AFTER UPDATE ON orders
  FOR EACH ROW WHEN ((OLD.work_week, OLD.tailor_id) IS DISTINCT FROM (NEW.work_week, NEW.tailor_id)
    AND (OLD.work_week IS NOT NULL OR NEW.work_week IS NOT NULL))
  EXECUTE FUNCTION refresh_full_weeks();--> statement-breakpoint
CREATE TRIGGER orders_work_week_deleted AFTER DELETE ON orders
  FOR EACH ROW WHEN (OLD.work_week IS NOT NULL) EXECUTE FUNCTION refresh_full_weeks();--> statement-breakpoint
CREATE FUNCTION refresh_full_weeks_of_tailor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.full_weeks := CASE WHEN NEW.weekly_capacity IS NULL THEN '[]' ELSE full_weeks_of(NEW.id, NEW.weekly_capacity) END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER tailors_weekly_capacity_updated BEFORE UPDATE ON tailors
  FOR EACH ROW WHEN (OLD.weekly_capacity IS DISTINCT FROM NEW.weekly_capacity)
  EXECUTE FUNCTION refresh_full_weeks_of_tailor();
