-- serves: 1.0.0
ALTER TABLE "shop_settings" ADD COLUMN "setup_hidden" boolean DEFAULT false NOT NULL;