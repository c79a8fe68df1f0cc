export const enterYourEMailAddress = 'Enter your e-mail address.';
export const enterAValidEMailAddress = 'Enter a valid e-mail address.';
export const stayUpdated = 'Stay Updated';
export const newsNowAndThen =
  'News about collections, tailors and brands, now and then. Unsubscribe at any time.';
export const enterYourEmail = 'Enter your email';
export const subscribing = 'Subscribing...';
export const subscribe = 'Subscribe';
