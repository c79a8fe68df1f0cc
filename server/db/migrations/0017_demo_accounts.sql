ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The demo people of earlier versions: by their addresses, and the five who can sign in also by their common first
-- moment, since a demo account may have changed its address.
UPDATE users SET is_demo = true
WHERE id >= 1001
  AND EXISTS (SELECT FROM counters WHERE name = 'demo' AND value = 1)
  AND (
    email ~ '@(demo|tailors|brands|customers)\.naap\.example$'
    OR created_at = (SELECT created_at FROM users WHERE id >= 1001 ORDER BY id LIMIT 1)
  );
