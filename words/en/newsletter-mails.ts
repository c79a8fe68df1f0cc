export const confirmYourSubscription = ({ brandName }: { brandName: string }) =>
  `Confirm your subscription to ${brandName}`;
export const confirmToGetIt = 'Confirm to get our newsletter.';
export const somebodyAskedForIt = ({ brandName }: { brandName: string }) =>
  `Somebody, most likely you, asked for the newsletter of ${brandName} at this address. Open the link and press the button to confirm; it works once, for seven days.`;
export const ifNotYouDoNothing = 'If it was not you, do nothing: we will not e-mail you.';
export const confirmMySubscription = 'Confirm my subscription';

export const welcomeToIt = ({ brandName }: { brandName: string }) =>
  `Welcome to the newsletter of ${brandName}`;
export const youAreSubscribed = 'You are subscribed.';
export const whatWeSend = ({ brandName }: { brandName: string }) =>
  `You are subscribed to the newsletter of ${brandName}. We will e-mail you when there is something new: a collection, a tailor, a brand.`;

export const youAreAlreadySubscribed = ({ brandName }: { brandName: string }) =>
  `You are already subscribed to ${brandName}`;
export const nothingLeftToDo = 'There is nothing left to do.';
export const somebodyAskedAgain = ({ brandName }: { brandName: string }) =>
  `Somebody, most likely you, asked for the newsletter of ${brandName} at this address. You are already subscribed, so there is nothing left to do.`;

export const unsubscribeAtAnyTime =
  'You can unsubscribe at any time with the link at the end of every e-mail.';
export const seeWhatIsNew = 'See what is new';
export const unsubscribeAt = ({ address }: { address: string }) => `Unsubscribe: ${address}`;
