CREATE TABLE "proven_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"proven_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_unsent_index";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "body" "bytea";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "retry_until" timestamp with time zone DEFAULT now() + interval '72 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
-- Mail that was sent loses its text. What waits keeps it behind a zero byte, which says that it is not sealed, and is sent
-- as it would have been; what has failed for three days already is given up. The old columns are emptied before they are
-- dropped: a dropped column stays in the rows until they are written again.
UPDATE "mails" SET
	"kind" = CASE WHEN "reply_to" IS NULL THEN 'legacy' ELSE 'contact.message' END,
	"body" = CASE WHEN "sent_at" IS NULL THEN '\x00'::bytea || convert_to(json_build_object('text', "text", 'html', "html", 'unsubscribeUrl', "unsubscribe_url")::text, 'UTF8') END,
	"retry_until" = "created_at" + interval '72 hours',
	"given_up_at" = CASE WHEN "sent_at" IS NULL AND "created_at" < now() - interval '72 hours' THEN now() END,
	"text" = '', "html" = '', "unsubscribe_url" = NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_next_attempt_index" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree (lower("recipient"),"kind");--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "unsubscribe_url";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_body_check" CHECK (("mails"."body" is null) = ("mails"."sent_at" is not null));--> statement-breakpoint
-- Until now everybody was written to without a proof: whom we have known so far goes on getting mail.
INSERT INTO "proven_addresses" ("email")
	SELECT lower("email") FROM "users"
	UNION SELECT lower("email") FROM "subscribers" WHERE "confirmed_at" IS NOT NULL
	UNION SELECT lower("email") FROM "shop_orders" WHERE "email" IS NOT NULL;
