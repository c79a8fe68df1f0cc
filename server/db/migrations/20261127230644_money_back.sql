-- serves: 1.0.0
CREATE TABLE "refund_accounts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"sealed_account" "bytea",
	"given_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "refund_accounts_given_check" CHECK (("refund_accounts"."sealed_account" is null) = ("refund_accounts"."given_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "return_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "return_answer_days" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD COLUMN "answer_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD COLUMN "is_not_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "cash_key" "bytea";--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_accounts_given_index" ON "refund_accounts" USING btree ("order_id") WHERE sealed_account is not null;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_return_days_check" CHECK ("order_settings"."return_days" between 7 and 365 and "order_settings"."return_answer_days" between 2 and 30);