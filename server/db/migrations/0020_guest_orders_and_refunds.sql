CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"target" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount" > 0 and "refunds"."target" >= "refunds"."amount")
);
--> statement-breakpoint
ALTER TABLE "seller_orders" DROP CONSTRAINT "seller_orders_status_check";--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "reservation" text;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "confirm_hash" "bytea";--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "guest_network" "bytea";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open_key" ON "refunds" USING btree ("payment_id") WHERE completed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_name_key" ON "refunds" USING btree ("name");--> statement-breakpoint
CREATE INDEX "shop_orders_reservation_index" ON "shop_orders" USING btree ("reserved_until") WHERE reservation is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_waiting_email_index" ON "shop_orders" USING btree ("email") WHERE reservation is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_waiting_phone_index" ON "shop_orders" USING btree ("phone") WHERE reservation is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_waiting_network_index" ON "shop_orders" USING btree ("guest_network") WHERE reservation is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_confirm_hash_key" ON "shop_orders" USING btree ("confirm_hash");--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_status_check" CHECK ("seller_orders"."status" in ('UNCONFIRMED', 'PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'));--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_reservation_check" CHECK ("shop_orders"."reservation" in ('HELD', 'RELEASED'));--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_reserved_until_check" CHECK ("shop_orders"."reservation" is null or "shop_orders"."reserved_until" is not null and "shop_orders"."confirmed_at" is null);