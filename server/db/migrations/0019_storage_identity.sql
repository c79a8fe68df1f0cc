CREATE TABLE "storage_identity" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "storage_identity_only_check" CHECK ("storage_identity"."only")
);
