/** Failures that pages show themselves, apart from `errors.ts` so that pages need not load all of them. */
export const sentences = {
  'server.failed': 'Something went wrong on our side. Please try again.',
  'accounts.password_needed': 'Enter your current password to change your e-mail address.',
  'accounts.undo_link_invalid':
    'This link has expired or was already used. If you think somebody else can get into your account, please write to us.',
  'accounts.email_link_invalid':
    'This link has expired or was already used. If you have already confirmed the address, there is nothing left to do; otherwise ask for a new link in your profile.',
  'accounts.phone_link_invalid':
    'This link has been used or has expired. Change the phone in your profile again.',
  'accounts.confirm_link_invalid':
    'This link has expired, or that sign-in has ended. Ask for a new one in your profile.',
  'accounts.reset_link_invalid': 'This link has expired or was already used. Please ask for a new one.',
  'accounts.social_cancelled': 'The sign-in was cancelled. You can try again, or sign in another way.',
  'accounts.social_expired': 'This sign-in has expired or was already used. Please try again.',
  'accounts.social_failed': 'The sign-in did not succeed. Please try again, or sign in another way.',
  'accounts.social_unavailable':
    'The sign-in service is not responding. Please try again in a minute, or sign in another way.',
  'accounts.social_no_email':
    'We did not get a confirmed e-mail address with this sign-in. Confirm your address there first, or create an account with a password.',
  'accounts.social_link_invalid':
    'This link has expired or was already used. Please begin again on the sign-in page.',
  'privacy.keep_link_invalid':
    'This link has expired or was already used. Sign in to see whether your account is still there.',
  'newsletter.unsubscribe_link_invalid':
    'This link is incomplete. Please open it once more from the newest mail you have from us.',
  'notifications.unsubscribe_link_invalid':
    'This link is incomplete. Please open it once more from the mail.',
  'applications.link_invalid':
    'This link is incomplete or no longer works. Please open the newest mail you have from us, or apply again.',
  'files.not_a_picture':
    'Upload a picture: JPEG, PNG, WebP, AVIF or HEIC. The file you sent is something else or is damaged.',
  'files.empty': 'This file is empty. Choose another picture.',
  'files.too_heavy': 'The picture is larger than 10 MB.',
  'orders.measurement_missing': 'No Meaurement added, choose other option or update measurement from profile',
  'shop.guest_cart_too_large':
    'Without an account, an order can hold at most {pieces} pieces of {lines} different items. Sign in or create an account to order more.',
  'shop.confirmation_link_invalid':
    'This link is incomplete. Please open it again from our e-mail about your order.',
  'shop.cash_unavailable':
    'Orders sent abroad are paid in advance. Cash on delivery is for orders within Pakistan.',
  'shop.cash_after_refusal':
    'Your last parcel was refused at the door, so please pay by card or wallet this time. Once you have received an order, you can pay in cash again.',
  'payments.card_missing': 'Please fill in all payment details.',
  'payments.declined':
    'The card was declined. Nothing was charged; please try another card or pay on delivery.',
};
