-- serves: 1.0.0
ALTER TABLE "order_settings" ADD COLUMN "city_days" jsonb DEFAULT '[]'::jsonb NOT NULL;