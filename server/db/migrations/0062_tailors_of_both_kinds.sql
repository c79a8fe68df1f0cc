DROP INDEX "tailors_type_index";--> statement-breakpoint
CREATE INDEX "tailors_gents_index" ON "tailors" USING btree ("id") WHERE active and not in_house and tailor_type is distinct from 'Ladies Tailor';--> statement-breakpoint
CREATE INDEX "tailors_ladies_index" ON "tailors" USING btree ("id") WHERE active and not in_house and tailor_type is distinct from 'Gents Tailor';