-- serves: 1.0.0
-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "payment_proofs_number_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_proofs_number_index" ON "payment_proofs" USING btree (upper(translate(reference, ' -', '')));
--> statement-breakpoint
-- Until then the index seems to find one in 200, and a page is read without it.
ANALYZE "payment_proofs";
