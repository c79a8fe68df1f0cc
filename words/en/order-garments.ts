import { plural } from '../plural.ts';

export const addAnotherGarment = 'Add another garment';
export const oneBillOneParcel = 'All garments are one order with one bill, made by the same tailor.';
export const forTheSamePerson = 'For the same person';
export const forAnotherPerson = 'For another person';
export const aCopyOf = ({ garment }: { garment: string }) => `A copy of ${garment}`;
export const garmentNumber = ({ place }: { place: number }) => `Garment ${place}`;
export const itIsFilledInAbove = 'Filled in above.';
export const totalWithFees = 'Total with fees';
export const backToTheList = 'Back to the list';
export const nothingIsSentYet =
  'What you fill in stays on this device. Nothing is sent before you press “Submit Order”.';
export const theTailorDoesNotStitchIt = 'This tailor does not stitch this garment. Change or remove it.';
export const theShopCollectsTheCloth =
  'Its cloth was to be posted, but the shop collects the cloth of this order. Change the garment, or the pickup of the order.';
export const theTailorGetsNoParcels =
  'Its cloth was to be posted, but this tailor gives no address for parcels. Change the garment.';
export const sayWhoseItIs = 'Choose whose measures it gets.';
export const orderHas = ({ trackingId, sent, count }: { trackingId: string; sent: number; count: number }) =>
  `Order ${trackingId} is placed: ${sent} of ${count} garments are sent`;
export const pressToSendTheOthers =
  'Press “Submit Order” to send the others. What is sent already is not sent again.';
export const sendingOf = ({ place, count }: { place: number; count: number }) =>
  `Sending garment ${place} of ${count}...`;
export const isSent = 'Sent';
export const notSentYet = 'Not sent yet';
export const garmentNotSent = ({ garment, why }: { garment: string; why: string }) =>
  `Not sent: ${garment}. ${why}`;
export const notAllWereSent =
  'Your order is placed, but not all of its garments are sent. What you filled in is kept.';
export const goOnWithoutThem = 'Go on without the others';
export const goOnWithoutThemQuestion = 'Go on without the garments that are not sent?';
export const theOrderHasWhatIsSent =
  'What you filled in for them is deleted. The order has the garments that are sent, and you can confirm it.';
export const anotherGarment = 'Another garment';
export const changeAGarment = 'Change a garment';
export const garmentOfOrder = ({ place, trackingId }: { place: number; trackingId: string }) =>
  `Garment ${place} of order ${trackingId}`;
export const loadingTheGarment = 'Loading the garment...';
export const inThisOrder = 'In this order so far';
export const whoseIsIt = 'Whose is it?';
export const startWithACopyOf = 'Start with a copy of';
export const copyIt = 'Copy it';
export const copying = 'Copying...';
export const itIsCopied = 'It is copied. Change what is different.';
export const whatItAdds = 'What it adds';
export const whatItCosts = 'What it costs';
export const theDayIsCountedAgain = ({ day }: { day: string }) =>
  `The order is expected by ${day} now. The day is counted again with this garment.`;
export const chooseADressTypeToSee = 'Choose a dress type to see what it adds to the price.';
export const addToTheOrder = 'Add to the order';
export const addAndMakeAnother = 'Add and make another';
export const adding = 'Adding...';
export const save = 'Save';
export const uploadedAddingIt = 'Uploaded. Adding the garment...';
export const uploadedSavingIt = 'Uploaded. Saving the garment...';
export const failedToAddTheGarment = 'Failed to add the garment';
export const failedToChangeTheGarment = 'Failed to change the garment';
export const theGarmentWasNotAdded = 'The garment was not added. What you filled in is kept.';
export const theGarmentWasNotChanged = 'The garment was not changed. What you filled in is kept.';
export const backToTheGarment = 'Back to the garment';
export const seeTheOrder = 'See the order';

interface Terms {
  garment: string;
  total: string;
  day: string;
}
export const added = ({ garment, total, day }: Terms) =>
  `${garment} is in the order. The total is now ${total}, expected by ${day}.`;
export const changed = ({ garment, total, day }: Terms) =>
  `${garment} is changed. The total is now ${total}, expected by ${day}.`;
export const removed = ({ garment, total, day }: Terms) =>
  `${garment} is out of the order. The total is now ${total}, expected by ${day}.`;
export const theDayWasBefore = ({ before }: { before: string }) => `Before, it was expected by ${before}.`;

export const nothingCanBeChanged = 'The garments of this order stay as they are';
export const itIsConfirmedOrEnded =
  'It was confirmed or has ended, and nothing can be added or changed any more. What you filled in stays on this device. For another garment, please place a new order.';
export const shoesAreAlone = 'Shoes are an order of their own. For a garment, please place a new order.';
/** In an order that waits for its price. */
export const leftToTheShop = 'I leave it to the shop';
export const orOneOfOurDesigns = 'Or one of our designs';
export const theShopSetsThePrice =
  'We look at all garments of the order together and e-mail you the price of each. Nothing is made before you agree.';
interface Unpriced {
  garment: string;
}
export const withoutAPrice = {
  added: ({ garment }: Unpriced) => `${garment} is in the order. We e-mail you the price.`,
  changed: ({ garment }: Unpriced) => `${garment} is changed. We e-mail you the price.`,
  removed: ({ garment }: Unpriced) => `${garment} is out of the order. We e-mail you the price.`,
  cancelled: ({ garment }: Unpriced) => `${garment} is cancelled.`,
};
export const theOrderIsFull = ({ most }: { most: number }) => `This order has ${most} garments`;
export const forMorePlaceAnother = 'That is as many as one order has. For more, please place another order.';
export const thisGarmentIsGone = 'This garment is not in the order any more';
export const itWasRemoved = 'It was removed, perhaps in another tab or on another device.';
export const placeANewOrder = 'Place a new order';

export const garments = ({ count }: { count: number }) => plural(count, '1 garment', `${count} garments`);
export const change = 'Change';
export const changeThis = ({ garment }: { garment: string }) => `Change ${garment}`;
export const removeThis = ({ garment }: { garment: string }) => `Remove ${garment}`;
export const removeThisQuestion = ({ garment }: { garment: string }) => `Remove ${garment}?`;
export const whatWasFilledInIsDeleted =
  'What you filled in for it is deleted, and price and expected day are counted again. The other garments stay.';
export const keepIt = 'Keep it';
export const removeIt = 'Remove it';
export const removing = 'Removing...';
export const failedToRemoveTheGarment = 'Failed to remove the garment';
export const cancelledOne = ({ garment }: Unpriced) => `Cancelled: ${garment}`;
export const numbered = ({ place, garment }: { place: number; garment: string }) => `${place}. ${garment}`;
export const ofPerson = ({ garment, person }: { garment: string; person: string }) =>
  `${garment} for ${person}`;

/** After "Order again" for an order of several garments. */
export const firstOfTheOrderAgain = ({ count }: { count: number }) =>
  `That order had ${count} garments. This is the first one; the others follow one by one, filled in as they were.`;
export const asInTheOrderBefore = ({
  garment,
  place,
  count,
}: {
  garment: string;
  place: number;
  count: number;
}) => `Filled in as before: ${garment}, ${place} of ${count}.`;
export const theNextOneFollows = 'Look it over and press “Add and make another”: the next one follows.';
export const itIsTheLastOne = 'Look it over and press “Add to the order”: it is the last one.';
export const leaveThisOneOut = 'Leave this one out';
export const cancelThisGarment = 'Cancel this garment';
export const cancelThis = ({ garment }: { garment: string }) => `Cancel this garment: ${garment}`;
export const theOrderCostsThen = ({ total }: { total: string }) =>
  `It will not be stitched. The order costs ${total} then, and a credit note says so.`;
export const itsPriceGoesBack = ({ amount }: { amount: string }) => `We send back ${amount}.`;
export const whyDoYouCancelIt = 'Why do you cancel it?';
export const cancelling = 'Cancelling...';
export const failedToCancelTheGarment = 'Failed to cancel the garment';
export const cancelled = ({ garment, total, day }: Terms) =>
  `${garment} is cancelled. The total is now ${total}, expected by ${day}.`;
