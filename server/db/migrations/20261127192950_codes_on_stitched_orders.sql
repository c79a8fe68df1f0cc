-- serves: 1.0.0
ALTER TABLE "discount_uses" DROP CONSTRAINT "discount_uses_amount_check";--> statement-breakpoint
ALTER TABLE "discount_uses" ADD COLUMN "lowest_share" smallint;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD COLUMN "wants_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "wants_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_amount_check" CHECK (case when "discount_uses"."lowest_share" is null then "discount_uses"."amount" > 0 else "discount_uses"."amount" >= 0 and "discount_uses"."lowest_share" between 0 and 100 end);--> statement-breakpoint
ALTER TABLE "single_order_details" ADD CONSTRAINT "single_order_details_discount_check" CHECK ("single_order_details"."discount" >= 0);