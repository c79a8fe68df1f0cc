-- serves: 1.0.0
-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "earnings_unpaid_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "earnings_unpaid_index" ON "earnings" USING btree ("tailor_id","brand_id")
  WHERE not in_payout and tailor_id is distinct from 458;
