import { sentences as pageSentences } from './page-sentences.ts';

/** Expected failures by code; `{name}` is filled from the failure's details, whose number chooses between two forms. */
export const sentences = {
  ...pageSentences,
  'request.malformed': 'The request could not be read.',
  'request.invalid': 'Some fields are not valid.',
  'request.too_large': 'The request is too large.',
  'request.foreign_form': 'This form was sent from another site. Open our page and send it again.',
  'request.timeout': 'The request took too long to arrive.',
  'request.unsupported_type': 'This content type is not accepted.',
  'request.not_found': 'Not found.',
  'request.method_not_allowed': 'This method is not allowed here.',
  'request.too_many': 'Too many requests. Please wait a moment and try again.',
  'request.key_reused': 'This Idempotency-Key was already used with a different request.',

  'server.unavailable': 'The service is busy. Please try again in a moment.',
  'server.not_ready': 'The service is not ready yet.',

  'sockets.upgrade_required': 'This address is for WebSockets.',
  'sockets.foreign_origin': 'Only pages of this shop may connect.',

  'contact.no_address': 'This customer has no e-mail address. Please answer in the chat, or call.',
  'contact.too_many_replies': 'Too many mails wait for this address already. Please try again later.',

  'mails.already_sent': 'This mail was sent, and its text is not kept. It cannot be sent again.',
  'mails.held': 'This mail waits until its recipient has confirmed the address.',

  'messages.signature_invalid': 'The signature is invalid.',
  'phones.not_mobile': 'A code can only be sent to a mobile number of Pakistan, such as 0300 1234567.',
  'phones.mobile_needed':
    'Cash from {from} on needs a mobile number of Pakistan that you confirm with a code. Enter one, or pay in advance.',
  'phones.code_needed':
    'For cash from {from} on, please confirm your phone with the code that we send you, or pay in advance.',
  'phones.code_wrong': 'This code is not right or no longer valid. Check the message, or ask for a new code.',
  'phones.not_proven': 'Confirm this number first, with a code that we send to it.',
  'phones.channel_off': 'This way is not offered at present. Please choose another one.',
  'phones.too_soon': 'A code is on its way. You can ask for another one in {seconds} seconds.',
  'phones.too_many_codes': 'You have asked for all codes of today. Try again tomorrow, or call us.',
  'phones.network_busy':
    'Too many codes were asked for from your network today. Use another one, or call us.',
  'phones.no_codes_left': 'We can send no more codes today. Try again tomorrow, or call us.',

  'push.off': 'Notifications of browsers are not offered at present.',
  'push.no_device': 'Switch notifications on for a device first.',
  'push.unknown_service': 'This browser uses a push service that we do not know. Please choose another way.',
  'push.invalid_subscription': 'The browser gave an invalid subscription. Please try again.',
  'push.too_many': 'Notifications are on for {most} devices already. Remove one that you no longer use.',

  'content.broken_links':
    'These links lead nowhere: {links}. A link begins with /, #, https://, mailto: or tel:.',

  'settings.cloth_reminder_late': 'Remind before the order is cancelled.',
  'settings.advance_reminder_late': 'Remind before the order is cancelled.',
  'edits.outdated': '{name} has changed this since you opened it. Nothing was saved yet.',

  'page.invalid': 'Invalid page.',

  'staff.yourself': 'This is your own account. Ask another admin to do it.',
  'staff.in_house_workshop':
    'The shop needs the account of its workshop: it keeps its role and is not blocked. To end its sessions, give it another e-mail address.',
  'staff.has_password':
    'This person has set a password already. A forgotten one is reset on the sign-in page.',

  'orders.customer_has_too_many':
    'This customer has {limit} open orders. Wait until one of them is delivered, or cancel one that is not needed. A cancelled one counts until a day after it was placed.',
  'orders.customer_blocked': 'The account of this customer is blocked. Unblock it before you enter an order.',

  'staff.account_blocked': 'The account is blocked, so nobody could sign in to it. Unblock it first.',

  'lists.too_many_views': 'You have saved as many views as we keep. Delete one that you no longer need.',

  'session.missing': 'Authentication credentials were not provided.',
  'session.invalid': 'Given token not valid for any token type.',
  'session.refresh_invalid': 'Token is invalid or expired.',
  'session.second_factor_required': 'Set up two-step sign-in in your profile before you go on.',
  'session.unconfirmed': 'Please confirm first that it is you.',
  'session.guarded':
    'You signed in with a code only. For a day this needs your password or a link in your mailbox too: confirm it under “Ways to sign in” in your profile.',
  'session.forbidden': 'You do not have permission to perform this action.',

  'accounts.wrong_credentials': 'The e-mail address or the password is wrong.',
  'accounts.blocked': 'This account is blocked. Please write to us if you think that this is a mistake.',
  'accounts.too_many_failures': {
    one: 'Too many failed sign-ins. Please try again in {minutes} minute.',
    other: 'Too many failed sign-ins. Please try again in {minutes} minutes.',
  },
  'accounts.nothing_to_confirm': 'Your e-mail address is already confirmed.',
  'accounts.too_many_links':
    'We have already e-mailed you several links. Please check your inbox and your spam folder, or try again in an hour.',
  'accounts.wrong_password': 'This is not your current password.',
  'accounts.username_taken': 'A user with that username already exists.',
  'accounts.email_taken': 'A user with that e-mail address already exists.',
  'accounts.password_common': 'This password is easy to guess. Please use a few unrelated words instead.',
  'accounts.password_personal':
    'This password is easy to guess from your name, e-mail or phone number. Please choose another one.',
  'accounts.phone_not_local': 'Enter a phone number we can call, for example 0300 1234567.',
  'accounts.phone_not_international':
    'Enter the phone number with its country code, for example +44 7400 123456.',
  'accounts.birthday_unlikely': 'Enter a day in the past, for example 1994-08-14.',
  'accounts.social_off': 'This way to sign in is not set up.',
  'accounts.social_other_browser':
    'Open this link in the browser in which you asked for it, or sign in and connect it there.',
  'accounts.social_other_account':
    'You are signed in to an account with another e-mail address. Sign in to {email} to connect it.',
  'accounts.social_taken':
    'This sign-in is connected to an account already, or the account has another one of its kind.',
  'accounts.second_factor_needed': 'Enter the code of your authenticator app.',
  'accounts.second_factor_expired': 'This took too long. Please begin again.',
  'accounts.second_factor_on': 'Two-step sign-in is on already.',
  'accounts.second_factor_off': 'Two-step sign-in is not on.',
  'accounts.second_factor_kept':
    'People who work here keep a second factor: an authenticator app or a passkey. Add the other one first.',
  'accounts.wrong_code':
    'This code is wrong or was already used. Wait for the next one, or take a recovery code.',
  'accounts.wrong_setup_code':
    'This code is wrong. Check that your phone has the right time, and enter the next one.',
  'accounts.passkey_needed': 'Please sign in with your passkey.',
  'accounts.passkeys_off': 'Passkeys do not work here: the address of this shop has no name.',
  'accounts.passkey_expired': 'This took too long. Please try again.',
  'accounts.passkey_invalid': 'The passkey could not be added. Please try again.',
  'accounts.passkey_taken': 'This passkey was added already.',
  'accounts.passkey_refused': 'This passkey is not known here any more. Please sign in another way.',
  'accounts.too_many_passkeys': 'You can keep at most {limit} passkeys.',
  'accounts.last_way_to_sign_in':
    'This is your only way to sign in. Set a password or add another way first.',
  'accounts.confirm_with_password': 'Enter your current password.',
  'accounts.confirm_by_code':
    'Please confirm first that it is you, with a code to your phone: under “Ways to sign in” in your profile.',
  'accounts.code_not_enough': 'This account needs more than a code. Please sign in with e-mail and password.',
  'accounts.phone_ticket_invalid': 'This took too long. Please ask for a new code.',
  'accounts.phone_taken': 'This number already signs in to an account. Please sign in with a code to it.',
  'accounts.no_phone': 'No phone signs in to this account.',
  'accounts.old_code_needed': 'Enter the code that we sent to the number of before.',
  'accounts.old_code_wrong':
    'This code is not right or no longer valid. Check the message to the number of before, or ask for a new code.',
  'accounts.phone_code_wrong':
    'This code is not right or no longer valid. Check the message, or ask for a new code.',
  'accounts.no_mailbox': 'This needs a confirmed e-mail address. Please call us.',
  'accounts.sign_in_again': 'For your safety, please sign out, sign in again, and do this within 15 minutes.',

  'files.too_many_pixels': 'The picture has more than 50 megapixels.',
  'files.unexpected': 'No file is expected here.',
  'files.too_many': 'You have sent {limit} pictures within a day. Please send the others tomorrow.',
  'files.too_many_unproven':
    'Until your e-mail address is confirmed you can send {limit} pictures a day. Open the link that we e-mailed you; your profile sends a new one.',
  'files.link_expired': 'This link has expired. Open the page again to get a new one.',

  'applications.own_address':
    'You are a customer with this address. A tailor needs an account of its own: give another address.',
  'applications.too_many':
    'There were several applications from here today. Please check your inbox for our mail, or try again tomorrow.',
  'applications.too_many_pictures': 'There can be {count} pictures.',
  'applications.address_has_account':
    'There is an account with this address by now. Please apply again with another one.',
  'applications.phone_has_account':
    'This number opens an account already, and a tailor needs an account of its own. Give another number, or remove this one from that account in its profile first.',
  'applications.phone_stays':
    'This is the number that you have confirmed. To use another one, withdraw this application and apply again.',
  'applications.address_taken':
    'There is an account with this e-mail address or number. Ask the applicant to apply with another one.',
  'applications.already_open':
    'You have another application that we are looking at. Its link is in the mail about it.',
  'applications.not_asked': 'We have your answer already, so nothing can be changed now.',
  'applications.closed': 'This application is decided, so it cannot be withdrawn.',
  'applications.decided': '{name} has {done} this application already.',
  'applications.changed':
    'This application has changed since you opened it. Look at it again before you decide.',

  'newsletter.link_invalid':
    'This link has expired or was already used. If you have confirmed before, you are subscribed; otherwise enter your address at the bottom of this page to get a new link.',

  'measurements.implausible': 'Some measurements cannot be right.',
  'measurements.too_many': 'You can keep at most {limit} measurement records.',

  'addresses.too_many': 'You can keep at most {limit} addresses.',

  'earnings.month_not_over': 'The statement of a month is ready once the month is over.',
  'payouts.account_unchecked': '{name} has no checked bank account yet. Check the identity first.',
  'payouts.nothing_to_pay': '{name} has nothing to get, or is in another run already.',
  'payouts.balance_changed': 'The balance of {name} has changed meanwhile. Look at it and choose again.',
  'payouts.not_open': 'This run is not open any more.',
  'payouts.second_person': 'Somebody else has to approve a run that you have made.',
  'payouts.not_approved': 'This run is not approved, or it is paid already.',
  'payouts.account_changed':
    'The bank account of {name} is not the checked one that the run was made with. Reverse this payout.',
  'payouts.reversed': 'This is reversed already.',
  'couriers.no_file': 'Choose the CSV file of the courier.',
  'couriers.column_missing': 'The first row of the file has no column “{column}”.',
  'couriers.nothing_matched': 'No row of this file belongs to a parcel whose cash the courier holds.',
  'couriers.too_many_left_out':
    'More than {limit} rows cannot be booked. Mend the file or its columns first.',
  'couriers.file_known': 'This file is booked already, as remittance {remittance}.',
  'couriers.changed_meanwhile': 'Something has changed since you looked. Look again, then book it.',
  'couriers.undone': 'This is undone or closed already.',
  'couriers.not_closed': 'This parcel is not closed.',
  'couriers.not_bookable': 'This parcel cannot be booked now.',
  'couriers.abroad': 'This courier delivers in Pakistan only. Send it by hand.',
  'couriers.no_mobile_number':
    'The courier needs a mobile number of Pakistan. Correct the number, or send it by hand.',
  'couriers.city_not_served':
    'The courier does not deliver to “{city}”. Check how the city is spelt, or send it by hand.',
  'couriers.unavailable': 'The courier does not answer now. Please try again in a few minutes.',
  'couriers.on_its_way': 'This parcel is sent already.',
  'couriers.unsettled':
    'Nobody knows yet whether it is booked. We ask the courier; look again in a few minutes.',
  'couriers.not_cancelled': 'The courier has not cancelled it. It says: {answer}',
  'couriers.not_back': 'This parcel has not come back, or is on its way again.',
  'couriers.is_booked':
    'This parcel is booked with a courier already. Cancel the booking on the page of the order first.',
  'couriers.goes_to_tailor': 'Cloth goes to the address of its tailor. Correct that address instead.',
  'payments.kept_too_much': 'At most {most} can be kept.',
  'couriers.sent_otherwise': 'This order was sent with another parcel.',

  'workshop.no_light_too_late': 'This can be said of today, or at most {days} days later.',
  'workshop.no_light_unreported': 'No tailor of this area says so any more. Read the list again.',
  'tailors.rate_of_other_kind': '{dress} is not among the garments of a {kind}.',
  'tailors.rates_of_other_kind': 'There are rates for other garments: {garments}. Remove them first.',
  'sellers.not_needed': 'This account needs no identity.',
  'sellers.nothing_given': 'This seller has given nothing yet.',
  'sellers.unreadable':
    'These numbers were sealed with another secret of the shop. Ask the seller to give them again.',
  'sellers.identity_required':
    'The identity of this seller is not checked. Check it first, and they sell again.',
  'tailors.in_house_kind': 'The in-house workshop stitches for gents and ladies.',
  'tailors.in_house_active':
    'The in-house workshop always takes orders: it stitches what is for no other tailor.',
  'tailors.no_workday': 'The shop is closed on the other days. Leave one day of the week to work.',
  'tailors.lead_time_out_of_band': 'Enter {fewest} to {most} days.',

  'orders.address_missing': 'Choose an address, or enter one.',
  'orders.address_unknown': 'This address is not in your address book.',
  'orders.handover_unknown':
    'It has to be said first where this order goes and how. Its customer says so under My orders.',
  'orders.sample_unsendable':
    'We send a swatch to where we collect or deliver. Choose one of them, or no swatch.',
  'orders.picture_not_wanted': 'This order does not wait for a picture.',
  'orders.measures_awaited':
    'This order waits for the measures of the person whom you have asked. Choose another way if they do not come.',
  'orders.measures_not_awaited': 'This order does not wait for measures any more.',
  'orders.sample_missing': 'Say which garment goes along and whom it fits.',
  'orders.sample_record_unknown': 'This record is not in your profile any more. Choose another one.',
  'orders.sample_unmeasured':
    'Measure the sample first, the garment that the customer has sent along: {garments}.',
  'orders.sample_step_not_allowed': 'The sample is {place} now, so this cannot be done with it.',
  'orders.sample_nothing_measured': 'Enter at least one measure.',
  'orders.express_unavailable': 'There is no express courier for these addresses. Choose economy.',
  'orders.own_handover_abroad': 'From abroad, cloth and garment go by courier. Choose "By the shop".',
  'orders.cash_unavailable': 'Nobody can collect cash abroad. Please choose payment in advance.',
  'orders.advance_unavailable':
    'Within Pakistan you pay in cash when you get the garment. Please choose cash on delivery.',
  'orders.tailor_unknown': 'This tailor is not taking orders.',
  'orders.too_many_unproven':
    'Until your e-mail address is confirmed you can have {limit} open orders. Open the link that we e-mailed you; your profile sends a new one.',
  'orders.too_many_open':
    'You have {limit} open orders. Please wait until one of them is delivered, cancel one that you do not need, or write to us. A cancelled one counts until a day after it was placed.',
  'orders.too_many_garments': 'An order has at most 12 garments. Please place another order for more.',
  'orders.garments_closed': 'Shoes are an order of their own. Place another order for a garment.',
  'orders.code_minimum':
    'The code {code} can be used from {minimum} on, and less would be left. Take the code off first.',
  'orders.last_garment': 'An order has at least one garment. You can cancel the order instead.',
  'orders.garment_missing': 'Choose which garment of the order it is about.',
  'orders.garment_unknown': 'This garment is not in the order. Please choose one of its garments.',
  'orders.garment_step_not_allowed': 'This garment is {progress} now. It cannot be {done}.',
  'orders.garment_refunded':
    'Something was paid back for this order already, so its garments are not cancelled one by one. Please write to us.',
  'orders.garment_away': 'The customer has this garment. Another one of the order is being altered.',
  'orders.garment_moved': 'This garment has changed: it is {progress} now. Please look at it again.',
  'orders.price_below_garments': 'The price must be more than that of the other garments of this order.',
  'orders.garment_prices_missing': 'Enter a price for each garment of the order.',
  'orders.price_parts_differ': 'The prices of the garments do not add up to this.',
  'orders.dress_type_missing': 'Choose the dress type.',
  'orders.fabric_missing': 'Choose the fabric.',
  'orders.tailor_full': 'This tailor is fully booked for the coming months. Please choose another tailor.',
  'orders.day_off': 'Nobody works on {day}. The next working day is {next}.',
  'orders.tailor_day_off': 'The tailor does not work on {day}. The next working day is {next}.',
  'orders.needed_earlier':
    'It would be ready on {day}, after the day that you need it. Say that you know it, or choose urgent or another tailor.',
  'orders.tailor_of_other_kind':
    'This tailor stitches for {kind} only, and the order is for {wanted}. Choose another one.',
  'orders.from_tailor_too_large': 'At most {earned} of it can be taken back from the tailor.',
  'orders.tailor_same': 'This tailor has the order already. Choose another one.',
  'orders.tailor_declined': 'This tailor has declined the order. Choose another one.',
  'orders.dress_type_unavailable': 'This tailor does not stitch {dress}.',
  'orders.fabric_unavailable': 'This fabric is not offered for the chosen dress type.',
  'orders.design_unavailable': 'These choices do not go with the chosen dress type.',
  'orders.measure_missing': '{dress} needs a measure that "{label}" does not have: {measures}.',
  'orders.measurement_unknown': 'This measurement record does not exist.',
  'orders.picture_missing': 'Add the picture of your measurements.',
  'orders.number_missing': 'Enter the number we should call.',
  'orders.step_not_allowed': 'This order is {status} now. It cannot be {done}.',
  'orders.quote_expired': 'This quote has expired. Ask us for a new one, and we price your order again.',
  'orders.status_changed': 'This order has changed: it is {status} now. Please look at it again.',
  'orders.changed_meanwhile': 'This order has changed meanwhile: it was {done}. Please look at it again.',
  'orders.not_paid_yet': 'This order is paid in advance, and the payment has not arrived yet.',
  'orders.swatch_not_sent': 'The customer has paid for a cloth swatch. Send it before you start stitching.',
  'orders.question_open': 'The question about this order is not answered yet.',
  'orders.cloth_disputed':
    'The customer objects to the receipt of the cloth. It has to be corrected before the work goes on.',
  'orders.cloth_not_collectable':
    'There is no cloth to collect for this order: it was collected, or it has come.',
  'orders.rider_unavailable': 'Our own rider brings garments of our workshop within Pakistan only.',
  'orders.cloth_not_awaited': 'This order does not wait for cloth.',
  'orders.customer_not_awaited': 'This order does not wait for its customer.',
  'orders.cloth_partly_here':
    'The cloth has not come for every garment. Begin those whose cloth is here, or write down the rest first.',
  'orders.cloth_left_too_much': 'Only {metres} m of cloth came, so no more than that can be left.',
  'orders.cloth_written_down':
    'The cloth of this garment was written down meanwhile. Look at the receipt before you write another one.',
  'orders.objection_over': 'This receipt of the cloth can no longer be objected to. Please write to us.',
  'orders.no_question': 'No question about this order is open any more.',
  'orders.measures_differ':
    'The finished garment differs from the order: {measures}. Check it, or say why it goes out as it is.',
  'orders.not_measured': 'Measure the finished garment before it leaves, and save its measures.',
  'orders.garments_not_measured':
    'Measure these garments before the order leaves, and save their measures: {garments}.',
  'orders.not_measurable':
    'This order is {status} now. A garment is measured in production and in the quality check.',
  'orders.job_card_over': 'The time for alterations is over, so there is no job card any more.',
  'orders.not_to_print':
    'Nothing can be printed for {trackingNumber}: it is not confirmed, or its time for alterations is over.',
  'orders.nothing_to_measure': 'This order has no measurements that a garment could be compared with.',
  'orders.price_missing': 'This order has no price yet. You find it under My orders as soon as there is one.',
  'orders.terms_changed':
    'The price or the day has changed since you placed this order. Please look at it again.',
  'orders.tailor_unavailable':
    'This tailor is not taking orders any more. Please cancel this order and choose another tailor.',
  'orders.dress_type_dropped':
    'This tailor does not stitch {dress} any more. Please cancel this order and choose another tailor.',
  'orders.measures_incomplete':
    '{dress} needs more measurements by now: {measures}. Please cancel this order and place it again with a complete record.',
  'orders.cloth_missing': 'Choose the cloth in the shop.',
  'orders.cloth_unknown': 'This cloth is not sold any more. Choose another one, or bring your own.',
  'orders.cloth_short': 'Only {left} of this cloth can be bought now. Take fewer, or choose another cloth.',
  'orders.cloth_sold_out':
    '“{cloth}” for the {garment} is sold out. Choose another cloth for it, or bring your own; nothing else of your order is lost.',
  'orders.posted_too_early': 'Choose a day on which the order was placed already.',
  'orders.cloth_unpostable':
    'This tailor gives no address for parcels, so the cloth cannot be posted. Choose to bring it, or let the shop collect it.',
  'orders.cloth_not_posted':
    'Where the shop collects or sends the cloth, it cannot be posted. Choose to bring it to the tailor, or take this choice back.',
  'orders.sample_needs_cloth':
    'The seller sends the cloth to the tailor, so no garment of yours travels along. Choose other measures, or bring cloth of your own.',
  'orders.collection_unknown':
    'Say first where the shop collects the cloth of this garment: change the pick-up of the order.',
  'orders.claim_too_large': 'At most {most} can be paid back for it.',
  'orders.receipt_missing': 'Add a photo of the receipt.',
  'orders.reason_missing': 'Say why in a few words.',
  'orders.failure_missing':
    'Say why it was not delivered, in your own words where no reason of the list fits.',
  'orders.courier_missing': 'Enter the courier and the number of the parcel.',
  'orders.name_missing': 'Type your name to accept the quote.',
  'orders.contract_missing': 'Name the contract that you accept.',
  'orders.quote_changed': 'There is a newer quote for this order. Please read it before you accept it.',
  'orders.total_too_large': 'The total of {pieces} pieces would be larger than an order may be.',
  'orders.promised_day_missing': 'The day that the customer asked for has passed. Enter the day you promise.',
  'orders.no_dress': 'Shoes have no dress type and no fabric.',
  'orders.invoice_not_issued':
    'The invoice is issued when the order is confirmed, that of a bulk order when it is delivered.',

  'measure_links.unknown': 'This link does not work. Ask whoever sent it for a new one.',
  'measure_links.used': 'The measures were sent by this link already. It works once only.',
  'measure_links.withdrawn': 'This link was replaced or taken back. Ask whoever sent it for a new one.',
  'measure_links.expired': 'This link has ended. Ask whoever sent it for a new one.',
  'measure_links.order_ended':
    'The order that this link was for does not wait for measures any more. There is nothing left to do.',
  'measure_links.guardian_missing': 'Only a parent or guardian can send the measures of a child.',
  'measure_links.measure_missing': 'Still missing: {measures}.',
  'measure_links.keep_invalid':
    'These measures can no longer be copied: a day is over, they were copied already, or the order has others by now.',

  'reviews.not_delivered': 'You can review this once it has been delivered to you.',
  'reviews.already_written': 'You have reviewed this already.',
  'reviews.reply_fixed': 'A reply can be corrected within 24 hours of writing it.',
  'reviews.already_replied': 'This review has been replied to already.',

  'chat.blank': 'Write a message or add a picture.',
  'chat.order_unknown': 'There is no such order of this customer.',
  'chat.agent_unknown': 'Choose somebody of the support team.',
  'chat.title_taken': 'Another reply has this title.',
  'chat.too_many_replies': 'There are {limit} canned replies already. Please delete some first.',
  'chat.no_address': 'This customer has no confirmed e-mail address to send the transcript to.',

  'catalogue.brand_missing': 'Your account has no brand yet. Please write to us.',
  'catalogue.brand_unknown': 'There is no such brand.',
  'catalogue.brand_taken': 'Another brand has this name.',
  'catalogue.owner_email_taken':
    'An account with this e-mail exists already. Choose another address for the brand.',
  'catalogue.logo_unknown': 'The picture is not there any more. Please upload it again.',
  'catalogue.place_missing': 'Choose where it is shown.',
  'catalogue.picture_missing': 'Choose a picture.',
  'catalogue.picture_unknown': 'A picture is not there any more. Please remove it and upload it again.',
  'catalogue.sku_taken': 'The SKU {sku} belongs to another product.',
  'catalogue.variant_unknown': 'There is no such variant.',
  'catalogue.stock_changed': 'Pieces were sold or came back since you opened this. Nothing was saved yet.',
  'catalogue.stock_short': {
    one: 'Only {left} is left: some may have been sold meanwhile.',
    other: 'Only {left} are left: some may have been sold meanwhile.',
  },
  'catalogue.stock_too_large': 'A variant has at most 1,000,000 pieces.',
  'catalogue.row_product_unknown': 'There is no product with this number.',
  'catalogue.row_product_apart':
    'The rows of a product must follow each other. Sort the file by the column Product.',
  'catalogue.row_version_missing': 'Copy the version from the export, so that nothing newer is overwritten.',
  'catalogue.row_outdated': 'This product has changed since the export. Export it again.',
  'catalogue.row_differs': 'Row {row} of the same product says something else.',
  'catalogue.row_brand_fixed': 'A product cannot move to another brand.',
  'catalogue.row_variant_twice': 'Row {row} has the same colour and size.',
  'catalogue.row_sku_twice': 'Row {row} has the same SKU.',
  'catalogue.row_stock_changed':
    'It was {was} in the export and is {now} now. Export again, or empty “Stock at export” to set it anyway.',
  'catalogue.not_ready': 'Add a picture and at least one colour before you show the product.',

  'shop.cart_changed': 'Something in your cart has changed. Nothing was charged; please check your cart.',
  'shop.types_mixed':
    'An order holds goods of brands or of the culture collection, not both. Please order them separately.',
  'shop.contact_missing': 'Enter an e-mail address or a phone number, so that we can reach you.',
  'shop.phone_invalid':
    'Enter a phone number we can call, with the country code if it is from another country.',
  'shop.unproven_cart_too_large':
    'Until your e-mail address is confirmed an order holds at most {pieces} pieces in {lines} lines. Open the link we e-mailed you; your profile sends a new one.',
  'shop.too_many_unconfirmed': '{limit} of your orders of today are waiting to be confirmed or paid. {ways}',
  'shop.network_busy':
    'Very many orders from your network are waiting to be confirmed today, so it takes no more without an account to be paid on delivery. {ways}',
  'shop.too_many_open':
    'You have {limit} open orders to be paid on delivery. Please wait until one of them has arrived before you place another one.',
  'shop.too_much_cash':
    'Your open orders to be paid on delivery may come to {pieces} pieces and {rupees} together. This grows with each order that has arrived. {ways}',
  'shop.confirmation_expired':
    'This order was not confirmed within a day, so it was cancelled. Nothing was charged. You are welcome to order again.',
  'shop.confirmation_sold_out':
    'We are sorry: something in this order sold out before it was confirmed. Nothing was charged. Please order again what is still in stock.',
  'shop.too_large': 'This order is larger than we can take here. Please write to us.',
  'shop.delivery_unavailable': 'This delivery option is not available for the chosen country.',
  'shop.step_not_allowed': 'This parcel is {status} now. It cannot be {done}.',
  'shop.return_open': 'A return of these goods is open already. Decide about that one first.',
  'shop.return_decided': 'This return has been decided already.',
  'shop.return_outdated':
    'Somebody else has recorded a return of these goods since you opened this. Nothing was saved. Look at the numbers again.',
  'shop.return_without_label': 'A return has a label once it is accepted, until the goods have come.',
  'shop.return_reason_unfit':
    'These goods are taken back only where they are damaged, faulty or not as ordered.',
  'shop.return_empty': 'Choose what comes back.',
  'shop.return_too_many': 'That is more than there is to send back. Look at the numbers again.',
  'shop.not_returnable': 'These goods cannot be sent back any more.',
  'shop.withdrawal_link_invalid': 'This link does not work any more. Ask for a new one.',
  'shop.return_answer_missing': 'Write a few words that the customer reads.',
  'shop.not_refundable': 'Nothing can be refunded: the order is not paid, or all of it has gone back.',
  'shop.refund_under_way':
    'Another refund of this order is under way. Please wait until it has gone through.',
  'shop.refund_too_large': 'At most {left} can still be refunded.',
  'shop.tailor_not_ready':
    'Please do not ship this cloth before the tailor has accepted the order; you see it here.',
  'shop.not_to_send': 'The address of this order is not shown any more, so there is nothing to pack.',
  'shop.payment_disputed':
    "The customer's bank disputes the payment of this order. It is held until the bank has decided.",
  'shop.not_paid_yet':
    'This order is not paid: the payment has not arrived yet, which takes a few minutes at most, or it went back.',

  'privacy.export_running':
    'A copy of your data is being downloaded already. Please wait until it is complete.',
  'privacy.too_many_exports':
    'You have downloaded your data {limit} times within a day. Please try again tomorrow.',
  'privacy.export_link_invalid':
    'This link has expired or was already used. Please ask for a new one in your profile.',
  'privacy.open_orders': {
    one: 'You have an open order. Wait until everything is delivered, or cancel what you can; then you can delete your account.',
    other:
      'You have {orders} open orders. Wait until everything is delivered, or cancel what you can; then you can delete your account.',
  },
  'privacy.demo_account': 'Demo accounts cannot be deleted.',

  'transfers.too_many': 'You have {limit} {what} open. Wait for one, or cancel it.',
  'transfers.ended': 'This has ended already.',
  'transfers.part_out_of_order': 'Part {parts} of the file is next. Please upload the file again from there.',
  'transfers.part_missing': 'Choose a CSV file.',
  'transfers.part_too_long': 'The file is longer than it was when the upload began. Please start again.',
  'transfers.upload_incomplete': 'The file is not complete yet. Please finish the upload first.',
  'transfers.not_checked':
    'Only an import whose rows are all right can be applied. Correct the file and check it again.',
  'transfers.no_file': 'This file is no longer here.',
  'transfers.not_csv': 'The file cannot be read as CSV. Save it as “CSV UTF-8” and try again.',
  'transfers.columns_missing': 'The file lacks the columns {columns}.',
  'transfers.too_many_rows': 'The file has more than {limit} rows. Please import it in several files.',
  'transfers.empty': 'The file has no rows below its header.',
  'transfers.broken_off': 'This broke off several times. Please try again later.',

  'payments.off': 'We do not take cards at the moment. Please choose cash on delivery.',
  'payments.card_number_invalid': 'Check the card number: a digit is missing or wrong.',
  'payments.not_a_test_card':
    'This shop runs on a test gateway that takes its published test numbers only, for example 4242 4242 4242 4242. Please do not enter a real card.',
  'payments.expiry_invalid': 'Enter month and year as on the card, for example 09/28.',
  'payments.card_expired': 'This card has expired.',
  'payments.cvv_invalid': 'Enter the 3 or 4 digits of the CVV.',
  'payments.token_invalid': 'Please enter your card again. Nothing was charged.',
  'payments.saved_card_gone':
    'This saved card is no longer there. Nothing was charged; please choose another one.',
  'payments.saved_card_expired':
    'This saved card has expired. Nothing was charged; please choose another one.',
  'payments.save_needs_account': 'Sign in to save a card.',
  'payments.insufficient_funds':
    'There are insufficient funds on the card. Nothing was charged; please try another one.',
  'payments.action_required': 'Your bank asks you to approve this payment. Nothing was charged yet.',
  'payments.amount_refused': 'This amount cannot be paid by card. Please choose to pay on delivery.',
  'payments.unavailable':
    'The payment service is not responding. Nothing will be charged; please try again in a minute.',
  'payments.signature_invalid': 'The signature of this message is wrong.',
  'payments.over': 'This payment has ended. Please look at the order.',
  'payments.gateway_missing': 'Choose where you want to pay.',
  'payments.too_much': 'At most {due} is still to be paid.',
  'payments.reference_of_wallet':
    'This is a payment by wallet. It is recorded by itself once the wallet has confirmed it.',
  'payments.reference_known': 'This transaction was recorded already, for order {order}.',
  'payments.unknown': 'This payment does not belong to the order, or it was taken back already.',
  'payments.refunded':
    'Part of this money was paid back already, so the payment can no longer be taken off the bill.',
  'payments.nothing_due': 'Nothing of this order is to be paid.',
  'payments.nothing_owed': 'We owe nothing back of this order that is sent as money.',
  'payments.link_invalid': 'This link does not work any more. Write or call us, and we send you a new one.',
  'payments.with_courier':
    'A courier has the parcel, or is coming for it, and asks for the cash that its label names. Nothing can be paid here meanwhile.',
  'payments.booked_with_cash':
    'A courier is booked to collect {cash} at the door, so this would be paid twice. Cancel the booking and book again after this, or tell the courier the new sum first.',
  'payments.being_checked':
    'Your last payment is still being checked. Please wait some minutes, so that you do not pay twice.',
  'payments.by_wallet': 'The wallet has confirmed this payment. Give the money back by a refund instead.',
  'payments.proof_missing': 'Enter the number of the transaction, or add a picture.',
  'payments.reference_sent':
    'This number was sent or recorded already. Check it, or write to us in the chat.',
  'payments.too_many_proofs':
    'Enough was sent about this order. Please wait for our check, or write to us in the chat.',
  'payments.proof_decided': 'Somebody has decided on this already.',

  'credit.over_limit': 'You can grant at most {most} to this customer now.',
  'credit.too_little': 'The customer has {balance} of credit.',
  'credit.changed': 'Your store credit is {balance} now. Please check the total.',
  'credit.unproven': 'Confirm your e-mail address first; then you can pay with your store credit.',
  'credit.needs_account': 'Sign in to pay with store credit.',
  'credit.paid_back': 'This has been paid back already.',
  'credit.no_account': 'This customer has no account, so there is nowhere to put the credit.',

  'keys.invalid': 'This API key is not valid: it is unknown, revoked or expired, or its owner has left.',
  'keys.not_offered': 'This call cannot be made with an API key.',
  'keys.scope_missing': 'This API key lacks the scope {scope}.',
  'keys.scope_foreign': 'Choose scopes that your account has.',
  'keys.too_many': 'You have {limit} keys. Revoke one first.',
  'webhooks.bad_url': 'Enter a public address that begins with https://.',
  'webhooks.kind_foreign': 'Choose events that concern your account.',
  'webhooks.too_many': 'You have {limit} webhooks. Remove one first.',
  'webhooks.disabled': 'This webhook is turned off. Turn it on first.',
  'webhooks.waiting': 'This message is about to be sent already.',

  'discounts.unknown': 'We do not know this code. Check its letters and digits.',
  'discounts.too_many_wrong': 'Too many wrong codes were tried from here. Please try again in an hour.',
  'discounts.not_yet': 'This code can be used from {day} on.',
  'discounts.over': 'This code is not valid any more.',
  'discounts.used_up': 'This code has been used as often as it can be.',
  'discounts.used_by_you': 'You have used this code already.',
  'discounts.needs_account': 'Sign in to use this code: it depends on your earlier orders.',
  'discounts.first_order': 'This code is for a first order, and you have ordered before.',
  'discounts.other_seller': 'This code is for goods of {seller} only, and there are none here.',
  'discounts.minimum': 'This code can be used from {minimum} on.',
  'discounts.nothing_left': 'These prices are as low as they can be. The code takes nothing off.',
  'discounts.code_taken': 'There is such a code already, or there was one. Choose another.',
  'discounts.percent_too_high':
    'At most {most} %: more would be below the lowest share of a price in the settings.',
  'discounts.seller_unknown': 'Choose a brand of the list.',
  'discounts.not_accepted': 'This code cannot be used yet.',
  'discounts.too_many': 'You have {most} codes that are not over. End one first.',
  'discounts.answered': 'This code has been answered or ended already.',
};

/** How an order can still be placed when there are too many unconfirmed ones (shop-12, shop-20). */
export const waysOut = {
  link: 'confirm one of them with the link that we e-mailed you',
  wallet: 'pay one of them at its wallet, or cancel it on the page of its payment',
  card: 'pay this one by card',
  account: 'sign in to an account with a confirmed e-mail address',
  proof: 'confirm the e-mail address of your account; your profile sends you a link',
  wait: 'wait until one of them has arrived',
};

export const youCan = ({ ways }: { ways: string }) => `You can ${ways}.`;

/** For whom a tailor stitches, in a sentence. */
export const wearers = { gents: 'gents', ladies: 'ladies' };

export const tailorTypes = { 'Gents Tailor': 'gents tailor', 'Ladies Tailor': 'ladies tailor' };

export const applicationDecisions = { APPROVED: 'approved', DECLINED: 'declined' };

export const transfers = { imports: 'imports', exports: 'exports' };

/** A garment without a name. */
export const it = 'it';

/** Who has changed something meanwhile, where there is no name. */
export const somebody = 'Somebody';
export const anotherTabOrDevice = 'Another tab or device';
