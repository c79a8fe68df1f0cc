ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_check";--> statement-breakpoint
CREATE UNIQUE INDEX "documents_receipt_order_key" ON "documents" USING btree ("order_id") WHERE kind = 'RECEIPT';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('INVOICE', 'CREDIT_NOTE', 'CONTRACT', 'STATEMENT', 'RECEIPT'));--> statement-breakpoint
INSERT INTO "counters" ("name", "value") VALUES ('receipt', 0);
