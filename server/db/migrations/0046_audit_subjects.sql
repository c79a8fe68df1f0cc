DROP INDEX "audit_entries_actor_index";--> statement-breakpoint
DROP INDEX "audit_entries_user_index";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_id" text;--> statement-breakpoint
CREATE INDEX "audit_entries_created_at_index" ON "audit_entries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject_kind","subject_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_user_index" ON "audit_entries" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_data_check" CHECK (octet_length("audit_entries"."data"::text) <= 32768);--> statement-breakpoint
UPDATE "audit_entries" SET "subject_kind" = 'conversation', "subject_id" = "user_id"::text WHERE "action" = 'chat.measurements-read';
