-- serves: 1.0.0
CREATE INDEX "gateway_payments_given_back_by_index" ON "gateway_payments" USING btree ("given_back_by") WHERE given_back_by is not null;--> statement-breakpoint
-- The page names every cookie; what the shop has written itself stays.
UPDATE content_versions SET
  body = replace(body, E'\n- `known_device`:', E'\n- `phone_device`: Set when you ask, without an account, for a code that proves your phone: a random number that recognises this device, so that you are not asked again at once. *For one year.*\n- `known_device`:'),
  translations = CASE WHEN translations #>> '{ur,body}' IS NULL THEN translations ELSE jsonb_set(translations, '{ur,body}',
    to_jsonb(replace(translations #>> '{ur,body}', E'\n- `known_device`:', E'\n- `phone_device`: اکاؤنٹ کے بغیر فون ثابت کرنے کا کوڈ مانگنے پر: ایک اتفاقی عدد جو اس ڈیوائس کو پہچانتا ہے، تاکہ فوراً دوبارہ نہ پوچھا جائے۔ *ایک سال۔*\n- `known_device`:'))) END
WHERE slug = 'cookies' AND saved_by IS NULL;
