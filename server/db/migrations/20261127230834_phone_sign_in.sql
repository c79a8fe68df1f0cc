-- serves: 1.0.0
CREATE TABLE "sign_in_phones" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "guarded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "purpose" text DEFAULT 'proof' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_phones" ADD CONSTRAINT "sign_in_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_phones_phone_key" ON "sign_in_phones" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_purpose_check" CHECK ("phone_codes"."purpose" in ('proof', 'sign_in', 'own'));