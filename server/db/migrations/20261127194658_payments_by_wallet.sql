-- serves: 1.0.0
ALTER TABLE "bill_payments" DROP CONSTRAINT "bill_payments_method_check";--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_method_check" CHECK ("bill_payments"."method" in ('CASH', 'TRANSFER', 'RAAST', 'LINK', 'CREDIT', 'WALLET'));