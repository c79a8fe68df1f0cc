-- serves: 1.0.0
ALTER TABLE "bill_payments" ADD COLUMN "seller_order_id" integer;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_seller_order_key" ON "bill_payments" USING btree ("seller_order_id") WHERE seller_order_id is not null;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_goods_check" CHECK ("bill_payments"."seller_order_id" is null or "bill_payments"."method" = 'CASH' and "bill_payments"."reverses" is null and "bill_payments"."reversed_at" is null and "bill_payments"."reference" = '');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_bill_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.reversed_at IS NULL OR NEW.reversed_at = OLD.reversed_at)
    AND (OLD.receipt IS NULL OR NEW.receipt = OLD.receipt)
    AND (NEW.recorded_by IS NULL OR NEW.recorded_by = OLD.recorded_by)
    AND (NEW.id, NEW.order_id, NEW.method, NEW.amount, NEW.reference, NEW.reason, NEW.at)
      = (OLD.id, OLD.order_id, OLD.method, OLD.amount, OLD.reference, OLD.reason, OLD.at)
    AND (NEW.reverses, NEW.seller_order_id) IS NOT DISTINCT FROM (OLD.reverses, OLD.seller_order_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A payment never changes: %', OLD.id;
END $$;
--> statement-breakpoint
-- What is paid of goods follows from their seller orders.
DROP TRIGGER bill_payments_counted ON bill_payments;
--> statement-breakpoint
CREATE TRIGGER bill_payments_counted AFTER INSERT ON bill_payments FOR EACH ROW
  WHEN (NEW.seller_order_id IS NULL) EXECUTE FUNCTION count_bill_payment();
--> statement-breakpoint
-- So that release 1.0.0 and the new one write the same.
CREATE FUNCTION pay_delivered_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bill_payments (order_id, seller_order_id, method, amount, at)
    SELECT o.id, NEW.id, 'CASH', NEW.cash, NEW.updated_at FROM orders o WHERE o.id = NEW.order_id AND o.kind = 'goods'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seller_orders_paid AFTER INSERT OR UPDATE OF status, cash ON seller_orders FOR EACH ROW
  WHEN (NEW.status IN ('DELIVERED', 'RETURNED') AND NEW.cash > 0)
  EXECUTE FUNCTION pay_delivered_goods();
