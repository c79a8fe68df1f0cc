-- serves: 1.0.0
CREATE TABLE "seller_documents" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "seller_documents_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "seller_documents_kind_check" CHECK ("seller_documents"."kind" in ('cnic_front', 'cnic_back', 'ntn_certificate', 'strn_certificate'))
);
--> statement-breakpoint
CREATE TABLE "seller_identities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'missing' NOT NULL,
	"sealed_numbers" "bytea",
	"iban_end" text,
	"reason" text,
	"on_hold" boolean DEFAULT false NOT NULL,
	"given_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"checked_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_identities_state_check" CHECK ("seller_identities"."state" in ('missing', 'to_check', 'checked', 'refused')),
	CONSTRAINT "seller_identities_given_check" CHECK (("seller_identities"."state" = 'missing') = ("seller_identities"."sealed_numbers" is null) and ("seller_identities"."given_at" is null) = ("seller_identities"."sealed_numbers" is null)),
	CONSTRAINT "seller_identities_iban_end_check" CHECK ("seller_identities"."iban_end" ~ '^[0-9A-Z]{4}$')
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "seller_identity_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_user_id_seller_identities_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."seller_identities"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_identities" ADD CONSTRAINT "seller_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_identities" ADD CONSTRAINT "seller_identities_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_documents_file_index" ON "seller_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "seller_identities_state_index" ON "seller_identities" USING btree ("state","user_id");--> statement-breakpoint
CREATE INDEX "seller_identities_checked_by_index" ON "seller_identities" USING btree ("checked_by") WHERE checked_by is not null;--> statement-breakpoint
CREATE INDEX "seller_identities_on_hold_index" ON "seller_identities" USING btree ("user_id") WHERE on_hold;