-- Both pages say what the shop does, unless staff have saved texts of their own.
UPDATE "content_versions" v SET "since" = '2026-11-24', "body" = replace(replace(v."body",
'- `known_device`: ', '- `passkey_challenge`: Set when you open the sign-in page, or sign in with a passkey or add one: what your device has to answer, sealed. *For 10 minutes.*
- `social_sign_in`: Set when you leave for Google or Facebook to sign in or to connect the account: it recognises your browser when you come back. *For 10 minutes, for 30 while you choose a username, and gone once you are signed in.*
- `social_link`: Set when we e-mail you a link that connects your Google or Facebook account: only the browser that asked for the link can use it. *For one hour.*
- `known_device`: '),
'- `currency`: The currency you chose to see beside rupees. *Until you change it.*
', '- `workshopUnit`: For tailors: centimetres or inches. *Until you change it.*
')
FROM "content_pages" p
WHERE p."slug" = v."slug" AND v."slug" = 'cookies' AND v."version" = 1 AND p."version" = 1;--> statement-breakpoint
UPDATE "content_versions" v SET "since" = '2026-11-24', "body" = replace(replace(replace(v."body",
'There are two cookies, none for advertising or tracking.', 'The few cookies are there for signing in and ordering, none for advertising or tracking.'),
'- Your account and measurements: until you ask us to delete them.
- Messages: until your question is settled, or until you ask us to delete them.
- The newsletter: until you unsubscribe, with one click in every e-mail.
- Orders and invoices: as long as tax law requires.
', '- Your account and the measurements in it: until you delete them.
- The copy of your measurements in an order, with its pictures: 24 months after the order has ended.
- Your name, address and contact in an order as a guest: 24 months after the order has ended.
- Messages of the contact form and the chat: 24 months after the last word of the conversation.
- The newsletter: until you unsubscribe, with one click in every e-mail.
- The sums of orders, and invoices: as long as tax law requires.
'),
'You can see and change your details and delete measurements yourself, in [your profile](/profile). Write to [{email}](mailto:{email}) from the address of your account and we send you a copy of everything we hold, correct what is wrong, or delete your account. We answer within 30 days. What an invoice must show stays until the law lets us remove it; the rest goes.',
'You do most of it yourself, at once, in [your profile](/profile): see and change your details, delete measurements, download a copy of everything we hold, and delete your account. A deleted account is signed out everywhere, and gone after 14 days; until then you can keep it. An order that is under way, or whose money is not back, has to end first. Invoices, and the sums of orders without your name, stay until the law lets us remove them; the rest goes.

Without an account, or for anything else, write to [{email}](mailto:{email}). We answer within 30 days.')
FROM "content_pages" p
WHERE p."slug" = v."slug" AND v."slug" = 'privacy' AND v."version" = 1 AND p."version" = 1;
