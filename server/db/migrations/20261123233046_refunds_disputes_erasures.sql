CREATE TABLE "gateway_erasures" (
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_erasures_gateway_kind_reference_pk" PRIMARY KEY("gateway","kind","reference"),
	CONSTRAINT "gateway_erasures_gateway_check" CHECK ("gateway_erasures"."gateway" in ('sandbox', 'stripe')),
	CONSTRAINT "gateway_erasures_kind_check" CHECK ("gateway_erasures"."kind" in ('card', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_disputes_state_check" CHECK ("payment_disputes"."state" in ('OPEN', 'WON', 'LOST')),
	CONSTRAINT "payment_disputes_amount_check" CHECK ("payment_disputes"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_status_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cash_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_credit_note_check";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_disputes_reference_key" ON "payment_disputes" USING btree ("payment_id","reference");--> statement-breakpoint
CREATE INDEX "payment_disputes_open_index" ON "payment_disputes" USING btree ("payment_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "refunds_open_index" ON "refunds" USING btree ("payment_id") WHERE completed_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_owed_index" ON "refunds" USING btree ("order_id") WHERE (completed_at is null and (payment_id is null or failed_at is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('AUTHORISED', 'CAPTURED', 'REFUNDED', 'VOIDED', 'FAILED'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_failed_check" CHECK ("refunds"."failed_at" is null or "refunds"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('PART_CANCELLED', 'RETURN', 'GOODWILL', 'CHARGEBACK'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_check" CHECK ("refunds"."credit_note" is null or "refunds"."completed_at" is not null or "refunds"."failed_at" is not null);