export const orderAGarmentStitchedToYour =
  'Order a garment stitched to your measurements, by a partner tailor or our own workshop.';
export const placeAnOrder = 'Place an order';
export const shoesOrADressMadeFor =
  'Shoes or a dress made for you, or many pieces for a business: tell us what you need and we name the price.';

export const noOrderDetailsAvailable = 'No order details available.';
export const seeMyOrders = 'See my orders';
export const loadingYourOrder = 'Loading your order...';
export const checkoutDetails = 'Checkout Details';

export const failedToConfirmOrder = 'Failed to confirm order';
export const yourOrderIsConfirmed = ({ trackingId }: { trackingId: string }) =>
  `Your order ${trackingId} is confirmed.`;
export const seeIt = 'See it';
export const orderSummary = 'Order summary';
export const agreeAndConfirm = 'Agree and confirm';
export const confirmOrder = 'Confirm Order';
export const thePriceOrTheDayHas = 'The price or the day has changed since you placed this order.';
export const before = 'Before';

export const confirmedTitle = 'Your order is confirmed';
export const downloadInvoice = 'Download invoice';
export const theInvoiceIsReady = ({ invoice }: { invoice: string }) =>
  `Thank you. The invoice ${invoice} is ready to download.`;
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `Your tracking number is <tracking>${trackingId}</tracking>.`;

export const whatHappensNext = 'What happens next';
export const weSendYouASwatch =
  'We send you a swatch, so that you can compare your cloth with it before anything is cut.';
export const weSendYouASwatchOf = ({ fabric }: { fabric: string }) =>
  `We send you a swatch of ${fabric.toLowerCase()}, so that you can compare your cloth with it before anything is cut.`;
export const bringYourClothTo = ({ tailor, area }: { tailor: string; area: string }) =>
  `Bring your cloth to ${tailor}, ${area}.`;
export const openAt = ({ times }: { times: readonly string[] }) => `Open ${times.join(', ')}.`;
export const theTailorHasYourCloth = 'Your cloth is with the tailor.';
export const weCollectYourClothAndCall = 'We collect your cloth and call you before we come.';
export const theTailorStitchesAndChecksIt = ({ trackingId }: { trackingId: string }) =>
  `The tailor stitches and checks it. Follow each step with your tracking number <tracking>${trackingId}</tracking>.`;
export const collectTheGarmentFrom = ({ tailor, area, day }: { tailor: string; area: string; day: string }) =>
  `Collect the garment from ${tailor}, ${area}. We expect it to be ready by ${day} and tell you.`;
export const weBringTheGarmentOncePaid = ({ day }: { day: string }) =>
  `We bring the garment by ${day}, if the payment is with us soon: the tailor waits for it.`;
export const weBringTheGarmentBy = ({ day }: { day: string }) => `We bring the garment by ${day}.`;
export const youPayWhenYouGetIt = ({ totalBill }: { totalBill: string }) =>
  `You pay ${totalBill} when you get it.`;

export const editThisOrder = 'Edit this order';
export const cancelThisOrder = 'Cancel this order';
export const tailor = 'Tailor';
export const theDesignYouSent = 'The design you sent';
export const thePictureOfYourMeasurements = 'The picture of your measurements';
export const whereDoesYourOrderGo = 'Where does your order go?';
export const tellUsWhereTheGarmentGoes =
  'Tell us where the garment goes, and how you pay. You can confirm the order after that, and you see the price with delivery first.';
export const tellUsWhereTheShoesGo =
  'Tell us where the shoes go, and how you pay. You can confirm the order after that, and you see the price with delivery first.';
export const sayWhereItGoes = 'Say where it goes';

export const thisOrderIsConfirmed = 'This order is confirmed';
export const theTailorLooksAtItNext = ({ tailor }: { tailor: string }) =>
  `${tailor} looks at it next and accepts it. You can still cancel it until the stitching starts.`;
export const theTailorHasAcceptedThisOrder = 'The tailor has accepted this order';
export const theStitchingStartsAsSoonAs =
  'The stitching starts as soon as the cloth is there. You can still cancel it until then.';
export const theClothIsThere =
  'The cloth is there, and the stitching starts next. You can still cancel it until then.';
export const theReceiptIsBeingCorrected = 'The stitching waits until the receipt of your cloth is corrected.';
export const weAreLookingForAnotherTailor = 'We are looking for another tailor';
export const theTailorCouldNotTakeIt = ({ tailor }: { tailor: string }) =>
  `${tailor} could not take this order. We give it to another tailor at the same price and tell you. You can also cancel it.`;
export const yourGarmentIsBeingStitched = 'Your garment is being stitched';
export const weExpectItToBeDone = ({ day }: { day: string }) => `We expect it to be done by ${day}.`;
export const yourGarmentIsBeingChecked = 'Your garment is being checked';
export const itIsStitchedAndLookedAt =
  'It is stitched. Seams, measurements and finish are looked at before it leaves.';
export const yourGarmentIsReady = 'Your garment is ready';
export const collectItFrom = ({ tailor, area }: { tailor: string; area: string }) =>
  `Collect it from ${tailor}, ${area}. You pay when you get it.`;
export const yourGarmentIsOnItsWay = 'Your garment is on its way';
export const weExpectItToArriveBy = ({ day }: { day: string }) =>
  `We expect it to arrive by ${day}. You pay when you get it.`;
export const theCourierBringsIt = ({ courier, day }: { courier: string; day: string }) =>
  `${courier} brings it. We expect it to arrive by ${day}. You pay when you get it.`;
export const theCourierBringsItUnder = ({
  courier,
  number,
  day,
}: {
  courier: string;
  number: string;
  day: string;
}) =>
  `${courier} brings it under the number ${number}. We expect it to arrive by ${day}. You pay when you get it.`;
export const yourGarmentWasDelivered = 'Your garment was delivered';
export const itWasHandedOverOn = ({ day, until }: { day: string; until: string }) =>
  `It was handed over on ${day}. Alterations are free until ${until}.`;
export const alterationsAreFreeForDays = ({ alterationDays }: { alterationDays: number }) =>
  `Alterations are free for ${alterationDays} days.`;
export const yourGarmentComesBack = 'Your garment comes back for an alteration';
export const theTailorAltersItFree =
  'The tailor gets in touch about handing it over, and alters it free of charge.';
export const ourRiderCollectsIt =
  'Our rider collects it where your cloth was collected, and the tailor alters it free of charge.';
export const weWaitForYourPicture = 'We wait for your picture';
export const sendUsThePicture = 'Send us the picture of your measurements, and we go on with your order.';
export const weAreWorkingOutThePrice = 'We are working out the price';
export const thisOrderHasNoPriceYet =
  'This order has no price yet. We look at what you want made. You find the price here, and confirm it.';
export const itHasAPrice =
  'It has a price. Say where it goes and how you pay; you can confirm it after that.';
export const pleaseConfirmThisOrder = 'Please confirm this order';
export const nothingIsStitchedBeforeYouConfirm = ({ until }: { until: string }) =>
  `Nothing is stitched before you confirm. Without your confirmation the order expires on ${until}.`;
export const thisOrderHasExpired = 'This order has expired';
export const itWasNotConfirmedInTime = ({ day }: { day: string }) =>
  `It was not confirmed in time and ended on ${day}. There is nothing to pay. You are welcome to order again.`;
export const youHaveCancelledThisOrder = 'You have cancelled this order';
export const thisOrderWasCancelled = 'This order was cancelled';
export const itWasCancelled = 'It was cancelled.';
export const itWasCancelledOn = ({ day }: { day: string }) => `It was cancelled on ${day}.`;
export const afterCancelling = {
  UNPAID: 'Nothing is stitched, and there is nothing to pay.',
  PARTIALLY_PAID: 'Nothing is stitched, and we send back what you have paid.',
  PAID: 'Nothing is stitched, and we send back what you have paid.',
  REFUNDED: 'Nothing is stitched, and what you paid was sent back.',
};

export const seeWhereYourGarmentIsPlaced =
  'See where your garment is: placed, in production, checked, shipped or delivered.';
export const anyoneWithTheTrackingNumberCan = 'Anyone with the tracking number can follow the order.';
export const ordersAndHelp = 'Orders and help';
export const howAnOrderProgresses = 'How an order progresses';
export const orderSubject = ({ trackingId }: { trackingId: string }) => `Order ${trackingId}`;
export const needHelp = 'Need help?';
export const haveYourTrackingNumberReady = 'Have your tracking number ready.';
export const chatWithUs = 'Chat with us';

export const myOrders = 'My orders';
export const bulkOrder = 'Bulk Order';
export const tailorOrders = 'Tailor Orders';
export const brandOrders = 'Brand Orders';
export const orderTypes = 'Order types';
export const noOrdersYet = 'No orders yet';
export const answerAFewQuestionsToOrder = 'Answer a few questions to order your first garment.';
export const whatYouBuyFromBrandsAnd = 'What you buy from brands and the culture collection is listed here.';
export const failedToFetchBulkOrders = 'Failed to fetch bulk orders';
export const noBulkOrdersYet = 'No bulk orders yet';
export const tellUsWhatYourBusinessNeeds = 'Tell us what your business needs, and we send you a quote.';
export const askForAQuote = 'Ask for a quote';
export const thereIsNoSuchOrder = 'There is no such order among yours.';
export const status = 'Status';
export const orders = 'Orders';
export const noOrdersMatch = 'No orders match.';
export const showAllOrders = 'Show all orders';
export const loadingOrders = 'Loading orders...';
export const readyAfterTheDayYouNeed = ({ day, needed }: { day: string; needed: string }) =>
  `It will be ready on ${day}, after the day that you need it, ${needed}.`;
