-- serves: 1.0.0
-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "single_order_details_cloth_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "single_order_details_cloth_index" ON "single_order_details" USING btree ("cloth_due_on") WHERE cloth_due_on is not null;
