-- A statement that changes no row is no news: each confirmed order asks whether a week is full now.
DROP TRIGGER tailors_announced ON tailors;--> statement-breakpoint
CREATE TRIGGER tailors_announced AFTER INSERT OR DELETE ON tailors
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_source('tailors');--> statement-breakpoint
CREATE TRIGGER tailors_change_announced AFTER UPDATE ON tailors
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_page_source('tailors');
