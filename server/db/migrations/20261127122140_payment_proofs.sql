-- serves: 1.0.0
CREATE TABLE "advance_reminders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"payment_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_proofs_amount_check" CHECK ("payment_proofs"."amount" > 0),
	CONSTRAINT "payment_proofs_decision_check" CHECK (case when "payment_proofs"."decided_at" is null then "payment_proofs"."payment_id" is null and "payment_proofs"."reason" = '' else num_nonnulls("payment_proofs"."payment_id", nullif("payment_proofs"."reason", '')) = 1 end)
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "advance_remind_after_days" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "advance_within_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "advance_reminders" ADD CONSTRAINT "advance_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_payment_id_bill_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."bill_payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_proofs_order_index" ON "payment_proofs" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_proofs_open_index" ON "payment_proofs" USING btree ("id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "payment_proofs_payment_index" ON "payment_proofs" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "payment_proofs_picture_index" ON "payment_proofs" USING btree ("picture_id") WHERE picture_id is not null;--> statement-breakpoint
CREATE INDEX "payment_proofs_decided_index" ON "payment_proofs" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "payment_proofs_decided_by_index" ON "payment_proofs" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_reference_key" ON "payment_proofs" USING btree (upper(translate(reference, ' -', ''))) WHERE reference <> '' and decided_at is null;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_advance_days_check" CHECK (1 <= "order_settings"."advance_remind_after_days" and "order_settings"."advance_remind_after_days" < "order_settings"."advance_within_days" and "order_settings"."advance_within_days" <= 90);