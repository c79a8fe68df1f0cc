DROP INDEX "mails_open_index";--> statement-breakpoint
CREATE INDEX "mails_open_index" ON "mails" USING btree ("held","id" DESC NULLS FIRST) WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
-- How often a word is in the names of customers and tailors: PostgreSQL takes no statistics from partial indexes, expects
-- ten of any word, and sorts thousands of people of a common name instead of reading the first page of the list.
CREATE STATISTICS "users_searched_text" ON (lower(username || ' ' || email || ' ' || coalesce(first_name, '') || ' '
  || coalesce(last_name, '') || ' ' || coalesce(phone_number, ''))) FROM "users";--> statement-breakpoint
ANALYZE "users";
