-- Pages in the memory of every process are rendered again once something that they show has changed (decision 0069).
-- PostgreSQL lets notifying transactions commit one after another, so what nobody sees is not announced.
CREATE FUNCTION announce_page_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naap', 'page:' || TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naap', 'page:products');
  PERFORM pg_notify('naap', 'page:product:' || coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION announce_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naap', 'page:product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION announce_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  PERFORM pg_notify('naap', 'page:reviews');
  IF product IS NOT NULL THEN
    PERFORM pg_notify('naap', 'page:product:' || product);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_announced AFTER INSERT OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION announce_product();--> statement-breakpoint
-- `updated_at` stands for what customers see of it (migration 0016).
CREATE TRIGGER products_change_announced AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.updated_at, OLD.active, OLD.in_stock, OLD.rating_sum, OLD.rating_count, OLD.section, OLD.collection, OLD.category)
    IS DISTINCT FROM
    (NEW.updated_at, NEW.active, NEW.in_stock, NEW.rating_sum, NEW.rating_count, NEW.section, NEW.collection, NEW.category)
  ) EXECUTE FUNCTION announce_product();--> statement-breakpoint
CREATE TRIGGER variants_announced AFTER INSERT OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION announce_variant();--> statement-breakpoint
-- A stock of 20 or more looks and sells like any other.
CREATE TRIGGER variants_change_announced AFTER UPDATE ON variants
  FOR EACH ROW WHEN (
    (least(OLD.stock, 20), OLD.colour, OLD.colour_name, OLD.colour_hex, OLD.size)
    IS DISTINCT FROM
    (least(NEW.stock, 20), NEW.colour, NEW.colour_name, NEW.colour_hex, NEW.size)
  ) EXECUTE FUNCTION announce_variant();--> statement-breakpoint
CREATE TRIGGER brands_announced AFTER INSERT OR UPDATE OR DELETE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('brands');--> statement-breakpoint
-- An unlisted brand takes its goods with it.
CREATE TRIGGER brands_listing_announced AFTER UPDATE ON brands
  FOR EACH ROW WHEN ((OLD.active, OLD.name) IS DISTINCT FROM (NEW.active, NEW.name))
  EXECUTE FUNCTION announce_page_source('products');--> statement-breakpoint
CREATE TRIGGER tailors_announced AFTER INSERT OR UPDATE OR DELETE ON tailors
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('tailors');--> statement-breakpoint
CREATE TRIGGER tailors_in_house_announced AFTER UPDATE ON tailors
  FOR EACH ROW WHEN (NEW.in_house AND OLD.lead_time_days IS DISTINCT FROM NEW.lead_time_days)
  EXECUTE FUNCTION announce_page_source('settings');--> statement-breakpoint
CREATE TRIGGER reviews_announced AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION announce_review();--> statement-breakpoint
CREATE TRIGGER order_settings_announced AFTER INSERT OR UPDATE OR DELETE ON order_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('settings');--> statement-breakpoint
CREATE TRIGGER country_fees_announced AFTER INSERT OR UPDATE OR DELETE ON country_fees
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('settings');--> statement-breakpoint
CREATE TRIGGER exchange_rates_announced AFTER INSERT OR UPDATE OR DELETE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('settings');--> statement-breakpoint
CREATE TRIGGER calendar_settings_announced AFTER INSERT OR UPDATE OR DELETE ON calendar_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('settings');--> statement-breakpoint
CREATE TRIGGER calendar_days_announced AFTER INSERT OR UPDATE OR DELETE ON calendar_days
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('settings');--> statement-breakpoint
-- Own steps are read from the start, and are no news to anybody.
DROP TRIGGER notifications_inserted ON notifications;--> statement-breakpoint
CREATE TRIGGER notifications_inserted AFTER INSERT ON notifications
  FOR EACH ROW WHEN (NEW.read_at IS NULL) EXECUTE FUNCTION announce_notification();
