-- serves: 1.0.0
ALTER TABLE "alteration_claims" ADD COLUMN "garment_id" integer;--> statement-breakpoint
ALTER TABLE "alteration_claims" ADD CONSTRAINT "alteration_claims_garment_id_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alteration_claims_garment_index" ON "alteration_claims" USING btree ("garment_id") WHERE garment_id is not null;