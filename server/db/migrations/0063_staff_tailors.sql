CREATE INDEX "users_tailors_search_index" ON "users" USING gin (lower(username || ' ' || email || ' ' || coalesce(first_name, '') || ' '
  || coalesce(last_name, '') || ' ' || coalesce(phone_number, '')) gin_trgm_ops) WHERE user_type = 'tailor';--> statement-breakpoint
CREATE INDEX "users_tailors_blocked_index" ON "users" USING btree ("id") WHERE user_type = 'tailor' and blocked_at is not null;--> statement-breakpoint
CREATE INDEX "orders_tailor_running_index" ON "orders" USING btree ("tailor_id",coalesce(expected_delivery_date, '9999-12-31'::date)) WHERE (status not in ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'DELIVERED', 'ALTERATION', 'CANCELLED', 'RETURNED') and (status <> 'PLACED' or kind = 'goods')) and tailor_id is not null;--> statement-breakpoint
CREATE INDEX "tailors_area_search_index" ON "tailors" USING gin (lower(area) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tailors_rating_index" ON "tailors" USING btree ((round(rating * 10)::integer),"id");--> statement-breakpoint
CREATE INDEX "tailors_delivered_index" ON "tailors" USING btree ("orders_delivered","id");--> statement-breakpoint
CREATE INDEX "tailors_paused_index" ON "tailors" USING btree ("id") WHERE not active;--> statement-breakpoint
-- Staff searches the areas of all tailors, by tailors_area_search_index.
DROP INDEX "tailors_area_trigram_index";