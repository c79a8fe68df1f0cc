-- serves: 1.0.0
ALTER TABLE "tailors" ADD COLUMN "weekdays_off" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_weekdays_off_check" CHECK ("tailors"."weekdays_off" <@ '{0,1,2,3,4,5,6}' and not "tailors"."weekdays_off" @> '{0,1,2,3,4,5,6}');