-- serves: 1.0.0
ALTER TABLE "order_events" ADD COLUMN "note_code" text;--> statement-breakpoint
ALTER TABLE "order_questions" ADD COLUMN "code" text;