-- serves: 1.0.0
ALTER TABLE "login_failures" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "tailor_applications" ADD COLUMN "visitor" "bytea";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "visitor_hash" "bytea";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "neighbour_kind" text;--> statement-breakpoint
CREATE INDEX "login_failures_visitor_index" ON "login_failures" USING btree ("visitor","at");--> statement-breakpoint
CREATE INDEX "tailor_applications_visitor_index" ON "tailor_applications" USING btree ("visitor") WHERE visitor is not null;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_neighbour_kind_check" CHECK ("phone_codes"."neighbour_kind" in ('withoutCookie', 'new', 'known'));