ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_check";--> statement-breakpoint
DROP INDEX "refunds_open_key";--> statement-breakpoint
DROP INDEX "refunds_payment_index";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "seller_order_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_note" integer;--> statement-breakpoint
-- The gateway had reported these by itself.
UPDATE "refunds" r SET "completed_at" = now()
	FROM "payments" p WHERE p."id" = r."payment_id" AND r."completed_at" IS NULL AND r."target" <= p."refunded";--> statement-breakpoint
-- What went back without a row counted for whatever had ended.
INSERT INTO "refunds" ("payment_id", "amount", "target", "name", "created_at", "completed_at")
	SELECT p."id", p."refunded" - coalesce(m."amount", 0), p."refunded", 'gateway-' || p."reference" || '-' || p."refunded",
		p."updated_at", p."updated_at"
	FROM "payments" p LEFT JOIN (
		SELECT "payment_id", sum("amount")::int AS "amount" FROM "refunds" WHERE "completed_at" IS NOT NULL GROUP BY 1
	) m ON m."payment_id" = p."id"
	WHERE p."refunded" > coalesce(m."amount", 0);--> statement-breakpoint
UPDATE "refunds" r SET "order_id" = p."order_id", "cause" = CASE
		WHEN EXISTS (SELECT FROM "seller_orders" s WHERE s."order_id" = p."order_id" AND s."status" = 'RETURNED') THEN 'RETURN'
		WHEN EXISTS (SELECT FROM "seller_orders" s WHERE s."order_id" = p."order_id" AND s."status" = 'CANCELLED') THEN 'PART_CANCELLED'
		ELSE 'GOODWILL' END
	FROM "payments" p WHERE p."id" = r."payment_id";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_seller_order_key" ON "refunds" USING btree ("seller_order_id") WHERE seller_order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_credit_note_key" ON "refunds" USING btree ("credit_note");--> statement-breakpoint
CREATE INDEX "refunds_payment_index" ON "refunds" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "target";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('PART_CANCELLED', 'RETURN', 'GOODWILL'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cash_check" CHECK ("refunds"."payment_id" is not null or "refunds"."completed_at" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_check" CHECK ("refunds"."credit_note" is null or "refunds"."completed_at" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount" > 0);