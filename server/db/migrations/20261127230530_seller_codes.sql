-- serves: 1.0.0
ALTER TABLE "discount_codes" ADD COLUMN "seller_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_order_items" ADD COLUMN "borne" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "borne" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_seller_check" CHECK ("discount_codes"."seller_percent" between 0 and 100 and ("discount_codes"."seller_percent" = 0 or "discount_codes"."brand_id" is not null)
        and ("discount_codes"."seller_percent" > 0 or num_nonnulls("discount_codes"."accepted_at", "discount_codes"."declined_at") = 0)
        and num_nonnulls("discount_codes"."accepted_at", "discount_codes"."declined_at") < 2
        and ("discount_codes"."declined_at" is null or "discount_codes"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_discount_check" CHECK (case "earnings"."kind" when 'GOODS' then "earnings"."discount" between 0 and "earnings"."goods"
        when 'GOODS_REFUND' then "earnings"."discount" between "earnings"."goods" and 0 else "earnings"."discount" = 0 end);--> statement-breakpoint
ALTER TABLE "seller_order_items" ADD CONSTRAINT "seller_order_items_borne_check" CHECK ("seller_order_items"."borne" between 0 and coalesce("seller_order_items"."discount", 0));--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_borne_check" CHECK ("seller_orders"."borne" between 0 and coalesce("seller_orders"."discount", 0));