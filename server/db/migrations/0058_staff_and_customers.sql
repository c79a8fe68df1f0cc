CREATE TABLE "account_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notes_user_index" ON "account_notes" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_notes_author_index" ON "account_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "users_customers_joined_index" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE user_type = 'customer';--> statement-breakpoint
CREATE INDEX "users_customers_name_index" ON "users" USING btree (lower(username),"id") WHERE user_type = 'customer';--> statement-breakpoint
CREATE INDEX "users_customers_search_index" ON "users" USING gin (lower(username || ' ' || email || ' ' || coalesce(first_name, '') || ' '
  || coalesce(last_name, '') || ' ' || coalesce(phone_number, '')) gin_trgm_ops) WHERE user_type = 'customer';--> statement-breakpoint
CREATE INDEX "users_customers_blocked_index" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE user_type = 'customer' and blocked_at is not null;