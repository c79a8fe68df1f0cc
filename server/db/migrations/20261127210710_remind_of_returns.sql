-- serves: 1.0.0
ALTER TABLE "goods_returns" ADD COLUMN "reminded_at" timestamp with time zone;
