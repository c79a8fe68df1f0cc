-- serves: 1.0.0
-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "payment_proofs_number_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_proofs_number_index" ON "payment_proofs" USING btree (upper(translate(reference, ' -', '')));
