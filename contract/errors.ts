// biome-ignore-all lint/style/noExcessiveLinesPerFile: one table, a sentence for each error
import { type ErrorDetails, fillSlots, PAGE_SENTENCES } from './page-sentences.ts';

/** Expected failures by code. Placeholders such as `{name}` are filled from the failure's details. */
export const ERRORS = {
  'request.malformed': { status: 400, sentence: 'The request could not be read.' },
  'request.invalid': { status: 400, sentence: 'Some fields are not valid.' },
  'request.too_large': { status: 413, sentence: 'The request is too large.' },
  'request.foreign_form': {
    status: 403,
    sentence: 'This form was sent from another site. Open our page and send it again.',
  },
  'request.timeout': { status: 408, sentence: 'The request took too long to arrive.' },
  'request.unsupported_type': { status: 415, sentence: 'This content type is not accepted.' },
  'request.not_found': { status: 404, sentence: 'Not found.' },
  'request.method_not_allowed': { status: 405, sentence: 'This method is not allowed here.' },
  'request.too_many': { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  'request.key_reused': {
    status: 422,
    sentence: 'This Idempotency-Key was already used with a different request.',
  },
  'server.failed': { status: 500, sentence: PAGE_SENTENCES['server.failed'] },
  'server.unavailable': { status: 503, sentence: 'The service is busy. Please try again in a moment.' },
  'server.not_ready': { status: 503, sentence: 'The service is not ready yet.' },

  'sockets.upgrade_required': { status: 426, sentence: 'This address is for WebSockets.' },
  'sockets.foreign_origin': { status: 403, sentence: 'Only pages of this shop may connect.' },

  'contact.too_many_replies': {
    status: 409,
    sentence: 'Too many mails wait for this address already. Please try again later.',
  },

  'mails.already_sent': {
    status: 409,
    sentence: 'This mail was sent, and its text is not kept. It cannot be sent again.',
  },
  'mails.held': {
    status: 409,
    sentence: 'This mail waits until its recipient has confirmed the address.',
  },

  'content.broken_links': {
    status: 400,
    field: 'body',
    sentence: 'These links lead nowhere: {links}. A link begins with /, #, https://, mailto: or tel:.',
  },

  'edits.outdated': {
    status: 409,
    sentence: '{name} has changed this since you opened it. Nothing was saved yet.',
  },

  'page.invalid': { status: 404, sentence: 'Invalid page.' },
  'staff.yourself': {
    status: 409,
    sentence: 'This is your own account. Ask another admin to do it.',
  },
  'staff.in_house_workshop': {
    status: 409,
    sentence:
      'The shop needs the account of its workshop: it keeps its role and is not blocked. To end its sessions, give it another e-mail address.',
  },
  'staff.has_password': {
    status: 409,
    sentence: 'This person has set a password already. A forgotten one is reset on the sign-in page.',
  },
  'orders.customer_has_too_many': {
    status: 409,
    sentence:
      'This customer has {limit} open orders. Wait until one of them is delivered, or cancel one that is not needed. A cancelled one counts until a day after it was placed.',
  },
  'orders.customer_blocked': {
    status: 409,
    sentence: 'The account of this customer is blocked. Unblock it before you enter an order.',
  },
  'staff.account_blocked': {
    status: 409,
    sentence: 'The account is blocked, so nobody could sign in to it. Unblock it first.',
  },
  'lists.too_many_views': {
    status: 409,
    sentence: 'You have saved as many views as we keep. Delete one that you no longer need.',
  },

  'session.missing': { status: 401, sentence: 'Authentication credentials were not provided.' },
  'session.invalid': { status: 401, sentence: 'Given token not valid for any token type.' },
  'session.refresh_invalid': { status: 401, sentence: 'Token is invalid or expired.' },
  'session.second_factor_required': {
    status: 403,
    sentence: 'Set up two-step sign-in in your profile before you go on.',
  },
  'session.unconfirmed': { status: 403, sentence: 'Please confirm first that it is you.' },
  'session.forbidden': { status: 403, sentence: 'You do not have permission to perform this action.' },

  'accounts.wrong_credentials': { status: 401, sentence: 'The e-mail address or the password is wrong.' },
  'accounts.blocked': {
    status: 403,
    sentence: 'This account is blocked. Please write to us if you think that this is a mistake.',
  },
  'accounts.too_many_failures': {
    status: 429,
    sentence: 'Too many failed sign-ins. Please try again in {wait}.',
  },
  'accounts.reset_link_invalid': {
    status: 400,
    sentence: PAGE_SENTENCES['accounts.reset_link_invalid'],
  },
  'accounts.email_link_invalid': {
    status: 400,
    sentence: PAGE_SENTENCES['accounts.email_link_invalid'],
  },
  'accounts.undo_link_invalid': {
    status: 400,
    sentence: PAGE_SENTENCES['accounts.undo_link_invalid'],
  },
  'accounts.nothing_to_confirm': { status: 409, sentence: 'Your e-mail address is already confirmed.' },
  'accounts.too_many_links': {
    status: 429,
    sentence:
      'We have already e-mailed you several links. Please check your inbox and your spam folder, or try again in an hour.',
  },
  'accounts.password_needed': {
    status: 400,
    field: 'current_password',
    sentence: PAGE_SENTENCES['accounts.password_needed'],
  },
  'accounts.wrong_password': {
    status: 400,
    field: 'current_password',
    sentence: 'This is not your current password.',
  },
  'accounts.username_taken': {
    status: 400,
    field: 'username',
    sentence: 'A user with that username already exists.',
  },
  'accounts.email_taken': {
    status: 400,
    field: 'email',
    sentence: 'A user with that e-mail address already exists.',
  },
  'accounts.password_common': {
    status: 400,
    field: 'password',
    sentence: 'This password is easy to guess. Please use a few unrelated words instead.',
  },
  'accounts.password_personal': {
    status: 400,
    field: 'password',
    sentence:
      'This password is easy to guess from your name, e-mail or phone number. Please choose another one.',
  },
  'accounts.phone_not_local': {
    status: 400,
    field: 'phone_number',
    sentence: 'Enter a phone number we can call, for example 0300 1234567.',
  },
  'accounts.phone_not_international': {
    status: 400,
    field: 'phone_number',
    sentence: 'Enter the phone number with its country code, for example +44 7400 123456.',
  },
  'accounts.birthday_unlikely': {
    status: 400,
    field: 'date_of_birth',
    sentence: 'Enter a day in the past, for example 1994-08-14.',
  },

  'accounts.social_off': { status: 400, sentence: 'This way to sign in is not set up.' },
  'accounts.social_expired': { status: 400, sentence: PAGE_SENTENCES['accounts.social_expired'] },
  'accounts.social_failed': { status: 400, sentence: PAGE_SENTENCES['accounts.social_failed'] },
  'accounts.social_unavailable': { status: 503, sentence: PAGE_SENTENCES['accounts.social_unavailable'] },
  'accounts.social_no_email': { status: 400, sentence: PAGE_SENTENCES['accounts.social_no_email'] },
  'accounts.social_link_invalid': { status: 400, sentence: PAGE_SENTENCES['accounts.social_link_invalid'] },
  'accounts.social_other_browser': {
    status: 400,
    sentence: 'Open this link in the browser in which you asked for it, or sign in and connect it there.',
  },
  'accounts.social_other_account': {
    status: 409,
    sentence:
      'You are signed in to an account with another e-mail address. Sign in to {email} to connect it.',
  },
  'accounts.social_taken': {
    status: 409,
    sentence: 'This sign-in is connected to an account already, or the account has another one of its kind.',
  },
  'accounts.second_factor_needed': {
    status: 401,
    sentence: 'Enter the code of your authenticator app.',
  },
  'accounts.second_factor_expired': { status: 400, sentence: 'This took too long. Please begin again.' },
  'accounts.second_factor_on': { status: 409, sentence: 'Two-step sign-in is on already.' },
  'accounts.second_factor_off': { status: 409, sentence: 'Two-step sign-in is not on.' },
  'accounts.second_factor_kept': {
    status: 403,
    sentence:
      'People who work here keep a second factor: an authenticator app or a passkey. Add the other one first.',
  },
  'accounts.wrong_code': {
    status: 400,
    field: 'code',
    sentence: 'This code is wrong or was already used. Wait for the next one, or take a recovery code.',
  },
  'accounts.wrong_setup_code': {
    status: 400,
    field: 'code',
    sentence: 'This code is wrong. Check that your phone has the right time, and enter the next one.',
  },
  'accounts.passkey_needed': { status: 401, sentence: 'Please sign in with your passkey.' },
  'accounts.passkeys_off': {
    status: 400,
    sentence: 'Passkeys do not work here: the address of this shop has no name.',
  },
  'accounts.passkey_expired': { status: 400, sentence: 'This took too long. Please try again.' },
  'accounts.passkey_invalid': { status: 400, sentence: 'The passkey could not be added. Please try again.' },
  'accounts.passkey_taken': { status: 409, sentence: 'This passkey was added already.' },
  'accounts.passkey_refused': {
    status: 401,
    sentence: 'This passkey is not known here any more. Please sign in another way.',
  },
  'accounts.too_many_passkeys': { status: 400, sentence: 'You can keep at most {limit} passkeys.' },
  'accounts.last_way_to_sign_in': {
    status: 409,
    sentence: 'This is your only way to sign in. Set a password or add another way first.',
  },
  'accounts.confirm_with_password': {
    status: 400,
    field: 'current_password',
    sentence: 'Enter your current password.',
  },
  'accounts.sign_in_again': {
    status: 403,
    sentence: 'For your safety, please sign out, sign in again, and do this within 15 minutes.',
  },

  'files.not_a_picture': {
    status: 400,
    sentence: PAGE_SENTENCES['files.not_a_picture'],
  },
  'files.empty': { status: 400, sentence: PAGE_SENTENCES['files.empty'] },
  'files.too_heavy': { status: 400, sentence: PAGE_SENTENCES['files.too_heavy'] },
  'files.too_many_pixels': { status: 400, sentence: 'The picture has more than 50 megapixels.' },
  'files.unexpected': { status: 400, sentence: 'No file is expected here.' },
  'files.too_many': {
    status: 429,
    sentence: 'You have sent {limit} pictures within a day. Please send the others tomorrow.',
  },
  'files.too_many_unproven': {
    status: 429,
    sentence:
      'Until your e-mail address is confirmed you can send {limit} pictures a day. Open the link that we e-mailed you; your profile sends a new one.',
  },
  'files.link_expired': {
    status: 404,
    sentence: 'This link has expired. Open the page again to get a new one.',
  },

  'applications.own_address': {
    status: 400,
    field: 'email',
    sentence:
      'You are a customer with this address. A tailor needs an account of its own: give another address.',
  },
  'applications.too_many': {
    status: 429,
    sentence:
      'There were several applications from here today. Please check your inbox for our mail, or try again tomorrow.',
  },
  'applications.too_many_pictures': {
    status: 400,
    field: 'picture_1',
    sentence: 'There can be {count} pictures.',
  },
  'applications.link_invalid': { status: 404, sentence: PAGE_SENTENCES['applications.link_invalid'] },
  'applications.address_has_account': {
    status: 409,
    sentence: 'There is an account with this address by now. Please apply again with another one.',
  },
  'applications.address_taken': {
    status: 409,
    sentence: 'There is an account with this e-mail address. Ask the applicant to apply with another one.',
  },
  'applications.already_open': {
    status: 409,
    sentence: 'You have another application that we are looking at. Its link is in the mail about it.',
  },
  'applications.not_asked': {
    status: 409,
    sentence: 'We have your answer already, so nothing can be changed now.',
  },
  'applications.closed': { status: 409, sentence: 'This application is decided, so it cannot be withdrawn.' },
  'applications.decided': { status: 409, sentence: '{name} has {done} this application already.' },
  'applications.changed': {
    status: 409,
    sentence: 'This application has changed since you opened it. Look at it again before you decide.',
  },
  'newsletter.link_invalid': {
    status: 400,
    sentence:
      'This link has expired or was already used. If you have confirmed before, you are subscribed; otherwise enter your address at the bottom of this page to get a new link.',
  },
  'newsletter.unsubscribe_link_invalid': {
    status: 400,
    sentence: PAGE_SENTENCES['newsletter.unsubscribe_link_invalid'],
  },

  'notifications.unsubscribe_link_invalid': {
    status: 400,
    sentence: PAGE_SENTENCES['notifications.unsubscribe_link_invalid'],
  },

  'measurements.implausible': { status: 400, sentence: 'Some measurements cannot be right.' },
  'measurements.too_many': { status: 400, sentence: 'You can keep at most {limit} measurement records.' },

  'addresses.too_many': { status: 400, sentence: 'You can keep at most {limit} addresses.' },

  'earnings.month_not_over': {
    status: 409,
    sentence: 'The statement of a month is ready once the month is over.',
  },

  'tailors.rate_of_other_kind': {
    status: 400,
    field: 'rates',
    sentence: '{dress} is not among the garments of a {kind}.',
  },
  'tailors.rates_of_other_kind': {
    status: 400,
    field: 'kind',
    sentence: 'There are rates for other garments: {garments}. Remove them first.',
  },
  'tailors.in_house_kind': {
    status: 400,
    field: 'kind',
    sentence: 'The in-house workshop stitches for gents and ladies.',
  },
  'tailors.in_house_active': {
    status: 400,
    field: 'active',
    sentence: 'The in-house workshop always takes orders: it stitches what is for no other tailor.',
  },
  'tailors.lead_time_out_of_band': {
    status: 400,
    field: 'lead_time_days',
    sentence: 'Enter {fewest} to {most} days.',
  },

  'orders.address_missing': { status: 400, sentence: 'Choose an address, or enter one.' },
  'orders.address_unknown': { status: 400, sentence: 'This address is not in your address book.' },
  'orders.handover_unknown': {
    status: 409,
    sentence: 'It has to be said first where this order goes and how. Its customer says so under My orders.',
  },
  'orders.sample_unsendable': {
    status: 400,
    field: 'is_requested_sample',
    sentence: 'We send a swatch to where we collect or deliver. Choose one of them, or no swatch.',
  },
  'orders.picture_not_wanted': { status: 409, sentence: 'This order does not wait for a picture.' },
  'orders.express_unavailable': {
    status: 400,
    field: 'courier',
    sentence: 'There is no express courier for these addresses. Choose economy.',
  },
  'orders.own_handover_abroad': {
    status: 400,
    sentence: 'From abroad, cloth and garment go by courier. Choose "By the shop".',
  },
  'orders.cash_unavailable': {
    status: 400,
    field: 'payment_type',
    sentence: 'Nobody can collect cash abroad. Please choose payment in advance.',
  },
  'orders.advance_unavailable': {
    status: 400,
    field: 'payment_type',
    sentence: 'Within Pakistan you pay in cash when you get the garment. Please choose cash on delivery.',
  },
  'orders.tailor_unknown': { status: 400, field: 'tailor', sentence: 'This tailor is not taking orders.' },
  'orders.too_many_unproven': {
    status: 409,
    sentence:
      'Until your e-mail address is confirmed you can have {limit} open orders. Open the link that we e-mailed you; your profile sends a new one.',
  },
  'orders.too_many_open': {
    status: 409,
    sentence:
      'You have {limit} open orders. Please wait until one of them is delivered, cancel one that you do not need, or write to us. A cancelled one counts until a day after it was placed.',
  },
  'orders.tailor_full': {
    status: 409,
    sentence: 'This tailor is fully booked for the coming months. Please choose another tailor.',
  },
  'orders.tailor_of_other_kind': {
    status: 400,
    field: 'tailor',
    sentence: 'This tailor stitches for {kind} only, and the order is for {wanted}. Choose another one.',
  },
  'orders.from_tailor_too_large': {
    status: 400,
    field: 'from_tailor',
    sentence: 'At most {earned} of it can be taken back from the tailor.',
  },
  'orders.tailor_same': {
    status: 400,
    field: 'tailor',
    sentence: 'This tailor has the order already. Choose another one.',
  },
  'orders.tailor_declined': {
    status: 400,
    field: 'tailor',
    sentence: 'This tailor has declined the order. Choose another one.',
  },
  'orders.dress_type_unavailable': {
    status: 400,
    field: 'dress_type',
    sentence: 'This tailor does not stitch {dress}.',
  },
  'orders.fabric_unavailable': {
    status: 400,
    field: 'fabric_type',
    sentence: 'This fabric is not offered for the chosen dress type.',
  },
  'orders.design_unavailable': {
    status: 400,
    field: 'design_choices',
    sentence: 'These choices do not go with the chosen dress type.',
  },
  'orders.measurement_missing': {
    status: 400,
    field: 'measurement_source',
    sentence: PAGE_SENTENCES['orders.measurement_missing'],
  },
  'orders.measure_missing': {
    status: 400,
    field: 'measurement_source',
    sentence: '{dress} needs a measure that "{label}" does not have: {measures}.',
  },
  'orders.measurement_unknown': {
    status: 400,
    field: 'measurement',
    sentence: 'This measurement record does not exist.',
  },
  'orders.picture_missing': {
    status: 400,
    field: 'measurement_picture',
    sentence: 'Add the picture of your measurements.',
  },
  'orders.number_missing': {
    status: 400,
    field: 'other_number',
    sentence: 'Enter the number we should call.',
  },
  'orders.step_not_allowed': {
    status: 409,
    sentence: 'This order is {status} now. It cannot be {done}.',
  },
  'orders.quote_expired': {
    status: 409,
    sentence: 'This quote has expired. Ask us for a new one, and we price your order again.',
  },
  'orders.status_changed': {
    status: 409,
    sentence: 'This order has changed: it is {status} now. Please look at it again.',
  },
  'orders.changed_meanwhile': {
    status: 409,
    sentence: 'This order has changed meanwhile: it was {done}. Please look at it again.',
  },
  'orders.not_paid_yet': {
    status: 409,
    sentence: 'This order is paid in advance, and the payment has not arrived yet.',
  },
  'orders.question_open': {
    status: 409,
    sentence: 'The question about this order is not answered yet.',
  },
  'orders.no_question': { status: 409, sentence: 'No question about this order is open any more.' },
  'orders.measures_differ': {
    status: 409,
    sentence:
      'The finished garment differs from the order: {measures}. Check it, or say why it goes out as it is.',
  },
  'orders.not_measurable': {
    status: 409,
    sentence: 'This order is {status} now. A garment is measured in production and in the quality check.',
  },
  'orders.job_card_over': {
    status: 409,
    sentence: 'The time for alterations is over, so there is no job card any more.',
  },
  'orders.nothing_to_measure': {
    status: 409,
    sentence: 'This order has no measurements that a garment could be compared with.',
  },
  'orders.price_missing': {
    status: 409,
    sentence: 'This order has no price yet. You find it under My orders as soon as there is one.',
  },
  'orders.terms_changed': {
    status: 409,
    sentence: 'The price or the day has changed since you placed this order. Please look at it again.',
  },
  'orders.tailor_unavailable': {
    status: 409,
    sentence:
      'This tailor is not taking orders any more. Please cancel this order and choose another tailor.',
  },
  'orders.dress_type_dropped': {
    status: 409,
    sentence:
      'This tailor does not stitch {dress} any more. Please cancel this order and choose another tailor.',
  },
  'orders.measures_incomplete': {
    status: 409,
    sentence:
      '{dress} needs more measurements by now: {measures}. Please cancel this order and place it again with a complete record.',
  },
  'orders.reason_missing': { status: 400, field: 'reason', sentence: 'Say why in a few words.' },
  'orders.failure_missing': {
    status: 400,
    field: 'failure',
    sentence: 'Say why it was not delivered, in your own words where no reason of the list fits.',
  },
  'orders.courier_missing': {
    status: 400,
    field: 'courier',
    sentence: 'Enter the courier and the number of the parcel.',
  },
  'orders.name_missing': { status: 400, field: 'name', sentence: 'Type your name to accept the quote.' },
  'orders.contract_missing': {
    status: 400,
    field: 'contract',
    sentence: 'Name the contract that you accept.',
  },
  'orders.quote_changed': {
    status: 409,
    sentence: 'There is a newer quote for this order. Please read it before you accept it.',
  },
  'orders.total_too_large': {
    status: 400,
    field: 'per_piece_price',
    sentence: 'The total of {pieces} pieces would be larger than an order may be.',
  },
  'orders.promised_day_missing': {
    status: 400,
    field: 'expected_delivery_date',
    sentence: 'The day that the customer asked for has passed. Enter the day you promise.',
  },
  'orders.no_dress': {
    status: 400,
    field: 'dress_type',
    sentence: 'Shoes have no dress type and no fabric.',
  },
  'orders.invoice_not_issued': {
    status: 409,
    sentence: 'The invoice is issued when the order is confirmed, that of a bulk order when it is delivered.',
  },

  'reviews.not_delivered': {
    status: 403,
    sentence: 'You can review this once it has been delivered to you.',
  },
  'reviews.already_written': { status: 409, sentence: 'You have reviewed this already.' },
  'reviews.reply_fixed': {
    status: 409,
    sentence: 'A reply can be corrected within 24 hours of writing it.',
  },
  'reviews.already_replied': { status: 409, sentence: 'This review has been replied to already.' },

  'chat.blank': { status: 400, field: 'message', sentence: 'Write a message or add a picture.' },
  'chat.order_unknown': {
    status: 400,
    field: 'order',
    sentence: 'There is no such order of this customer.',
  },
  'chat.agent_unknown': {
    status: 400,
    field: 'assigned_to',
    sentence: 'Choose somebody of the support team.',
  },
  'chat.title_taken': { status: 400, field: 'title', sentence: 'Another reply has this title.' },
  'chat.too_many_replies': {
    status: 409,
    sentence: 'There are {limit} canned replies already. Please delete some first.',
  },
  'chat.no_address': {
    status: 409,
    sentence: 'This customer has no confirmed e-mail address to send the transcript to.',
  },

  'catalogue.brand_missing': {
    status: 409,
    sentence: 'Your account has no brand yet. Please write to us.',
  },
  'catalogue.brand_unknown': { status: 400, field: 'brand', sentence: 'There is no such brand.' },
  'catalogue.brand_taken': { status: 400, field: 'name', sentence: 'Another brand has this name.' },
  'catalogue.owner_email_taken': {
    status: 400,
    field: 'owner_email',
    sentence: 'An account with this e-mail exists already. Choose another address for the brand.',
  },
  'catalogue.logo_unknown': {
    status: 400,
    field: 'logo',
    sentence: 'The picture is not there any more. Please upload it again.',
  },
  'catalogue.place_missing': { status: 400, sentence: 'Choose where it is shown.' },
  'catalogue.picture_missing': { status: 400, field: 'picture', sentence: 'Choose a picture.' },
  'catalogue.picture_unknown': {
    status: 400,
    field: 'pictures',
    sentence: 'A picture is not there any more. Please remove it and upload it again.',
  },
  'catalogue.sku_taken': {
    status: 400,
    field: 'variants',
    sentence: 'The SKU {sku} belongs to another product.',
  },
  'catalogue.variant_unknown': { status: 400, field: 'changes', sentence: 'There is no such variant.' },
  'catalogue.stock_changed': {
    status: 409,
    sentence: 'Pieces were sold or came back since you opened this. Nothing was saved yet.',
  },
  'catalogue.stock_short': {
    status: 409,
    sentence: 'Only {left} are left: some may have been sold meanwhile.',
  },
  'catalogue.stock_too_large': {
    status: 400,
    field: 'changes',
    sentence: 'A variant has at most 1,000,000 pieces.',
  },
  'catalogue.row_product_unknown': { status: 400, sentence: 'There is no product with this number.' },
  'catalogue.row_product_apart': {
    status: 400,
    sentence: 'The rows of a product must follow each other. Sort the file by the column Product.',
  },
  'catalogue.row_version_missing': {
    status: 400,
    sentence: 'Copy the version from the export, so that nothing newer is overwritten.',
  },
  'catalogue.row_outdated': {
    status: 409,
    sentence: 'This product has changed since the export. Export it again.',
  },
  'catalogue.row_differs': { status: 400, sentence: 'Row {row} of the same product says something else.' },
  'catalogue.row_brand_fixed': { status: 400, sentence: 'A product cannot move to another brand.' },
  'catalogue.row_variant_twice': { status: 400, sentence: 'Row {row} has the same colour and size.' },
  'catalogue.row_sku_twice': { status: 400, sentence: 'Row {row} has the same SKU.' },
  'catalogue.row_stock_changed': {
    status: 409,
    sentence:
      'It was {was} in the export and is {now} now. Export again, or empty “Stock at export” to set it anyway.',
  },
  'catalogue.not_ready': {
    status: 409,
    sentence: 'Add a picture and at least one colour before you show the product.',
  },

  'shop.cart_changed': {
    status: 409,
    sentence: 'Something in your cart has changed. Nothing was charged; please check your cart.',
  },
  'shop.types_mixed': {
    status: 409,
    sentence:
      'An order holds goods of brands or of the culture collection, not both. Please order them separately.',
  },
  'shop.contact_missing': {
    status: 400,
    field: 'email',
    sentence: 'Enter an e-mail address or a phone number, so that we can reach you.',
  },
  'shop.phone_invalid': {
    status: 400,
    field: 'phone',
    sentence: 'Enter a phone number we can call, with the country code if it is from another country.',
  },
  'shop.guest_cart_too_large': {
    status: 400,
    field: 'items',
    sentence: PAGE_SENTENCES['shop.guest_cart_too_large'],
  },
  'shop.unproven_cart_too_large': {
    status: 400,
    field: 'items',
    sentence:
      'Until your e-mail address is confirmed an order holds at most {pieces} pieces in {lines} lines. Open the link we e-mailed you; your profile sends a new one.',
  },
  'shop.too_many_unconfirmed': {
    status: 409,
    sentence: '{limit} of your orders of today are waiting to be confirmed. {ways}',
  },
  'shop.network_busy': {
    status: 409,
    sentence:
      'Very many orders from your network are waiting to be confirmed today, so it takes no more without an account to be paid on delivery. {ways}',
  },
  'shop.too_many_open': {
    status: 409,
    sentence:
      'You have {limit} open orders to be paid on delivery. Please wait until one of them has arrived before you place another one.',
  },
  'shop.too_much_cash': {
    status: 409,
    sentence:
      'Your open orders to be paid on delivery may come to {pieces} pieces and {rupees} together. This grows with each order that has arrived. {ways}',
  },
  'shop.confirmation_link_invalid': {
    status: 400,
    sentence: PAGE_SENTENCES['shop.confirmation_link_invalid'],
  },
  'shop.confirmation_expired': {
    status: 409,
    sentence:
      'This order was not confirmed within a day, so it was cancelled. Nothing was charged. You are welcome to order again.',
  },
  'shop.confirmation_sold_out': {
    status: 409,
    sentence:
      'We are sorry: something in this order sold out before it was confirmed. Nothing was charged. Please order again what is still in stock.',
  },
  'shop.too_large': {
    status: 400,
    field: 'items',
    sentence: 'This order is larger than we can take here. Please write to us.',
  },
  'shop.delivery_unavailable': {
    status: 400,
    field: 'delivery',
    sentence: 'This delivery option is not available for the chosen country.',
  },
  'shop.cash_unavailable': {
    status: 400,
    field: 'payment_method',
    sentence: PAGE_SENTENCES['shop.cash_unavailable'],
  },
  'shop.step_not_allowed': {
    status: 409,
    sentence: 'This parcel is {status} now. It cannot be {done}.',
  },
  'shop.not_refundable': {
    status: 409,
    sentence: 'Nothing can be refunded: the order is not paid, or all of it has gone back.',
  },
  'shop.refund_under_way': {
    status: 409,
    sentence: 'Another refund of this order is under way. Please wait until it has gone through.',
  },
  'shop.refund_too_large': {
    status: 400,
    field: 'amount',
    sentence: 'At most {left} can still be refunded.',
  },
  'shop.not_to_send': {
    status: 409,
    sentence: 'The address of this order is not shown any more, so there is nothing to pack.',
  },
  'shop.payment_disputed': {
    status: 409,
    sentence:
      "The customer's bank disputes the payment of this order. It is held until the bank has decided.",
  },
  'shop.not_paid_yet': {
    status: 409,
    sentence:
      'This order is not paid: the payment has not arrived yet, which takes a few minutes at most, or it went back.',
  },

  'privacy.export_running': {
    status: 409,
    sentence: 'A copy of your data is being downloaded already. Please wait until it is complete.',
  },
  'privacy.too_many_exports': {
    status: 429,
    sentence: 'You have downloaded your data {limit} times within a day. Please try again tomorrow.',
  },
  'privacy.export_link_invalid': {
    status: 404,
    sentence: 'This link has expired or was already used. Please ask for a new one in your profile.',
  },

  'privacy.open_orders': {
    status: 409,
    sentence:
      'You have {orders}. Wait until everything is delivered, or cancel what you can; then you can delete your account.',
  },
  'privacy.demo_account': { status: 409, sentence: 'Demo accounts cannot be deleted.' },
  'privacy.keep_link_invalid': { status: 400, sentence: PAGE_SENTENCES['privacy.keep_link_invalid'] },

  'transfers.too_many': {
    status: 409,
    sentence: 'You have {limit} {what} open. Wait for one, or cancel it.',
  },
  'transfers.ended': { status: 409, sentence: 'This has ended already.' },
  'transfers.part_out_of_order': {
    status: 409,
    sentence: 'Part {parts} of the file is next. Please upload the file again from there.',
  },
  'transfers.part_missing': { status: 400, field: 'part', sentence: 'Choose a CSV file.' },
  'transfers.part_too_long': {
    status: 400,
    field: 'part',
    sentence: 'The file is longer than it was when the upload began. Please start again.',
  },
  'transfers.upload_incomplete': {
    status: 409,
    sentence: 'The file is not complete yet. Please finish the upload first.',
  },
  'transfers.not_checked': {
    status: 409,
    sentence: 'Only an import whose rows are all right can be applied. Correct the file and check it again.',
  },
  'transfers.no_file': {
    status: 404,
    sentence: 'This file is no longer here.',
  },
  'transfers.not_csv': {
    status: 400,
    sentence: 'The file cannot be read as CSV. Save it as “CSV UTF-8” and try again.',
  },
  'transfers.columns_missing': { status: 400, sentence: 'The file lacks the columns {columns}.' },
  'transfers.too_many_rows': {
    status: 400,
    sentence: 'The file has more than {limit} rows. Please import it in several files.',
  },
  'transfers.empty': { status: 400, sentence: 'The file has no rows below its header.' },
  'transfers.broken_off': {
    status: 500,
    sentence: 'This broke off several times. Please try again later.',
  },

  'payments.off': {
    status: 400,
    field: 'payment_method',
    sentence: 'We do not take cards at the moment. Please choose cash on delivery.',
  },
  'payments.card_number_invalid': {
    status: 400,
    field: 'card_number',
    sentence: 'Check the card number: a digit is missing or wrong.',
  },
  'payments.not_a_test_card': {
    status: 400,
    field: 'card_number',
    sentence:
      'This shop runs on a test gateway that takes its published test numbers only, for example 4242 4242 4242 4242. Please do not enter a real card.',
  },
  'payments.expiry_invalid': {
    status: 400,
    field: 'expiry',
    sentence: 'Enter month and year as on the card, for example 09/28.',
  },
  'payments.card_expired': { status: 400, field: 'expiry', sentence: 'This card has expired.' },
  'payments.cvv_invalid': { status: 400, field: 'cvv', sentence: 'Enter the 3 or 4 digits of the CVV.' },
  'payments.card_missing': {
    status: 400,
    field: 'payment_token',
    sentence: PAGE_SENTENCES['payments.card_missing'],
  },
  'payments.token_invalid': {
    status: 400,
    field: 'payment_token',
    sentence: 'Please enter your card again. Nothing was charged.',
  },
  'payments.saved_card_gone': {
    status: 404,
    sentence: 'This saved card is no longer there. Nothing was charged; please choose another one.',
  },
  'payments.saved_card_expired': {
    status: 409,
    sentence: 'This saved card has expired. Nothing was charged; please choose another one.',
  },
  'payments.save_needs_account': {
    status: 400,
    field: 'save_card',
    sentence: 'Sign in to save a card.',
  },
  'payments.declined': {
    status: 402,
    sentence: PAGE_SENTENCES['payments.declined'],
  },
  'payments.insufficient_funds': {
    status: 402,
    sentence: 'There are insufficient funds on the card. Nothing was charged; please try another one.',
  },
  'payments.action_required': {
    status: 402,
    sentence: 'Your bank asks you to approve this payment. Nothing was charged yet.',
  },
  'payments.amount_refused': {
    status: 400,
    field: 'payment_method',
    sentence: 'This amount cannot be paid by card. Please choose to pay on delivery.',
  },
  'payments.unavailable': {
    status: 503,
    sentence: 'The payment service is not responding. Nothing will be charged; please try again in a minute.',
  },
  'payments.signature_invalid': { status: 400, sentence: 'The signature of this message is wrong.' },
} as const satisfies Record<string, { status: number; field?: string; sentence: string }>;

export type ErrorCode = keyof typeof ERRORS;

export function errorSentence(code: ErrorCode, details: ErrorDetails = {}): string {
  return fillSlots(ERRORS[code].sentence, details);
}

/** Errors of no single field are under `non_field_errors` (wire-3). */
export type FieldErrors = Record<string, string[]>;
