-- serves: 1.0.0
ALTER TABLE "webhooks" ADD COLUMN "held_until" timestamp with time zone;