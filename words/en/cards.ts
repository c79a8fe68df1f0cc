export const endingIn = ({ brand, last4 }: { brand: string; last4: string }) => `${brand} ending in ${last4}`;
export const expiredOn = ({ expiry }: { expiry: string }) => `Expired ${expiry}`;
export const expiresOn = ({ expiry }: { expiry: string }) => `Expires ${expiry}`;
export const card = 'Card';
export const anotherCard = 'Another card';
export const savedCards = 'Saved cards';
export const removeThisCard = 'Remove this card?';
export const removeCard = 'Remove card';
export const removing = 'Removing...';
export const theCardIsRemoved = 'The card is removed.';
export const failedToRemoveTheCard = 'Failed to remove the card';
export const paidOrdersAreNotAffected = ({ card, expiry }: { card: string; expiry: string }) =>
  `${card}, expiry ${expiry}. Orders already paid with it are not affected.`;
export const defaultLabel = 'Default';
export const expired = 'Expired';
/** `dots` is shown, `spoken` is read out instead. */
export const numberAndExpiry = ({ last4, expiry }: { last4: string; expiry: string }) =>
  `<dots>•••• •••• •••• ${last4}</dots><spoken>ending in ${last4}</spoken>, expiry ${expiry}`;
export const cardOfOtherService =
  'We have changed our payment service, so this card cannot be used any more.';
export const failedToChangeTheDefaultCard = 'Failed to change the default card';
export const makeThisDefault = ({ name }: { name: string }) => `Make default: ${name}`;
export const makeDefault = 'Make default';
