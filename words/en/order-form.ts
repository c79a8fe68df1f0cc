import { plural } from '../plural.ts';

export const loginAlert = 'Login Alert';
export const login = 'Login';
export const forOrderLoginRequire = 'For Order Login Require';
export const yourEntriesAndPicturesStaySaved = 'Your entries and pictures stay saved on this device.';
export const measurement = 'Measurement';
export const goToProfile = 'Go to profile';
export const noMeasurementAddedChooseOther =
  'No Meaurement added, choose other option or update measurement from profile';
export const isThisTheRightRecord = 'Is this the right record?';
export const chooseAnother = 'Choose another';
export const useItAnyway = 'Use it anyway';
export const askUseItAnyway = ({ question }: { question: string }) => `${question} Use it anyway?`;
export const failedToPasteBulkOrder = 'Failed to paste bulk order';
export const seeMyBulkOrders = 'See my bulk orders';
export const backToTheOrder = 'Back to the order';
export const yourBulkOrderWasNotSent = 'Your bulk order was not sent. What you filled in is kept.';
export const submitting = 'Submitting...';
export const submitOrder = 'Submit Order';
export const whatYouNeed = 'What you need';
export const quantity = 'Quantity';
export const howManyPiecesInAll = 'How many pieces in all.';
export const preferredDeliveryDate = 'Preferred delivery date';
export const theQuoteNamesTheDayWe = 'The quote names the day we can promise.';
export const itemTypes = 'Item types';
export const forExampleThirtyWaiterShirts = 'For example 30 waiter shirts and 30 waistcoats.';
export const notes = 'Notes';
export const sizesClothColoursALogoWhatever = 'Sizes, cloth, colours, a logo: whatever decides the price.';
export const requestASampleBeforeProduction = 'Request a sample before production';
export const chatWithUs = 'Chat with Us';
export const enterAQuantity = 'Enter a quantity';
export const orderPlacedSuccessfully = 'Order Placed Successfully!';
export const placeAnotherOrder = 'Place Another Order';
export const chooseTheNumberWeMayCall = 'Choose the number we may call.';
export const whatsYourOrderType = "What's your order type?";
export const order = 'Order';
export const whoWouldYouLikeToOrder = 'Who would you like to order from?';
export const orderFrom = 'Order from';
export const selectAPartnerTailor = 'Select a Partner Tailor';
export const tailor = 'Tailor';
export const gentsTailorOrLadiesTailor = 'Gents Tailor or Ladies Tailor?';
export const tailorType = 'Tailor type';
export const singleOrderForm = 'Single Order Form';
export const bulkOrderForm = 'Bulk Order Form';
export const chooseAnAddressOrEnterOne = 'Choose an address, or enter one.';
export const chooseHowYouPay = 'Choose how you pay.';
export const chooseACountry = 'Choose a country.';
export const chooseTheDressType = 'Choose the dress type.';
export const chooseTheFabric = 'Choose the fabric.';
export const addAPictureOfTheDesign = 'Add a picture of the design you want.';
export const addThePictureOfYourMeasurements = 'Add the picture of your measurements.';
export const stitchedBy = 'Stitched by';
export const deliveredWithinDays = ({ days }: { days: number }) =>
  plural(days, 'Delivered within 1 day', `Delivered within ${days} days`);
export const fullyBookedForTheComingMonths =
  'Fully booked for the coming months. Please choose another tailor.';
export const orderedTodayExpectedBy = ({ day }: { day: string }) => `Ordered today, expected by ${day}`;
export const orderedTodayExpectedAbroadBy = ({ day, courierDays }: { day: string; courierDays: number }) =>
  plural(
    courierDays,
    `Ordered today, expected by ${day}, with 1 business day for the courier`,
    `Ordered today, expected by ${day}, with ${courierDays} business days for the courier`,
  );
export const sketchOf = ({ garment }: { garment: string }) => `Sketch: ${garment}`;
export const chooseADressTypeToSee = 'Choose a dress type to see the price.';
export const chooseTheCountryToSeeThePrice =
  'Choose the country where you live to see the price and day with delivery.';
/** Where record and tailor do not suit each other; an adult's record is of the other gender. */
export const thisRecordIsOfAnother = {
  child: {
    'Gents Tailor': 'This record is a child’s, and you order from a Gents Tailor.',
    'Ladies Tailor': 'This record is a child’s, and you order from a Ladies Tailor.',
  },
  adult: {
    'Gents Tailor': 'This record is a woman’s, and you order from a Gents Tailor.',
    'Ladies Tailor': 'This record is a man’s, and you order from a Ladies Tailor.',
  },
};
export const thisRecordLacks = ({ measures }: { measures: readonly string[] }) =>
  `This record lacks: ${measures.join(', ')}.`;
export const thisRecordWasDeletedChooseAnother = 'This record was deleted. Choose another one.';
export const upload = 'Upload';
export const uploadedPlacingTheOrder = 'Uploaded. Placing the order...';
export const failedToSubmitOrder = 'Failed to submit order';
export const yourOrderWasPlaced = ({ trackingId }: { trackingId: string }) =>
  `Your order ${trackingId} was placed.`;
export const seeAndConfirmIt = 'See and confirm it';
export const yourOrderWasNotSentWhat = 'Your order was not sent. What you filled in is kept.';
export const saveChanges = 'Save changes';
export const uploadedChangingTheOrder = 'Uploaded. Changing the order...';
export const failedToChangeTheOrder = 'Failed to change the order';
export const yourOrderIsChanged = ({ trackingId }: { trackingId: string }) =>
  `Your order ${trackingId} is changed.`;
export const yourOrderWasNotChangedWhat = 'Your order was not changed. What you filled in is kept.';
export const whichNumberMayWeCall = 'Which number may we call?';
export const myRegisteredNumber = 'My registered number';
export const aDifferentNumber = 'A different number';
export const newContactNumber = 'New contact number';
export const forExampleALocalNumberOr =
  'For example 0300 1234567, or with the country code, e.g. +1234567890.';
export const thisTailorNoLongerStitchesWhat = 'This tailor no longer stitches what you chose. Choose again.';
export const theGarment = 'The garment';
export const thisTailorDoesNotOfferAny =
  'This tailor does not offer any dress types yet. Please choose another tailor.';
export const thisTailorHasNoRates = {
  'Gents Tailor':
    'This tailor has no rates for the garments of a Gents Tailor at the moment. Please go back and choose again.',
  'Ladies Tailor':
    'This tailor has no rates for the garments of a Ladies Tailor at the moment. Please go back and choose again.',
};
export const dressType = 'Dress type';
export const choose = 'Choose...';
export const fabricType = 'Fabric type';
export const whateverElseTheTailorShouldKnow = 'Whatever else the tailor should know.';
export const demoImageOfTheDesign = 'Demo image of the design';
export const theSketchOfYourChoicesA =
  'The sketch of your choices. A photo, if you have one, takes its place.';
export const aPictureOrYourOwnDesign =
  'A photo or a drawing of what you want: JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB. No picture? Design it yourself.';
export const hideTheChoices = 'Hide the choices';
export const designItYourself = 'Design it yourself';
export const chooseTheDressTypeFirst = 'Choose the dress type first.';
export const theSketchCouldNotBeDrawn = 'The sketch could not be drawn. Please add a picture instead.';
export const chooseTheCountryToSeeHowYouPay = 'Choose the country where you live to see how you can pay.';
export const nobodyCanCollectCashAbroadOnce =
  'Nobody can collect cash abroad. Once you have confirmed the order, its page says how to pay; the tailor starts when it is paid.';
export const inTheUsualTime = 'In the usual time';
export const inHalfTheTimeMore = ({ percent }: { percent: number }) => `In half the time, ${percent} % more`;
export const deliveryAndPayment = 'Delivery and payment';
export const pickupTheClothComesToThe = 'Pickup: the cloth comes to the tailor';
export const whereDoWeCollectTheCloth = 'Where do we collect the cloth?';
export const iBringIt = 'I bring it';
export const weCollectIt = 'We collect it';
export const weCollectItFor = ({ amount }: { amount: string }) => `We collect it, ${amount}`;
export const deliveryTheGarmentComesToYou = 'Delivery: the garment comes to you';
export const deliveryTheShoesComeToYou = 'Delivery: the shoes come to you';
export const whereDoWeDeliverTheGarment = 'Where do we deliver the garment?';
export const whereDoWeDeliverTheShoes = 'Where do we deliver the shoes?';
export const iCollectIt = 'I collect it';
export const weDeliverIt = 'We deliver it';
export const weDeliverItFor = ({ amount }: { amount: string }) => `We deliver it, ${amount}`;
export const whereYouCollectTheCloth = 'Where you collect the cloth';
export const paymentType = 'Payment type';
export const codCashOnDelivery = 'COD (Cash on Delivery)';
export const whereDoYouLive = 'Where do you live?';
export const inPakistanChangeShoppingFromAt =
  'In Pakistan? Change “Shopping from” at the bottom of this page.';
export const weSendYouTheAddressWhen = 'We send you the address when you confirm the order.';
interface CourierSlots {
  fewest: number;
  most: number;
  amount: string;
}
export const couriers = {
  ECONOMY: ({ fewest, most, amount }: CourierSlots) =>
    `Economy courier, ${fewest}–${most} business days, ${amount}`,
  EXPRESS: ({ fewest, most, amount }: CourierSlots) =>
    `Express courier, ${fewest}–${most} business days, ${amount}`,
};
export const businessDaysEachWayInAll = ({ fewest, most, amount }: CourierSlots) =>
  `${fewest}–${most} business days each way, ${amount} in all`;
export const businessDaysToAnotherCityInAll = ({ fewest, most, amount }: CourierSlots) =>
  `usually ${fewest}–${most} business days to another city, ${amount} in all`;
export const measurementSource = 'Measurement source';
export const askSomebody = 'Ask somebody for their measures';
export const askSomebodyHint =
  'You get a private link to send, for example by WhatsApp. Who opens it measures by our guide, without an account. You confirm the order once the measures are here.';
export const whoIsAsked = 'Whose measures';
export const changeWhoIsAsked = 'Change who is asked';
export const nameOfWhoIsAsked = 'Enter the name of the person you ask.';
export const chooseManOrWoman = 'Choose male or female.';
export const measurementImage = 'Measurement image';
export const aPhotoOfTheMeasuresOn =
  'A photo of the measures on paper or of a naap slip. JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.';
export const signInToUseYourSaved = 'Sign in to use your saved measurements.';
export const loadingMeasurements = 'Loading measurements...';
export const youHaveNoSavedMeasurementsYet =
  'You have no saved measurements yet. Add them in your profile, or upload a picture.';
export const whoseMeasurements = 'Whose measurements';
export const howLongShallItBe = 'How long shall the kameez be (lambai)?';
export const fromTheShoulderToTheHem =
  'From the side of the neck straight down to the hem. The chosen record does not say it.';
export const onlyOfAKameez =
  'If it will be a kameez or kurta: from the side of the neck straight down to the hem. If you leave it open, the tailor decides.';
export const changeTheLength = 'Change the length';
export const lengthAnswers = {
  OWN: 'My own length',
  TAILOR: 'The tailor decides',
  PICTURE: 'As on my design picture',
};
export const lengthIn = ({ unit }: { unit: string }) => `Length (${unit})`;
export const sayHowLongItShallBe = 'Say how long the kameez shall be.';
export const asInThisOrder = ({ label }: { label: string }) => `${label}, as in this order`;
export const asPlacedInThisOrder = 'as placed, as in this order';
export const recordOfAChild = ({ name }: { name: string }) => `${name} (child)`;
export const deletedRecord = 'Deleted record';
interface LackSlots {
  garment: string;
  label: string;
  measures: readonly string[];
}
export const garmentNeedsWhatIsMissing = ({ garment, label, measures }: LackSlots) =>
  `${garment} needs what “${label}” does not have: ${measures.join(', ')}. <guide>Add the missing measures</guide> Your order is kept.`;
export const measuresAreEstimated = ({ count, label }: { count: number; label: string }) =>
  plural(
    count,
    `1 measure of “${label}” is estimated. Your tailor sees which, and may ask for a fitting. <guide>Take it by tape</guide>`,
    `${count} measures of “${label}” are estimated. Your tailor sees which, and may ask for a fitting. <guide>Take them by tape</guide>`,
  );
/** Three months or more. */
export const childOutgrown = ({ label, months }: { label: string; months: number }) =>
  `“${label}” was measured ${months} months ago. Children grow: please <guide>measure again</guide>.`;
export const thingsToCheck = ({ count }: { count: number }) =>
  plural(count, '1 thing to check', `${count} things to check`);
export const singleOrderCard = 'Single Order';
export const oneGarmentOrSeveralStitched =
  'One garment or several, each stitched to the measurements of who wears it.';
export const bulkOrderCard = 'Bulk Order';
export const uniformsCollectionsGiftsManyPiecesFor =
  'Uniforms, collections, gifts: many pieces for a business, by a quote.';
export const shoesOrNoTailorInMind =
  'Shoes, or a garment without a tailor in mind? <placement>Tell us what you want, and we name the price</placement>';
export const chooseADress = 'Choose a dress';
export const total = 'Total';
export const yourMeasurementsAreNotLoadedTry =
  'Your measurements are not loaded. Try again, or upload a picture of them.';
export const yourAddressesAreNotLoadedTry =
  'Your addresses are not loaded. Try again, or enter another address.';
export const failedToFetchMeasurements = 'Failed to fetch measurements';
export const openingTheOrderForm = 'Opening the order form...';
export const backToHome = 'Back to Home';
export const editing = 'Editing';
export const youAreEditingOrderItStays = ({ trackingNumber }: { trackingNumber: string }) =>
  `You are editing order ${trackingNumber}. It stays as it is until you save your changes.`;
export const leaveItAsItIs = 'Leave it as it is';
export const ourWorkshopStitchesWithin = ({ days }: { days: number }) =>
  plural(
    days,
    'Our own workshop: stitched within 1 day, plus the days of the courier, managed by us from cloth to doorstep.',
    `Our own workshop: stitched within ${days} days, plus the days of the courier, managed by us from cloth to doorstep.`,
  );
export const ourWorkshopDeliversWithin = ({ days }: { days: number }) =>
  plural(
    days,
    'Our own workshop: delivered within 1 day, managed by us from cloth to doorstep.',
    `Our own workshop: delivered within ${days} days, managed by us from cloth to doorstep.`,
  );
export const partnerTailor = 'Partner Tailor';
export const youChooseTheTailorTheTailor =
  'You choose the tailor, the tailor stitches, and we keep track of your order.';
export const chooseTheKindOfBusiness = 'Choose the kind of business.';
export const whatShouldWeMake = 'What should we make?';
export const bulkOrder = 'Bulk order';
export const whoIsItFor = 'Who is it for?';
export const doYouHaveADesignInspiration = 'Do you have a design inspiration?';
export const uploadYourDesign = 'Upload your design';
export const chooseOneOfOurDesigns = 'Choose one of our designs';
export const yourShoeNumber = 'Your shoe number';
export const yourMeasurements = 'Your measurements';
export const contactDetails = 'Contact details';
export const khussaInJamawar = 'Khussa in jamawar';
export const khussaWithEmbroidery = 'Khussa with embroidery';
export const plainKhussa = 'Plain khussa';
export const shalwarKameez = 'Shalwar kameez';
export const kurta = 'Kurta';
export const waistcoat = 'Waistcoat';
export const kameezWithTrousers = 'Kameez with trousers';
export const anarkali = 'Anarkali';
export const kaftan = 'Kaftan';
export const theChosenDesignCouldNotBe =
  'The chosen design could not be loaded. Please check your connection.';
export const theChosenDesignCouldNotBeDrawn = 'The chosen design could not be drawn.';
export const itemType = 'Item type';
export const whatShouldBeMadeForExample = 'What should be made, for example waiter shirts.';
export const businessType = 'Business type';
export const design = 'Design';
export const aPhotoOrADrawing =
  'A photo or a drawing of what you want: JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.';
export const chooseOneOfTheOptions = 'Choose one of the options.';
export const orderType = 'Order type';
export const singleOrder = 'Single order';
export const onePieceForOnePerson = 'One piece for one person';
export const manyPiecesForABusiness = 'Many pieces for a business';
export const category = 'Category';
export const shoes = 'Shoes';
export const madeToYourNumber = 'Made to your number';
export const dress = 'Dress';
export const stitchedToYourMeasurements = 'Stitched to your measurements';
export const designInspiration = 'Design inspiration';
export const iHaveAPhotoOrA = 'I have a photo or a drawing';
export const showMeDesignsToChooseFrom = 'Show me designs to choose from';
export const ourMailsAboutTheOrderGo = ({ email }: { email: string }) =>
  `Our mails about the order go to ${email}, the address of your account. Support uses the one you enter here when it writes to you.`;
export const newsGoToYourPhone =
  'Your account has no e-mail address: news of the order come to your phone. Leave this empty if you have none.';
export const takeMySavedNumber = 'Use my saved phone number';
export const takeMySavedNumberShown = ({ number }: { number: string }) =>
  `Use my saved phone number (${number})`;
export const deliveryDate = 'Delivery date';
export const theDayYouWishForWe = 'The day you wish for; we confirm it with the price.';
export const enterTheNumberOfYourShoes = ({ maxShoeSize }: { maxShoeSize: number }) =>
  `Enter the number of your shoes, a whole number from 1 to ${maxShoeSize}.`;
export const shoeNumber = 'Shoe number';
export const theEuropeanNumberForExample =
  'The European number, for example 42. Tell us about a half size in the notes.';
export const uploadAPicture = 'Upload';
export const aPictureOfTheMeasuresOn = 'A picture of the measures on paper';
export const loginRequiredToGetData = 'Login required to get data from settings';
export const getFromSetting = 'Get From Setting';
export const theLatestMeasurementsOfYourProfile = 'The latest measurements of your profile';
export const weTakeTheMeasurementsOf = ({ label }: { label: string }) =>
  `We take the measurements of ${label}.`;
export const chooseOneOfTheDesigns = 'Choose one of the designs.';
export const sampleDesigns = 'Sample designs';
export const chooseAnotherPicture = 'Choose another picture';
export const failedToPlaceOrder = {
  single: 'Failed to place single order. Please try again.',
  bulk: 'Failed to place bulk order. Please try again.',
};
export const seeMyOrders = 'See my orders';
export const apiError = ({ status }: { status: string | number }) => `API error: ${status}`;
export const step = ({ place }: { place: number }) => `Step ${place}`;
export const weLookAtWhatYouWant =
  'We look at what you want made, and you find the price under My orders. Nothing is made before you have confirmed it.';
export const weLookAtWhatYouNeed =
  'We look at what you need, and you find the quote under My orders. Nothing is made before you have accepted it.';
export const whenYouNeedIt = 'When you need it';
export const occasion = 'Occasion';
export const theDayIsNeededThen =
  'With an occasion we keep the delivery date as the day that you need it by.';
export const thisIsADayOff = 'This is a day off. Nothing is delivered then, so it has to be ready before.';
export const keepsYourDay = ({ day, needed }: { day: string; needed: string }) =>
  `Ready by ${day}, in time for ${needed}.`;
export const willBeReadyAfterYourDay = ({ day, needed }: { day: string; needed: string }) =>
  `It will be ready on ${day}, after your day, ${needed}.`;
export const urgentItIsReadyOn = ({ day }: { day: string }) => `Urgent, it is ready by ${day}.`;
export const anotherTailorMayKeepIt = 'Another tailor may keep it; the list of tailors shows who.';
export const iKnowThatItComesLater = 'I know that it comes after my day';
export const sayThatYouKnowIt = 'Say that you know it, or choose urgent or another tailor.';
export const writeANumberOfPieces = ({ most }: { most: number }) => `Write a whole number from 1 to ${most}.`;
