CREATE INDEX "users_profile_picture_index" ON "users" USING btree ("profile_picture") WHERE profile_picture is not null;--> statement-breakpoint
CREATE INDEX "single_orders_measurement_index" ON "single_orders" USING btree ("measurement_id") WHERE measurement_id is not null;--> statement-breakpoint
CREATE INDEX "single_orders_design_index" ON "single_orders" USING btree ("dress_design") WHERE dress_design is not null;--> statement-breakpoint
CREATE INDEX "single_orders_picture_index" ON "single_orders" USING btree ("measurement_picture") WHERE measurement_picture is not null;