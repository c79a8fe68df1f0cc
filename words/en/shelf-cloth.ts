/** Cloth of a brand's shelf for a garment (orders-150 to orders-159). */
export const haveItStitched = 'Have it stitched';
export const aTailorMakesItForYou = 'A tailor makes it to your measures: one order, one bill, one parcel.';
export const theCloth = 'The cloth';
export const clothFromTheShop = 'Choose cloth in the shop';
export const orTakeItFromABrand = 'You have no cloth? Take it from a brand: it goes straight to the tailor.';
export const chooseAnotherCloth = 'Choose another cloth';
export const iHaveMyOwnCloth = 'Remove: I have cloth of my own';
export const iPostIt = 'I post my cloth to the tailor';
export const postItTo = ({ address }: { address: string }) => `Post it to: ${address}`;
export const howManyPieces = 'Pieces';
export const ofOnePiece = ({ metres, width, price }: { metres: number; width: number; price: string }) =>
  `${metres} m, ${width} inches wide · ${price} a piece`;
export const from = ({ seller }: { seller: string }) => `From ${seller}`;
export const isEnough = ({ metres, needed }: { metres: number; needed: number }) =>
  `${metres} m: enough, this garment needs about ${needed} m.`;
export const isTooLittle = ({ metres, needed }: { metres: number; needed: number }) =>
  `${metres} m: this garment needs about ${needed} m. Take more, or ask the tailor first.`;
export const onlyLeft = ({ left }: { left: number }) => `Only ${left} left.`;
export const soldOutNow = 'Sold out by now. Choose another cloth, or bring your own.';
export const notSoldAnyMore = 'This cloth is not sold any more. Choose another one, or bring your own.';
export const theSellerSendsIt = 'The seller sends the cloth to the tailor. You need not bring anything.';
export const noSampleTravels =
  'The seller sends the cloth, so nothing of yours travels along. Choose other measures.';
export const postYourClothTo = ({ address }: { address: string }) => `Post your cloth to: ${address}`;
export const postTheRestTo = ({ address }: { address: string }) => `Cloth that you post goes to: ${address}`;
export const pickupOfTheCloth = 'Pick-up of the cloth';
export const clothCouldNotBeRead = 'The cloth could not be read. Please open its page again.';
export const nothingIsReserved = 'It is bought when you confirm the order, at the price of then.';
export const clothOf = ({ name, pieces }: { name: string; pieces: number }) =>
  pieces === 1 ? `Cloth: ${name}` : `Cloth: ${name}, ${pieces} pieces`;
export const cloth = 'Cloth';
export const sources = {
  BROUGHT: 'You bring it to the tailor',
  COLLECTED: 'The shop collects it from you',
  POSTED: 'You post it to the tailor',
  SHELF: 'A seller sends it to the tailor',
};
export const sourcesForWork = {
  BROUGHT: 'The customer brings it',
  COLLECTED: 'The shop collects it',
  POSTED: 'The customer posts it',
  SHELF: 'A seller sends it',
};
export const standings = {
  UNCONFIRMED: 'Not bought yet',
  PLACED: 'The seller has the order',
  PACKED: 'Packed',
  SHIPPED: 'On its way to the tailor',
  DELIVERED: 'With the tailor',
  CANCELLED: 'Cancelled',
  RETURNED: 'Taken back by the seller',
};
export const sentWith = ({ courier, number }: { courier: string; number: string }) =>
  `${courier}, parcel ${number}`;
/** Cloth that the customer posts (orders-182). */
export const theParcelWithYourCloth = 'The parcel with your cloth';
export const tellUsOnceItIsSent = 'Tell the tailor once it is on its way.';
export const iHavePostedIt = 'I have posted it';
export const changeTheParcel = 'Change it';
export const postedOn = ({ day, parcel }: { day: string; parcel: string }) => `Posted on ${day}: ${parcel}`;
export const forExampleACourier = 'For example TCS, Leopards or Pakistan Post';
export const numberOfTheParcel = 'Number of the parcel';
export const onTheReceiptOfTheCourier = 'It is on the receipt of the courier';
export const dayOfPosting = 'Posted on';
export const sayWithWhichCourier = 'Say with which courier you posted it.';
export const sayWhenYouPostedIt = 'Say on which day you posted it.';
export const saveTheParcel = 'Tell the tailor';
export const failedToSaveTheParcel = 'It could not be saved. Please try again.';
export const parcelWentElsewhere =
  'The order went to another tailor after that. We see to it that the cloth goes on.';
export const yourClothIsOnItsWay = 'Your cloth is on its way to the tailor.';
export const couldNotBeSent = ({ name }: { name: string }) =>
  `${name} could not be sent, and is off your bill. Bring cloth of your own, or cancel the order.`;
export const keptAfterCancelling = 'It was sent already, so it stays bought and comes home with the parcel.';
export const staysBought = ({ name }: { name: string }) =>
  `${name} is on its way already: it stays on the bill and comes home with the parcel.`;
export const isWithTheTailor = ({ name }: { name: string }) =>
  `${name} is with the tailor already: it stays on the bill and comes home with the parcel.`;
export const goesBackToo = ({ name }: { name: string }) => `${name} is not sent, and leaves the bill too.`;
export const wentElsewhere =
  'It was sent before the order went to this tailor. Tell the seller or the former tailor.';
export const goesToTheTailor = 'Goes to the tailor';
export const clothForATailor = 'Cloth for a stitched order. Send it to the tailor; nothing is collected.';
export const waitForThePayment = 'The customer has not paid yet. Please ship it once it is paid.';
export const waitForTheTailor = 'Please ship it once the tailor has accepted the order.';
export const priceHasChanged = ({ before, now }: { before: string; now: string }) =>
  `The price has changed from ${before} to ${now}.`;
export const picked = ({ name }: { name: string }) => `${name} is in your order form.`;
