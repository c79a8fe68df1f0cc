-- serves: 1.0.0
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" integer,
	"body" "bytea",
	"parts" smallint NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"is_urgent" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "messages_ended_check" CHECK (("messages"."state" = 'waiting') = ("messages"."ended_at" is null)),
	CONSTRAINT "messages_body_check" CHECK (("messages"."body" is null) = ("messages"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"user_id" integer,
	"device_hash" "bytea",
	"network_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"message_id" integer,
	"is_sent" boolean NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "phone_codes_holder_check" CHECK (num_nonnulls("phone_codes"."user_id", "phone_codes"."device_hash") = 1),
	CONSTRAINT "phone_codes_tries_check" CHECK ("phone_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"user_id" integer,
	"device_hash" "bytea",
	"proven_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_proofs_holder_check" CHECK (num_nonnulls("phone_proofs"."user_id", "phone_proofs"."device_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "cash_code_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "phone_proof_days" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "codes_per_day" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "message_part_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due_index" ON "messages" USING btree ("is_urgent","next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_recipient_index" ON "messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "messages_user_index" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_state_index" ON "messages" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_ended_at_index" ON "messages" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "phone_codes_created_at_index" ON "phone_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_phone_index" ON "phone_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_user_index" ON "phone_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_message_index" ON "phone_codes" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_proofs_user_key" ON "phone_proofs" USING btree ("user_id","phone") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_proofs_device_key" ON "phone_proofs" USING btree ("device_hash","phone") WHERE device_hash is not null;--> statement-breakpoint
CREATE INDEX "phone_proofs_proven_at_index" ON "phone_proofs" USING btree ("proven_at");--> statement-breakpoint
CREATE INDEX "phone_proofs_phone_index" ON "phone_proofs" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_codes_check" CHECK ("order_settings"."cash_code_from" between 0 and 10000000 and "order_settings"."phone_proof_days" between 1 and 365 and "order_settings"."codes_per_day" between 0 and 100000 and "order_settings"."message_part_price" between 0 and 100000);