-- serves: 1.0.0
-- The page names every cookie; what the shop has written itself stays.
UPDATE content_versions SET
  body = replace(body, E'\n- `phone_device`:', E'\n- `visitor`: Set by the first page: a time and a random number, signed, by which limits on the use of the shop tell you apart from others behind the same network address. The shop does not store it. *For 30 days.*\n- `phone_device`:'),
  translations = CASE WHEN translations #>> '{ur,body}' IS NULL THEN translations ELSE jsonb_set(translations, '{ur,body}',
    to_jsonb(replace(translations #>> '{ur,body}', E'\n- `phone_device`:', E'\n- `visitor`: پہلا صفحہ کھلنے پر: وقت اور ایک اتفاقی عدد، دستخط کے ساتھ، جس سے دکان کے استعمال کی حدیں آپ کو اُسی نیٹ ورک کے دوسرے لوگوں سے الگ پہچانتی ہیں۔ دکان اسے محفوظ نہیں کرتی۔ *30 دن۔*\n- `phone_device`:'))) END
WHERE slug = 'cookies' AND saved_by IS NULL;
