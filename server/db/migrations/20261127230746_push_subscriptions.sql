-- serves: 1.0.0
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"auth_secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_lengths_check" CHECK (length("push_subscriptions"."endpoint") <= 1000 and length("push_subscriptions"."public_key") = 65 and length("push_subscriptions"."auth_secret") = 16)
);
--> statement-breakpoint
ALTER TABLE "channel_choices" DROP CONSTRAINT "channel_choices_channel_check";--> statement-breakpoint
ALTER TABLE "channel_choices" DROP CONSTRAINT "channel_choices_phone_check";--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "news_by_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_refresh_tokens_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refresh_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session_key" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_index" ON "push_subscriptions" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_channel_check" CHECK ("channel_choices"."channel" in ('mail', 'whatsapp', 'sms', 'push'));--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_phone_check" CHECK (("channel_choices"."channel" in ('mail', 'push')) = ("channel_choices"."phone" is null));