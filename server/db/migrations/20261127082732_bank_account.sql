-- serves: 1.0.0
ALTER TABLE "settings_groups" DROP CONSTRAINT "settings_groups_name_check";--> statement-breakpoint
ALTER TABLE "settings_groups" ADD CONSTRAINT "settings_groups_name_check" CHECK ("settings_groups"."name" in ('surcharges', 'handover', 'goods', 'currencies', 'account', 'times', 'calendar', 'business', 'social'));