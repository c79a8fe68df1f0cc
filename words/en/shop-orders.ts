export const orderPlaced = ({ brandName }: { brandName: string }) => `Order placed · ${brandName}`;
export const orderPlacedSuccessfully = 'Order Placed Successfully!';
export const thankYouArrivesBy = ({ day }: { day: string }) => `Thank you. Arrives by ${day}.`;
export const thankYouOnceConfirmedArrivesBy = ({ day }: { day: string }) =>
  `Thank you. Once confirmed, arrives by ${day}.`;
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `Your tracking number is <number>${trackingId}</number>.`;
export const weEMailedItTo = ({ email }: { email: string }) => `We e-mailed it to ${email}.`;
export const continueShopping = 'Continue Shopping';
export const oneMoreStepConfirmYourOrder = 'One more step: confirm your order';
export const oneMoreStepConfirmYourEMail = 'One more step: confirm your e-mail address';
/** The page puts the e-mail address or the number between the tags. */
export const weEMailedALinkTo = 'We e-mailed a link to <email>your address</email>.';
export const openItAndPressTheButton = 'Open it and press the button; the sellers then start packing.';
export const yourOrderIsPaidAndPlaced =
  'Your order is paid and placed; once the address is confirmed we can tell you when the parcel leaves and arrives.';
export const weWillCallYou =
  'We will call you on <phone>your number</phone>. Once you have confirmed, the sellers start packing.';
export const yourItemsAreReserved = ({ until }: { until: string }) =>
  `Your items are reserved for 30 minutes, until ${until}. You can still confirm within a day of ordering, as long as they are in stock.`;
export const waitsForPayment = 'waits for your payment';
export const payThisOrder = 'Pay this order';
export const print = 'Print';
export const askAboutIt = 'Ask about it';
export const trackThisOrder = 'Track this order';
export const theDocumentCouldNotBeDownloaded = 'The document could not be downloaded. Please try again.';
export const orderDate = 'Order date';
export const expectedDelivery = 'Expected delivery';
export const shipsTo = 'Ships to';
export const paidByCard = ({ method, brand, last4 }: { method: string; brand: string; last4: string }) =>
  `${method}, ${brand} ending in ${last4}`;
export const billDetails = 'Bill Details';
export const from = ({ name }: { name: string }) => `From ${name}`;
export const id = 'ID';
export const items = 'Items';
export const total = 'Total';
export const billStatus = 'Bill Status';
export const status = 'Status';
export const trackingId = 'Tracking Id';
export const createdAt = 'Created At';
export const action = 'Action';
export const viewOrder = ({ id }: { id: number }) => `View order ${id}`;
export const view = 'View';
export const trackOrder = ({ id }: { id: number }) => `Track order ${id}`;
export const track = 'Track';
export const fromSellers = ({ sellers }: { sellers: readonly string[] }) => `from ${sellers.join(', ')}`;
export const notAvailable = 'N/A';
export const andMore = ({ named, count }: { named: string; count: number }) => `${named} and ${count} more`;
export const beingCharged = 'being charged';
export const notChargedOrderCancelled = 'not charged, order cancelled';
export const cancelWhatSellerSends = ({ name }: { name: string }) => `Cancel what ${name} sends`;
export const nothingOfItIsSent = 'Nothing of it is sent then, and nothing is to be paid for it.';
export const theMoneyGoesBackToYourCard = 'The money goes back to your card.';
export const whyDoYouCancelIt = 'Why do you cancel it?';
export const keepIt = 'Keep it';
export const cancelIt = 'Cancel it';
export const cancelling = 'Cancelling...';
export const itIsCancelled = 'It is cancelled.';
export const failedToCancelIt = 'Failed to cancel it';
