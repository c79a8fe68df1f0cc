CREATE TABLE "preference_counts" (
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "preference_counts_question_answer_pk" PRIMARY KEY("question","answer"),
	CONSTRAINT "preference_counts_question_check" CHECK ("preference_counts"."question" in ('productType', 'category', 'wearCategory', 'dressType', 'priceRange', 'favoriteColor', 'brandPreference')),
	CONSTRAINT "preference_counts_count_check" CHECK ("preference_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "contact_messages_open_index";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preference_counts_most_index" ON "preference_counts" USING btree ("question","count" DESC NULLS FIRST,"answer");--> statement-breakpoint
CREATE INDEX "contact_replies_message_index" ON "contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_replies_written_by_index" ON "contact_replies" USING btree ("written_by");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_state_index" ON "contact_messages" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_index" ON "contact_messages" USING btree ("assigned_to","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" USING btree ("email","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscribers_asked_index" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscribers_subscribed_index" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE confirmed_at is not null and unsubscribed_at is null;--> statement-breakpoint
CREATE INDEX "subscribers_unconfirmed_index" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE confirmed_at is null and unsubscribed_at is null;--> statement-breakpoint
CREATE INDEX "subscribers_unsubscribed_index" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "subscribers_search_index" ON "subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_kind_index" ON "mails" USING btree ("kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_open_index" ON "mails" USING btree ("id" DESC NULLS FIRST) WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "mails_sent_index" ON "mails" USING btree ("id" DESC NULLS FIRST) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "mails_given_up_index" ON "mails" USING btree ("id" DESC NULLS FIRST) WHERE given_up_at is not null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state_check" CHECK ("contact_messages"."state" in ('new', 'answered', 'closed'));--> statement-breakpoint
UPDATE "contact_messages" SET "state" = 'answered' WHERE "answered_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "contact_replies" ("message_id", "text", "written_by", "created_at")
	SELECT "id", "answer", "answered_by", "answered_at" FROM "contact_messages" WHERE "answered_at" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION count_preference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always in this order, so that no two wait for each other.
  INSERT INTO preference_counts AS kept (question, answer, count)
    VALUES ('productType', NEW.product_type, 1), ('category', NEW.category, 1), ('wearCategory', NEW.wear_category, 1),
      ('dressType', NEW.category || '/' || NEW.dress_type, 1), ('priceRange', NEW.price_range, 1),
      ('favoriteColor', coalesce(upper(NEW.favorite_color), 'none'), 1), ('brandPreference', NEW.brand_preference, 1)
    ON CONFLICT (question, answer) DO UPDATE SET count = kept.count + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER preferences_counted AFTER INSERT ON preferences
  FOR EACH ROW EXECUTE FUNCTION count_preference();--> statement-breakpoint
INSERT INTO preference_counts (question, answer, count)
  SELECT given.question, given.answer, count(*) FROM preferences p, LATERAL (VALUES
    ('productType', p.product_type), ('category', p.category), ('wearCategory', p.wear_category),
    ('dressType', p.category || '/' || p.dress_type), ('priceRange', p.price_range),
    ('favoriteColor', coalesce(upper(p.favorite_color), 'none')), ('brandPreference', p.brand_preference)
  ) given (question, answer) GROUP BY 1, 2;
