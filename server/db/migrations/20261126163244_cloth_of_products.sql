-- serves: 1.0.0
ALTER TABLE "products" ADD COLUMN "cloth_metres" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cloth_width_inches" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cloth_check" CHECK (("products"."cloth_metres" is null) = ("products"."cloth_width_inches" is null) and "products"."cloth_metres" between 0.1 and 200 and "products"."cloth_width_inches" between 20 and 120);