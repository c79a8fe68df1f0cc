-- serves: 1.0.0
CREATE TABLE "gateway_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"gateway_reference" text,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'STARTED' NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"paid_paisa" bigint,
	"unused_cause" text,
	"given_back_at" timestamp with time zone,
	"given_back_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	CONSTRAINT "gateway_payments_gateway_check" CHECK ("gateway_payments"."gateway" in ('sandbox_wallet', 'jazzcash', 'safepay')),
	CONSTRAINT "gateway_payments_state_check" CHECK ("gateway_payments"."state" in ('STARTED', 'PAID', 'FAILED', 'EXPIRED', 'UNUSED')),
	CONSTRAINT "gateway_payments_amount_check" CHECK ("gateway_payments"."amount" > 0 and "gateway_payments"."paid_paisa" >= 0),
	CONSTRAINT "gateway_payments_unused_check" CHECK (("gateway_payments"."state" = 'UNUSED') = ("gateway_payments"."unused_cause" is not null) and ("gateway_payments"."state" = 'UNUSED' or "gateway_payments"."given_back_at" is null)),
	CONSTRAINT "gateway_payments_unused_cause_check" CHECK ("gateway_payments"."unused_cause" in ('AMOUNT', 'LATE', 'SOLD_OUT', 'TWICE'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_wallet" (
	"reference" text PRIMARY KEY NOT NULL,
	"paisa" bigint NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_check";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "card_brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "card_last4" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "card_expiry" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_given_back_by_users_id_fk" FOREIGN KEY ("given_back_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_payments_order_index" ON "gateway_payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_payments_reference_key" ON "gateway_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_payments_gateway_reference_key" ON "gateway_payments" USING btree ("gateway","gateway_reference") WHERE gateway_reference is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_payments_started_key" ON "gateway_payments" USING btree ("order_id") WHERE state = 'STARTED';--> statement-breakpoint
CREATE INDEX "gateway_payments_ask_index" ON "gateway_payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "gateway_payments_owed_index" ON "gateway_payments" USING btree ("order_id") WHERE (state = 'UNUSED' and given_back_at is null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gateway_check" CHECK ("payments"."gateway" in ('sandbox', 'stripe', 'sandbox_wallet', 'jazzcash', 'safepay'));