CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_query_check" CHECK (length("saved_views"."query") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "orders_placed_index" ON "orders" USING btree ("order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_due_index" ON "orders" USING btree (coalesce(expected_delivery_date, '9999-12-31'::date),"id");--> statement-breakpoint
CREATE INDEX "orders_total_index" ON "orders" USING btree (coalesce(total, 0),"id");--> statement-breakpoint
CREATE INDEX "orders_status_placed_index" ON "orders" USING btree ("status","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_tailor_placed_index" ON "orders" USING btree ("tailor_id","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE tailor_id is not null;--> statement-breakpoint
CREATE INDEX "orders_running_index" ON "orders" USING btree ("expected_delivery_date","id") WHERE (status not in ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'DELIVERED', 'ALTERATION', 'CANCELLED', 'RETURNED') and (status <> 'PLACED' or kind = 'goods'));--> statement-breakpoint
CREATE INDEX "orders_unpaid_index" ON "orders" USING btree ("order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE (bill_status in ('UNPAID', 'PARTIALLY_PAID') and status not in ('CANCELLED', 'RETURNED'));--> statement-breakpoint
CREATE INDEX "orders_waiting_index" ON "orders" USING btree ("order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE (status in ('DECLINED', 'REQUESTED') or status = 'PLACED' and total is null or status = 'UNCONFIRMED' and email is null and customer_id is null or kind <> 'goods' and status = 'CANCELLED' and bill_status = 'PAID' or payment_method = 'ADVANCE' and status in ('CONFIRMED', 'ACCEPTED') and bill_status <> 'PAID');