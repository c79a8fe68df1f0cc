DROP INDEX "earnings_once_key";--> statement-breakpoint
DROP INDEX "orders_running_due_index";--> statement-breakpoint
DROP INDEX "orders_tailor_running_index";--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_delivery_key" ON "earnings" USING btree ("order_id") WHERE kind = 'DELIVERY';--> statement-breakpoint
CREATE INDEX "orders_running_due_index" ON "orders" USING btree (coalesce(expected_delivery_date, '9999-12-31'::date),"id") WHERE (status not in ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'DELIVERED', 'CANCELLED', 'RETURNED') and (status <> 'PLACED' or kind = 'goods'));--> statement-breakpoint
CREATE INDEX "orders_tailor_running_index" ON "orders" USING btree ("tailor_id",coalesce(expected_delivery_date, '9999-12-31'::date)) WHERE (status not in ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'DELIVERED', 'CANCELLED', 'RETURNED') and (status <> 'PLACED' or kind = 'goods')) and tailor_id is not null;