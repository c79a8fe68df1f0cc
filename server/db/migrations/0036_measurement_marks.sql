ALTER TABLE "measurement_versions" ADD COLUMN "person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD COLUMN "relation" text;--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD COLUMN "marks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD COLUMN "origin" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD COLUMN "restored_version" integer;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "relation" text;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "marks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "origin" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "restored_version" integer;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_marks_check" CHECK (jsonb_typeof("measurements"."marks") = 'object');--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_relation_check" CHECK ("measurements"."relation" in ('self', 'spouse', 'son', 'daughter', 'father', 'mother', 'brother', 'sister', 'other'));--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_origin_check" CHECK ("measurements"."origin" in ('form', 'guide', 'questions', 'import', 'restore'));