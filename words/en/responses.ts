/** Sentences in responses of the API that pages show. */
export const singleOrderPlaced = 'Single order placed successfully!';
export const bulkOrderPlaced = 'Bulk order placed successfully!';
export const orderPlaced = 'Order Placed Successfully!';

/** What is wrong with a line of the cart. */
export const cartProblems = {
  gone: 'This is no longer sold.',
  variant_missing: 'Choose its colour and size again.',
  sold_out: 'Sold out.',
  short: ({ left }: { left: number }) => `Only ${left} left.`,
  price_changed: ({ before, now }: { before: string; now: string }) => `Was ${before}, now ${now}.`,
  other_type: 'Brand and culture products are ordered separately.',
};
export const unknownProduct = 'Something we do not sell';

export const resetLinkIsOnItsWay =
  'If an account has this e-mail, a link to set a new password is on its way. It works once, for one hour.';
export const passwordIsSet = 'Your password is set. Please sign in with it.';
export const weEMailedALink = ({ email }: { email: string }) =>
  `We e-mailed a link to ${email}. It works for 24 hours.`;
export const addressIsNew = ({ email }: { email: string }) => `Your address is ${email} from now on.`;
export const addressIsConfirmed = ({ email }: { email: string }) => `Thank you: ${email} is confirmed.`;
export const addressIsBack = ({ email }: { email: string }) =>
  `Your address is ${email} again, and every device is signed out. We e-mailed you a link to set a new password.`;
export const openLinkInThisBrowser = ({ email }: { email: string }) =>
  `We e-mailed a link to ${email}. Open it in this browser within one hour.`;
export const providerIsConnected = ({ provider }: { provider: string }) =>
  `${provider} is connected. Press “Continue with ${provider}” on the sign-in page from now on.`;
export const accountStays = 'Your account stays. Sign in to use it again.';

export const weHaveYourMessage = 'Thank you. We have received your message and will answer by e-mail.';
export const confirmYourSubscription =
  'Almost there: open the e-mail we sent you and confirm your subscription.';
export const youAreUnsubscribed = 'You are unsubscribed. We will not send you the newsletter again.';
export const confirmYourApplication =
  'Almost there: open the e-mail we sent you and confirm your application.';
export const thankYouForYourPreferences = 'Thank you for sharing your shopping preferences!';

export const phoneSignsIn = ({ phone }: { phone: string }) =>
  `A code sent to ${phone} signs in to your account from now on.`;
export const openLinkToConfirm = ({ email }: { email: string }) =>
  `We e-mailed a link to ${email}. Open it within one hour, then go on here.`;
export const sessionIsConfirmed = 'Thank you. Go on where you signed in with the code.';
