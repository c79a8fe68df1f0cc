-- Two columns could be null, and four indexes put nulls last, which no query of ours reads from.
ALTER TABLE "tailors" ALTER COLUMN "rating" SET NOT NULL, ALTER COLUMN "score" SET NOT NULL;--> statement-breakpoint
DROP INDEX IF EXISTS "refresh_tokens_user_id_index";--> statement-breakpoint
CREATE INDEX "refresh_tokens_user_id_index" ON "refresh_tokens" USING btree ("user_id","last_used_at" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX IF EXISTS "single_orders_customer_index";--> statement-breakpoint
CREATE INDEX "single_orders_customer_index" ON "single_orders" USING btree ("customer_id","id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX IF EXISTS "single_orders_tailor_index";--> statement-breakpoint
CREATE INDEX "single_orders_tailor_index" ON "single_orders" USING btree ("tailor_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX IF EXISTS "tailors_best_index";--> statement-breakpoint
CREATE INDEX "tailors_best_index" ON "tailors" USING btree ("score" DESC NULLS FIRST,"orders_delivered" DESC NULLS FIRST,"id") WHERE active and not in_house;
