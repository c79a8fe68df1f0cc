-- serves: 1.0.0
ALTER TABLE "canned_replies" ADD COLUMN "text_ur" text DEFAULT '' NOT NULL;