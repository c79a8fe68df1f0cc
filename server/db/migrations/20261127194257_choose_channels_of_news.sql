-- serves: 1.0.0
CREATE TABLE "channel_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"phone" text,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "channel_choices_channel_check" CHECK ("channel_choices"."channel" in ('mail', 'whatsapp', 'sms')),
	CONSTRAINT "channel_choices_phone_check" CHECK (("channel_choices"."channel" = 'mail') = ("channel_choices"."phone" is null))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_inbound" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_inbound_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"phone" text NOT NULL,
	"body" "bytea",
	"is_known" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "whatsapp_inbound_body_check" CHECK (("whatsapp_inbound"."body" is null) = ("whatsapp_inbound"."handled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_numbers" (
	"phone" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"last_inbound_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "news_by_whatsapp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "news_by_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "whatsapp_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "quiet_from" smallint DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "quiet_until" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fallback" "bytea";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fell_back_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "keeps_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_numbers" ADD CONSTRAINT "whatsapp_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_choices_phone_index" ON "channel_choices" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_inbound_provider_key" ON "whatsapp_inbound" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_phone_index" ON "whatsapp_inbound" USING btree ("phone","received_at");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_received_at_index" ON "whatsapp_inbound" USING btree ("is_known","received_at");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_open_index" ON "whatsapp_inbound" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_user_index" ON "whatsapp_numbers" USING btree ("user_id","last_inbound_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_asked_at_index" ON "whatsapp_numbers" USING btree ("asked_at") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_last_inbound_index" ON "whatsapp_numbers" USING btree ("last_inbound_at");--> statement-breakpoint
CREATE INDEX "messages_provider_id_index" ON "messages" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX "messages_fallback_index" ON "messages" USING btree ("ended_at") WHERE fallback is not null;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_channels_check" CHECK ("order_settings"."whatsapp_price" between 0 and 100000 and "order_settings"."quiet_from" between 0 and 23 and "order_settings"."quiet_until" between 0 and 23);