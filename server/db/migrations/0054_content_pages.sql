CREATE TABLE "content_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"published_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "content_pages_slug_check" CHECK ("content_pages"."slug" in ('help', 'returns', 'shipping', 'cookies', 'terms', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"summary" text NOT NULL,
	"since" date NOT NULL,
	"body" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" integer,
	CONSTRAINT "content_versions_slug_version_key" UNIQUE("slug","version")
);
--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_slug_content_pages_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."content_pages"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_pages_updated_by_index" ON "content_pages" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "content_versions_saved_by_index" ON "content_versions" USING btree ("saved_by");--> statement-breakpoint
INSERT INTO "content_pages" ("slug") VALUES ('terms'), ('privacy'), ('returns'), ('shipping'), ('cookies'), ('help');--> statement-breakpoint
-- The texts as they were in the code so far.
INSERT INTO "content_versions" ("slug", "version", "title", "description", "summary", "since", "body", "is_draft") VALUES
('terms', 1, 'Terms of Service', 'How orders, prices, measurements, alterations, returns and payment work when you have a garment made or shop with us.', 'These are the rules between you and us, in plain words. You order, we have it made to your measurements and bring it to you; if it does not fit as measured, we put it right.', '2026-11-21', '## Who we are

{shop} takes orders for made-to-measure garments and sells cultural products and brands. You can reach us at {address}, by e-mail at [{email}](mailto:{email}), and by phone at {phone}. By creating an account or placing an order you accept these terms.

## Your account

- Give your own name, a working e-mail address and a phone number at which we can reach you.
- Keep your password to yourself. What is ordered from your account counts as ordered by you.
- You must be 18, or order with the consent of a parent or guardian.
- You may keep measurements of other people, of your children for instance, if they or their guardians agree.

## Orders

You choose who stitches: our own workshop, or one of our partner tailors. Either way your contract is with {shop}, and we answer for the work. A single order becomes binding when you press Confirm Order on the checkout page. A bulk order becomes binding when you accept our written quote.

An order of ready-made goods becomes binding when you press Place Order; you need no account for it, but an e-mail address or a phone number. Prices and stock are checked once more at that moment: if anything has changed, we show you before you order. Goods of several sellers travel in several parcels, and your contract for all of them is with {shop}.

A tailor may decline an order, and has to say why. We then offer you another tailor, or cancel the order at no cost to you.

## Prices and payment

- Prices are in Pakistani rupees. The price of a garment is the tailor’s rate for it; urgent work, collecting your cloth and delivering the garment cost extra. The order form shows every part of the price before you order.
- The price at the moment you place the order holds, even if rates change afterwards.
- Custom garments are paid in cash on delivery. Ready-made goods are paid in cash on delivery or by card; a card is charged when the order is placed, and a card that is declined makes no order.
- Every order has an invoice, which you can download from your orders.
- Amounts shown in another currency are approximate; the amount in rupees counts.

## Measurements and fit

A garment can only fit as well as its measurements. We warn you about figures that look unlikely, but we cannot see you: please check them. Each order keeps a copy of the measurements it was placed with, and the garment is judged by that copy. Changing your measurements later does not change an order that is under way.

## Time

- Our own workshop finishes within {in_house_days} days of confirmation.
- Partner tailors take {partner_time}; the order form shows the expected day.
- Urgent orders take half that time.
- If we are late, we tell you, and you may cancel as long as the cloth is not cut.

## Cancelling

You may cancel a custom order free of charge until its production begins. Once the cloth is cut, the order cannot be cancelled. Ready-made goods can be cancelled until they leave us.

## Alterations

If a garment does not match the measurements or the design of its order, ask for an alteration within {alteration_days} days of delivery. Tell us what is wrong, with a photo if you can. We alter it at no charge, and if it cannot be altered we make it again or refund you. Changes beyond the original order are priced separately.

## Returns

- Custom-tailored items are made for one person and cannot be returned unless they are defective.
- Cultural products can be returned within {return_days} days of delivery, in their original condition.
- Whatever arrives damaged, or is not what you ordered, we take back and replace or refund. None of this limits the rights the law gives you. For details see [Returns & Exchanges](/returns).

## Your designs and your cloth

Pictures you upload remain yours. You allow us, and the tailor of the order, to use them to make your garment and for nothing else. Please do not send designs you have no right to use. Cloth you hand over stays yours; if we damage it, we replace its value.

## Fair use

Do not place orders you do not mean, do not try to reach other people’s data, and be civil with our tailors and staff. We may close accounts that are used against these terms; orders already paid for are completed or refunded.

## Reviews and newsletter

You may review what you bought once it is delivered: honestly, about the thing itself, and with pictures that are yours. The newsletter comes only after you have confirmed your address, and one click ends it.

## If we disagree

Write to us first; most things are quickly settled. Otherwise the law of Pakistan applies, and the courts at our registered office decide.

## Changes

When we change these terms, we change the date at the top, and tell account holders by e-mail before the change matters to them. Orders already placed keep the terms they were placed under. How we handle your data is described in the [Privacy Policy](/privacy).', false),
('privacy', 1, 'Privacy Policy', 'What we keep about you, why we keep it, who sees your measurements, and how to have your data corrected or deleted.', 'We store what a tailor needs to make your garment and what the law makes us keep, and nothing more. We sell nothing about you, show no advertisements, and follow nobody around the web.', '2026-11-21', '## What we keep, and why

- **Your account**: username, e-mail address, phone number, and a picture if you add one, so that you can sign in and we can reach you about your orders. We store your password only as a hash, from which nobody can read it.
- **Measurements**: the records you save, with their earlier versions, so that you need not be measured again.
- **Orders**: what you ordered, a copy of the measurements it was made to, the pictures you sent, its history, and its invoice.
- **Orders as a guest**: the name and the address the parcel needs, and the e-mail address or phone number you give us, so that we can reach you about it.
- **Messages**: what you write to our support or by the contact form, with the name, the address and the number you give, and what we answer. We send no copy, because anyone could have entered your address.
- **Newsletter**: your e-mail address, once you have confirmed it by the link we e-mailed. An address that is never confirmed is deleted. After you unsubscribe we keep the address only so that nobody writes to it again; tell us, and it goes too.
- **Reviews and wishes**: a review you write shows your first name, or your username, to everybody. Only you can see your wishlist.
- **Access logs**: the time of a request, the page, and the network address, for a short while, to keep the shop running and safe. Passwords, card data and phone numbers are never logged.

## Who sees it

- The tailor of your order sees that order: its measurements, its design, and how to reach you about it. Other tailors see nothing of it.
- Our support team sees your account and orders when it helps you.
- The brand or workshop that sends ready-made goods sees what the parcel needs, and nothing else.
- A courier gets the name, address and phone number the parcel needs.
- Authorities get what the law obliges us to hand over.

Nobody else. Your data is not sold, rented or used for advertising.

## Pictures

We remove hidden details, such as the place where a photo was taken, from every picture you upload. Design and measurement pictures are private: they open only through links that expire, for you, for the tailor of the order, and for our support.

## Payment

With cash on delivery we only record that you paid. The payment provider turns your card number into a token. We never store or log the number; we store only the brand, the last four digits and the expiry month.

## What stays on your device

Your browser keeps your sign-in, your cart, unfinished orders, and whether you shop from Pakistan or from abroad. There are two cookies, none for advertising or tracking. The [Cookie Policy](/cookies) lists every entry.

## How long we keep it

- Your account and measurements: until you ask us to delete them.
- Messages: until your question is settled, or until you ask us to delete them.
- The newsletter: until you unsubscribe, with one click in every e-mail.
- Orders and invoices: as long as tax law requires.
- Access logs: at most 90 days.

## Your rights

You can see and change your details and delete measurements yourself, in [your profile](/profile). Write to [{email}](mailto:{email}) from the address of your account and we send you a copy of everything we hold, correct what is wrong, or delete your account. We answer within 30 days. What an invoice must show stays until the law lets us remove it; the rest goes.

## How we protect it

Everything travels encrypted when you reach the shop over https. Access is limited to those who need it, each change to an order is recorded, and a changed password signs out every device. Should something go wrong all the same, we tell those concerned without delay.

## Children

Accounts are for adults. Children’s measurements are kept in a parent’s account and are treated like the parent’s own data.

## Who is responsible

{shop}, {address}. Questions about your data reach us at [{email}](mailto:{email}) or {phone}. When this policy changes, the date at the top changes with it. The rules for orders are in the [Terms of Service](/terms).', false),
('returns', 1, 'Returns & Exchanges', 'Cultural products come back within 30 days, custom garments are altered at no charge within 14 days, and whatever arrives damaged is replaced or refunded.', 'You can return cultural products. We put custom garments right. And we replace or refund whatever arrives damaged or wrong.', '2026-11-21', '## At a glance

- **Cultural products:** Return accepted within {return_days} days of delivery, in original condition.
- **Custom tailored items:** Not returnable unless defective. Alterations at no charge within {alteration_days} days of delivery.
- **Damaged, faulty or not as ordered:** Replaced or refunded, whatever it is.

## Cultural products

Original condition means unworn, unwashed, not altered, with its labels. Write to us within {return_days} days of delivery; we answer with the address to send it to. We refund you once it has reached us.

## Custom tailored items

A garment cut to your measurements fits nobody else, so it cannot be returned unless it is defective. It is defective when it does not match the design or the copy of the measurements in its order, or when cloth or stitching are faulty.

Then ask for an alteration within {alteration_days} days of delivery. Tell us what is wrong, with a photo if you can. If it cannot be altered, we make it again or refund you.

## Another size or colour

Until an order of ready-made goods ships, write to us: we cancel it, and you order the right one. After that you can return a cultural product. The [Size Guide](/size-guide) helps to get it right the first time.

## Damaged, faulty or not what you ordered

Tell us as soon as you see it, with a picture of the piece and of the parcel. We take it back at our cost, and you choose between a replacement, if there is one, and a refund.

## How to begin

- [Send us a message](/contact-us), write to [{email}](mailto:{email}), or call {phone}.
- Give the tracking number of your order. You find it in the confirmation and under My orders.
- Say what is wrong, and what you would like us to do.

## Refunds

We refund your card if you paid by card, otherwise as we agree with you. None of this limits the rights the law gives you; see also the [Terms of Service](/terms).', false),
('shipping', 1, 'Shipping Policy', 'How ready-made goods and custom garments reach you, how long it takes within Pakistan and abroad, and what it costs.', 'You see the day and the price of delivery before you order, and you can follow the parcel without signing in.', '2026-11-21', '## Ready-made goods

Delivery time in business days:

| Where | How | Days |
| --- | --- | --- |
| Within Pakistan | Standard delivery | 3–5 |
| Within Pakistan | Express delivery | 1–2 |
| Abroad | International courier | 7–12 |

Delivery options depend on where you shop from; you can change that at the bottom of every page. The cart shows the delivery fee as part of the total before you order.

An order from several sellers arrives in several parcels. Its one tracking number shows them all.

## Custom garments

- Our own workshop: {in_house_days} days from confirmation.
- Partner tailors: {partner_time}; the order form shows the day.
- Urgent orders take half that time, for a surcharge.
- You may bring the cloth and collect the garment yourself at no cost. We collect cloth for {collection_fee} and deliver the garment for {delivery_fee}.

## Following your order

Your confirmation has a tracking number. Enter it under [Order Tracking](/order_tracking) to see the stage, the items and the expected day. Your name and address are not shown there. We also e-mail you at each stage.

## Business days

Business days are those of Pakistan, without Sundays and public holidays. Customs abroad may cause delays, and import duties are yours to pay.

## If it does not arrive

Once the expected day has passed, [tell us](/contact-us). We look for the parcel; if it is lost we send it again or refund you. For damaged goods see [Returns & Exchanges](/returns).', false),
('cookies', 1, 'Cookie Policy', 'Every cookie and every entry this shop keeps in your browser, by name: what it is for and how long it stays. None is for advertising.', 'Two small cookies, and a few entries in your browser’s own storage that make the shop work. Nothing tracks you or advertises to you, so there is nothing to agree to.', '2026-11-21', '## Cookies

- `naap-session`: Marks that you signed in without “Remember me”. It holds no name and no number. *Until you close the browser.*
- `known_device`: Set when you sign in or register: a random number that identifies this device, so that we e-mail you only about sign-ins on new devices, and strangers who guess your password cannot lock you out on this one. It is sent with sign-ins and account requests only. *400 days after your last sign-in.*

## Your browser’s storage

These entries stay on your device. Unlike cookies, they are not sent to us with every page.

- `user` `accessToken` `refreshToken` `sessionOnly`: Your sign-in: your username and contact details, the tokens that prove it, and whether it lasts for this browser session only. *Until you sign out, for 14 days after your last visit, and for 30 days at most.*
- `cart`: The items in your cart. *Until you order or empty it.*
- `wishlist` `wishlistOf`: The products on your wishlist, and the account they belong to. *Until you take it off the list or sign out.*
- `userLocationType` `currency`: Whether you shop from Pakistan or from abroad, and the currency of approximate prices. *Until you change it.*
- `currency`: The currency you chose to see beside rupees. *Until you change it.*
- `draft.…`: Unfinished orders, answers, measurements and messages, so that a reload loses nothing. Pictures of an unfinished order lie in the browser’s database “drafts”. *Until you send or discard them, or sign out; some only until the tab closes.*
- `react-router-scroll-positions`: How far you had scrolled, for the way back. *Until the tab closes.*

## Other sites

Fonts, pictures and scripts come from the shop itself, so no other site learns of your visit. The map on the contact page is a drawing that leads to another site only if you follow its link, or, where the shop shows a map of another site, that site may keep cookies of its own. A payment provider that takes your card may store what it needs to detect fraud.

## Clear everything

Sign out and empty your cart, or clear the data of this site in your browser. We will then ask again where you shop from; your orders and measurements stay in your account. How we handle your data is described in the [Privacy Policy](/privacy).', false),
('help', 1, 'Help Center', 'Answers about custom orders, measurements, delivery, returns, payment and your account, with links to the right page.', 'Choose a topic, or search this page with your browser. If the answer is not here, ask us.', '2026-11-21', '## Having a garment made

[Book a tailor](/book-tailor) · [How custom tailoring works](/cutome_tailoring)

### How long does a custom order take?

Custom orders take {partner_time}. Our own workshop promises {in_house_days} days, and an urgent order takes half the time. The order form shows the day before you order.

### Who stitches my garment?

You choose: our own workshop, or one of our partner tailors, with their rates and ratings beside their names. Either way your order is with us, and we answer for the work.

### Where does the cloth come from?

From you. Bring it to the tailor yourself, or have us collect it; the order form says what that costs.

### Can I change or cancel an order?

You may cancel free of charge until the cloth is cut. To change something, [write to us](/contact-us) or call as early as you can.

## Measurements and fit

[Your measurements](/profile?tab=measurements) · [Size Guide](/size-guide)

### How do I take my measurements?

With a soft tape and somebody to hold it. The [Size Guide](/size-guide) shows where the tape goes, and the form warns you about numbers that look unlikely. You may also send a picture of the measurements your own tailor has taken.

### Can I keep the measurements of my family?

Yes. Keep a record for each person, children too, and choose one when you order.

### What if it does not fit?

Every order keeps a copy of the measurements it was made to. If the garment does not match them, ask for an alteration within {alteration_days} days of its delivery; it costs you nothing.

## Delivery and tracking

[Track your order](/order_tracking) · [Shipping Policy](/shipping)

### Where is my order?

Enter the tracking number of your confirmation under [Order Tracking](/order_tracking), without signing in. We also e-mail you at every stage.

### When do ready-made goods arrive?

The product page and the checkout show the days. Delivery times are listed in the [Shipping Policy](/shipping).

## Returns and exchanges

[Returns & Exchanges](/returns)

### Can I return a cultural product?

Yes: within {return_days} days of its delivery, in its original condition. For details see [Returns & Exchanges](/returns).

### Can I return a custom tailored item?

It is made for one person, so it cannot be returned unless it is defective. If it does not fit as measured, we alter it at no charge: ask within {alteration_days} days of its delivery.

### Something arrived damaged or wrong. What now?

[Write to us](/contact-us) with a picture and the number of your order. We take it back and replace it or refund you, whatever it is.

## Payment and invoices

[Your orders](/orders)

### How can I pay?

A custom order is paid in cash when it is delivered. Ready-made goods are paid in cash on delivery or by card. Prices are in rupees.

### Is my card safe with you?

We never store its number. A payment provider turns it into a token; we store its brand, its last four digits and its expiry date, so that you recognise it.

### Where is my invoice?

A custom order has one as soon as it is confirmed. Download it from [your orders](/orders).

## Your account and your data

[Your profile](/profile) · [Privacy Policy](/privacy)

### Do I need an account?

Not for ready-made goods: you may check out as a guest. A custom order needs an account, because it needs your measurements.

### I forgot my password.

[Ask for a link](/forgot-password) to set a new one. It works once, for an hour.

### How do I stop the newsletter?

With the link at the end of every e-mail, or the unsubscribe button of your mail program.', false);--> statement-breakpoint
CREATE TRIGGER content_pages_announced AFTER UPDATE ON content_pages
	FOR EACH ROW WHEN (OLD.published_version IS DISTINCT FROM NEW.published_version)
	EXECUTE FUNCTION announce_page_source('content');
