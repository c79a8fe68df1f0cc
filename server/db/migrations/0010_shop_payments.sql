ALTER TABLE "payments" DROP CONSTRAINT "payments_amount_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_tokens" ADD COLUMN "used_for" text;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "sold_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_orders_uncounted_index" ON "shop_orders" USING btree ("id") WHERE not sold_counted;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" > 0 and "payments"."refunded" between 0 and "payments"."amount");