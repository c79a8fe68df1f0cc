ALTER TABLE "idempotency_records" DROP COLUMN "status";--> statement-breakpoint
-- A guest's cash orders are counted by a cookie of the device.
UPDATE "content_versions" SET "body" = replace("body", '- `known_device`: ', '- `guest_device`: Set when you place an order without an account: a random number by which we count the unconfirmed orders of a day. It is sent with orders only. *For one day.*
- `known_device`: ')
WHERE "slug" = 'cookies' AND "body" NOT LIKE '%guest_device%';--> statement-breakpoint
UPDATE "content_versions" SET "summary" = replace("summary", 'Two small cookies', 'A few small cookies')
WHERE "slug" = 'cookies' AND "summary" LIKE 'Two small cookies%';
