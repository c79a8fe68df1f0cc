ALTER TABLE "refresh_tokens" ADD COLUMN "idle_seconds" integer DEFAULT 1209600 NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_staff_index" ON "users" USING btree ("id") WHERE user_type in ('support', 'admin');--> statement-breakpoint
UPDATE "refresh_tokens" SET "confirmed_at" = "created_at";--> statement-breakpoint
UPDATE "refresh_tokens" SET "idle_seconds" = 1800, "expires_at" = least("expires_at", now() + interval '8 hours')
  FROM "users" WHERE "users"."id" = "refresh_tokens"."user_id" AND "users"."user_type" IN ('support', 'admin');
