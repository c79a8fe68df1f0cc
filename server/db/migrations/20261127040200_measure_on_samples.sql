-- serves: 1.0.0
CREATE TABLE "garment_samples" (
	"garment_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"age_group" text NOT NULL,
	"gender" text NOT NULL,
	"measurement_id" integer,
	"holder_id" integer,
	"came_at" timestamp with time zone,
	"measured_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"lost_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "garment_samples_age_group_check" CHECK ("garment_samples"."age_group" in ('adult', 'child')),
	CONSTRAINT "garment_samples_gender_check" CHECK ("garment_samples"."gender" in ('male', 'female'))
);
--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_origin_check";--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD COLUMN "measured_on" jsonb;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "measured_on" jsonb;--> statement-breakpoint
ALTER TABLE "garment_samples" ADD CONSTRAINT "garment_samples_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_samples" ADD CONSTRAINT "garment_samples_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_samples" ADD CONSTRAINT "garment_samples_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garment_samples" ADD CONSTRAINT "garment_samples_holder_id_tailors_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."tailors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garment_samples_order_index" ON "garment_samples" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "garment_samples_holder_index" ON "garment_samples" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "garment_samples_measurement_index" ON "garment_samples" USING btree ("measurement_id") WHERE measurement_id is not null;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_origin_check" CHECK ("measurements"."origin" in ('form', 'guide', 'questions', 'import', 'restore', 'fit', 'garment'));