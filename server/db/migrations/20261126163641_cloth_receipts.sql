-- serves: 1.0.0
CREATE TABLE "cloth_receipts" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"length_cm" integer,
	"pieces" integer,
	"faults" text DEFAULT '' NOT NULL,
	"bag_tag" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"objection" text,
	"objected_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "cloth_receipts_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "cloth_receipts_number_check" CHECK ("cloth_receipts"."number" >= 1),
	CONSTRAINT "cloth_receipts_length_check" CHECK ("cloth_receipts"."length_cm" between 10 and 20000),
	CONSTRAINT "cloth_receipts_pieces_check" CHECK ("cloth_receipts"."pieces" between 1 and 20),
	CONSTRAINT "cloth_receipts_objection_check" CHECK (num_nulls("cloth_receipts"."objection", "cloth_receipts"."objected_at") in (0, 2) and ("cloth_receipts"."settled_at" is null or "cloth_receipts"."objected_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "cloth_remind_after_days" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "cloth_within_weeks" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_due_on" date;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_expires_on" date;--> statement-breakpoint
ALTER TABLE "single_order_details" ADD COLUMN "cloth_left_cm" integer;--> statement-breakpoint
ALTER TABLE "cloth_receipts" ADD CONSTRAINT "cloth_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cloth_receipts_objection_key" ON "cloth_receipts" USING btree ("order_id") WHERE objected_at is not null and settled_at is null;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_cloth_check" CHECK (1 <= "order_settings"."cloth_remind_after_days" and "order_settings"."cloth_remind_after_days" < 7 * "order_settings"."cloth_within_weeks" and "order_settings"."cloth_within_weeks" <= 26);