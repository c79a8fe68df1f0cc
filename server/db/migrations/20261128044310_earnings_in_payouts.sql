-- serves: 1.0.0
ALTER TABLE "earnings" ADD COLUMN "in_payout" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE FUNCTION mark_paid_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE earnings e SET in_payout = true FROM added WHERE e.id = added.earning_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_items_marked AFTER INSERT ON payout_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_paid_earnings();
--> statement-breakpoint
-- None in a shop that comes from 1.0.0, which made no payouts.
UPDATE earnings e SET in_payout = true FROM payout_items i WHERE i.earning_id = e.id;
