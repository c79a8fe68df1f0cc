CREATE TABLE "daily_figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "transfer_errors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transfer_id" integer NOT NULL,
	"row" integer NOT NULL,
	"column_name" text,
	"sentence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_parts" (
	"transfer_id" integer NOT NULL,
	"place" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "transfer_parts_transfer_id_place_pk" PRIMARY KEY("transfer_id","place")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_name" text NOT NULL,
	"phase" text NOT NULL,
	"state" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"position" text,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes_uploaded" bigint DEFAULT 0 NOT NULL,
	"bytes_total" bigint,
	"errors" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_details" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfers_direction_check" CHECK ("transfers"."direction" in ('export', 'import')),
	CONSTRAINT "transfers_phase_check" CHECK ("transfers"."phase" in ('export', 'check', 'apply')),
	CONSTRAINT "transfers_state_check" CHECK ("transfers"."state" in ('UPLOADING', 'QUEUED', 'RUNNING', 'CHECKED', 'DONE', 'FAILED', 'CANCELLED')),
	CONSTRAINT "transfers_rows_check" CHECK ("transfers"."rows_done" >= 0 and "transfers"."errors" >= 0),
	CONSTRAINT "transfers_ended_check" CHECK (("transfers"."ended_at" is not null) = ("transfers"."state" in ('DONE', 'FAILED', 'CANCELLED')))
);
--> statement-breakpoint
ALTER TABLE "transfer_errors" ADD CONSTRAINT "transfer_errors_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_figure_changes_day_index" ON "daily_figure_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "transfer_errors_transfer_index" ON "transfer_errors" USING btree ("transfer_id","row","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_parts_key_key" ON "transfer_parts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "transfers_owner_index" ON "transfers" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transfers_created_at_index" ON "transfers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_waiting_status_index" ON "orders" USING btree ("status","order_date" DESC NULLS FIRST) WHERE (status in ('DECLINED', 'REQUESTED') or status = 'PLACED' and total is null or status = 'UNCONFIRMED' and email is null and customer_id is null or kind <> 'goods' and status = 'CANCELLED' and bill_status = 'PAID' or payment_method = 'ADVANCE' and status in ('CONFIRMED', 'ACCEPTED') and bill_status <> 'PAID');--> statement-breakpoint
-- What an order adds to the figures of its day: revenue only while it is agreed on (backoffice-11).
CREATE FUNCTION revenue_of(o orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN o.status IN ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'CANCELLED', 'RETURNED')
    OR (o.status = 'PLACED' AND o.kind <> 'goods') THEN 0 ELSE coalesce(o.total, 0) END::bigint
$$;--> statement-breakpoint
CREATE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  order_day date;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.order_date, OLD.kind) = (NEW.order_date, NEW.kind)
      AND (OLD.status = 'UNCONFIRMED') = (NEW.status = 'UNCONFIRMED') THEN
      IF revenue_of(OLD) <> revenue_of(NEW) THEN
        order_day := (NEW.order_date AT TIME ZONE 'Asia/Karachi')::date;
        INSERT INTO daily_figure_changes (day, kind, orders, revenue)
          VALUES (order_day, NEW.kind, 0, revenue_of(NEW) - revenue_of(OLD));
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    IF OLD.status <> 'UNCONFIRMED' THEN
      INSERT INTO daily_figure_changes (day, kind, orders, revenue)
        VALUES ((OLD.order_date AT TIME ZONE 'Asia/Karachi')::date, OLD.kind, -1, -revenue_of(OLD));
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.status <> 'UNCONFIRMED' THEN
      INSERT INTO daily_figure_changes (day, kind, orders, revenue)
        VALUES ((NEW.order_date AT TIME ZONE 'Asia/Karachi')::date, NEW.kind, 1, revenue_of(NEW));
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_counted AFTER INSERT OR DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION count_order();--> statement-breakpoint
CREATE TRIGGER orders_change_counted AFTER UPDATE ON orders
  FOR EACH ROW WHEN ((OLD.status, OLD.total, OLD.kind, OLD.order_date) IS DISTINCT FROM (NEW.status, NEW.total, NEW.kind, NEW.order_date))
  EXECUTE FUNCTION count_order();--> statement-breakpoint
INSERT INTO daily_figures (day, kind, orders, revenue)
  SELECT (o.order_date AT TIME ZONE 'Asia/Karachi')::date, o.kind, count(*), sum(revenue_of(o))
  FROM orders o WHERE o.status <> 'UNCONFIRMED' GROUP BY 1, 2;
