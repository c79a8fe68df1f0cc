import { plural } from '../plural.ts';

export const aboutUs = 'About us';
export const aboutUsDescription =
  'Who stitches your garment, where the cloth comes from, and what we promise: custom tailoring, cultural products and brands under one roof.';
export const garmentsMadeForYou = 'Garments made for you';
export const ourOwnWorkshopFinishes = ({ days }: { days: number }) =>
  `Our own workshop finishes within ${days} ${plural(days, 'day', 'days')}. Partner tailors have their own style, rates and customer reviews.`;
export const howCustomTailoringWorks = 'How custom tailoring works';
export const craftFromItsHomeRegion = 'Craft from its home region';
export const phulkariAjrakDochAndMore =
  'Phulkari from Punjab, ajrak from Sindh, doch from Balochistan, with jewelry and home decor.';
export const seeTheCollections = 'See the collections';
export const brandsWeSell = 'Brands we sell';
export const brandsInOneCart =
  'Ready-to-wear and designer brands in one cart. Each ships its own goods, and we are your contact for all of them.';
export const youSeeThePriceFirst = 'You see the price first';
export const youSeeEveryPartOfThePrice =
  'You see every part of the price before you order, and that is what you pay, even if rates change later.';
export const yourMeasurementsAreYours = 'Your measurements are yours';
export const youCanChangeAndDeleteThem =
  'You can change and delete them at any time. Only the tailor of an order and our support team see the copy it was made from.';
export const youCanFollowTheWork = 'You can follow the work';
export const followItWithATrackingNumber =
  'Follow it stage by stage with a tracking number, without signing in.';
export const wePutItRight = 'We put it right';
export const weAlterItFreeOfCharge = ({ days }: { days: number }) =>
  `If it does not fit as measured, we alter it free of charge within ${days} days.`;
export const aTailorsMeasureKeptForYou = 'A tailor’s measure, kept for you';
export const whatNaapIs = ({ brand }: { brand: string }) =>
  `In Urdu, <i>naap</i> is what a tailor writes down before the cloth is cut. ${brand} keeps yours, so your next garment needs no appointment: choose the cloth, the cut and the tailor from wherever you are.`;
export const workshopPicture = 'A workshop: a sewing machine under a lamp, with embroidered cloth in work';
export const whatWeDo = 'What we do';
export const whatWePromise = 'What we promise';
export const anyQuestions = 'Any questions?';
export const weAreHappyToHelp = 'We are happy to help before you order.';
export const contactUs = 'Contact us';
export const becomeATailor = 'Become a tailor';
export const becomeATailorDescription =
  'Stitch for customers from all over Pakistan and abroad: your rates, your days, every measurement in writing. Apply with a few pictures of your work.';
export const youApply = 'You apply';
export const tellUsAboutYourShop =
  'Tell us about your shop, your rates and your days, and add a few pictures of your work.';
export const youConfirmYourEMail = 'You confirm your e-mail or phone';
export const weSendYouALink =
  'We send a link to your mailbox, or a code to your phone. Nobody looks at the application before.';
export const weLookAtIt = 'We look at it';
export const weMayCallOrAsk = 'We may call, or write. What you have written is never lost in between.';
export const youStitch = 'You stitch';
export const youSetAPassword =
  'You sign in and get your workshop: orders with their measurements, pictures and promised days.';
export const stitchForOurCustomers = ({ brand }: { brand: string }) =>
  `Stitch for customers of ${brand} from your own shop. You set your rates and your days; every order comes with its measurements, its design and a day to keep.`;
export const yourApplication = 'Your application';
export const youAreSignedInAsACustomer =
  'You are signed in as a customer. A tailor has an account of its own, so give another e-mail address or number than that of this account.';
export const sendApplication = 'Send application';
export const howYouJoin = 'How you join';
export const oneMoreStepOpenYourMail = 'One more step: open your mail';
export const weHaveSentAMail = ({ email, days }: { email: string; days: number }) =>
  `We have sent a mail to ${email}. Open its link and press the button, and we look at your application. The link works for ${days} days; look into your spam folder if it is not there in a few minutes.`;
export const applyWithAnotherAddress = 'Apply with another address';
export const weSendAMessage = ({ phone }: { phone: string }) =>
  `A message is on its way to ${phone}. With its link you can see your application at any time, answer us, or withdraw it.`;
export const unknownBrand = 'Unknown Brand';
export const clothesBy = ({ tagline, name }: { tagline: string; name: string }) =>
  `${tagline}. Clothes by ${name}.`;
export const clothesByFrom = ({ tagline, name, city }: { tagline: string; name: string; city: string }) =>
  `${tagline}. Clothes by ${name}, ${city}.`;
export const nothingInYet = ({ section }: { section: string }) => `Nothing in ${section} yet`;
export const hasProductsIn = ({ name }: { name: string }) => `${name} has products in:`;
export const weCouldNotFindThisBrand =
  'We could not find this brand. It may have left, or the link may be wrong.';
export const brandType = 'Brand type';
export const location = 'Location';
export const category = 'Category';
export const allBrands = 'All Brands';
export const allBrandsDescription =
  'Designer and ready-to-wear brands under one roof: western wear, unstitched, stitched and formal, for men, women and children. Filter by sale, bespoke and location.';
export const browseAllOurBrands = 'Browse all our brands, or tell us what you like and we will suggest some.';
export const makeASuggestion = 'Make a Suggestion';
export const searchBrands = 'Search brands';
export const nameOfABrand = 'Name of a brand';
export const noBrandsFound = 'No Brands Found';
export const noBrandMatches = 'No brand matches your search and filters.';
export const clearSearchAndFilters = 'Clear search and filters';
export const confirmYourOrder = 'Confirm your order';
export const pressTheButtonToConfirmOrder =
  'Press the button to confirm your order and your e-mail address. The sellers then start packing.';
export const confirmMyOrder = 'Confirm my order';
export const confirmingOrder = 'Confirming…';
export const continueShopping = 'Continue Shopping';
export const yourOrderIsConfirmed = 'Your order is confirmed';
export const yourOrderIsPlaced = ({ trackingNumber, day }: { trackingNumber: string; day: string }) =>
  `Thank you. Order <b>${trackingNumber}</b> is placed. Expected delivery: ${day}.`;
export const contactUsDescription =
  'Chat, call, e-mail or send a message: how to reach us, our business hours, and answers to common questions.';
export const customTailoring = 'Custom tailoring';
export const aGarmentToYourMeasurements = 'A garment to your measurements, and its alterations';
export const culturalProducts = 'Cultural products';
export const whatIsInStock = 'What is in stock, and where it is made';
export const brandShopping = 'Brand shopping';
export const sizesColoursPrices = 'Sizes, colours, prices';
export const bulkOrders = 'Bulk orders';
export const uniformsAndCollections = 'Uniforms and collections for a business';
export const orderTracking = 'Order tracking';
export const whereItIsAndWhenItArrives = 'Where it is and when it arrives';
export const technicalSupport = 'Technical support';
export const signingInMeasurementsPayment = 'Signing in, measurements, payment';
export const aQuestionAboutACollar =
  'A question about a collar, a late order, a wedding for two hundred: tell us, and our team will help.';
export const sendUsAMessage = 'Send us a message';
export const weAnswerByEMail = 'We answer by e-mail during business hours.';
export const weAnswerInTheChat = 'We answer in the chat during business hours.';
export const contactInformation = 'Contact information';
export const ourServices = 'Our services';
export const frequentlyAskedQuestions = 'Frequently asked questions';
export const moreAnswersInTheHelpCenter = 'More answers in the Help Center';
export const findUs = 'Find us';
export const cultureByDescription =
  'Punjabi phulkari, Sindhi ajrak, Balochi doch, jewelry, abayas and ralli quilts: where the cloth comes from, how it is made, and what we sell.';
export const sixCollections =
  'Six collections, each with its own cloth: where it comes from, how it is made, and what we sell.';
export const seeTheWholeCollection = 'See the whole collection';
export const collections = 'Collections';
export const seeAllOf = ({ title }: { title: string }) => `See all of ${title}`;
export const theFirstPiecesArriveSoon = 'The first pieces of this collection arrive soon.';
export const theWholeCultureCollection = 'The whole culture collection';
export const sortBy = 'Sort by';
export const wholeCollectionDescription =
  'Phulkari from Punjab, ajrak from Sindh, doch from Balochistan, jewelry, abayas and pieces for the home. Search, filter and sort the whole collection.';
export const clothAndCraft =
  'Cloth and craft from Punjab, Sindh and Balochistan, jewelry, abayas and pieces for the home.';
export const searchProducts = 'Search products';
export const nameOfAProduct = 'Name of a product';
export const noProductsFound = 'No Products Found';
export const noProductMatches = 'No product matches your search and filters.';
export const seeAllCollections = 'See all collections';
export const customTailoringDescription =
  'How a garment is made to your measurements: five steps, our own workshop or a partner tailor, real prices, and alterations at no charge.';
export const aGarmentThatBeginsWithYou =
  'A garment that begins with you: your measurements, your cloth, the collar you have in mind. Choose who stitches it, see the price before you order, and follow it to your door.';
export const startYourOrder = 'Start your order';
export const addMyMeasurements = 'Add my measurements';
export const whatShallWeStitch = 'What shall we stitch?';
export const fillInTheOrderBeforeSigningIn = 'You can fill in the whole order before you sign in.';
export const askFirst = 'Ask first';
export const measureOnce = 'Measure once';
export const withASoftTapeOrAPicture =
  'With a soft tape and the guide beside each field, or with a picture of what your own tailor has written down. We save it for the next time.';
export const howToMeasure = 'How to measure';
export const chooseWhoStitches = 'Choose who stitches';
export const ourWorkshopOrAPartner = 'Our own workshop, or a partner tailor by area, rating and rate.';
export const showWhatYouHaveInMind = 'Show what you have in mind';
export const garmentFabricPictureCollar =
  'The garment, the fabric, a picture of the design, and a word about the collar.';
export const seePriceAndDayThenOrder = 'See price and day, then order';
export const thePriceAddsUp = 'The price adds up while you choose. Nothing is added later.';
export const followItAndTryItOn = 'Follow it, and try it on';
export const stageByStageToYourDoor = ({ days }: { days: number }) =>
  `Stage by stage to your door. If it does not fit as measured, we alter it at no charge within ${days} days.`;
export const trackAnOrder = 'Track an order';
export const howItWorks = 'How it works';
export const whatItCosts = 'What it costs';
export const stitchingWithoutTheCloth = 'Stitching in our own workshop, without the cloth.';
export const urgentInHalfTheTime = 'Urgent, in half the time';
export const percentMore = ({ percent }: { percent: number }) => `${percent} % more`;
export const weCollectYourCloth = 'We collect your cloth';
export const weBringTheGarment = 'We bring the garment';
export const topics = 'Topics';
export const somethingElse = 'Something else?';
export const chatCallOrWrite = 'Chat, call or write: we are glad to help.';
export const chatWithUs = 'Chat with us';
export const unsubscribe = 'Unsubscribe';
export const unsubscribing = 'Unsubscribing...';
export const failedToUnsubscribe = 'Failed to unsubscribe';
export const allEMailSettings = 'All e-mail settings';
export const unsubscribeFromTheseEMails = 'Unsubscribe from these e-mails?';
export const youWillGetNoMoreEMails = ({ topic }: { topic: string }) =>
  `You will get no more e-mails about “${topic}”. What your orders require we still e-mail you.`;
export const youAreUnsubscribed = 'You are unsubscribed';
export const weWillNotEMailYouAgain = ({ topic }: { topic: string }) =>
  `We will not e-mail you about “${topic}” again. You still find it among your notifications.`;
export const confirmYourSubscription = 'Confirm your subscription';
export const openTheLinkInTheEMail =
  'Open the link in the e-mail we sent you. If you did not get one, subscribe again at the bottom of this page.';
export const pressTheButtonForOurNewsletter = 'Press the button to get our newsletter.';
export const confirmMySubscription = 'Confirm my subscription';
export const youAreSubscribed = 'You are subscribed';
export const weWillEMailNews = ({ email }: { email: string }) =>
  `We will e-mail ${email} when there is something new. You can unsubscribe with the link in every e-mail.`;
export const newsletter = 'Newsletter';
export const newsletterDescription = 'News about collections, tailors and brands, now and then.';
export const newsNowAndThen =
  'News about collections, tailors and brands, now and then. Unsubscribe at any time.';
export const subscribe = 'Subscribe';
export const unsubscribeFromTheNewsletter = 'Unsubscribe from the newsletter?';
export const youWillGetNoMoreNewsletters =
  'You will get no more newsletters. We still e-mail you about your orders.';
export const youGetNoMoreNewsletters =
  'You get no more newsletters. Changed your mind? Subscribe again at the bottom of any page.';
export const inForceSince = ({ day }: { day: string }) => `In force since <time>${day}</time>`;
export const sizeGuideDescription =
  'Body measurements of the sizes S, M, L and XL for men, women and children, and where the tape goes when you measure yourself.';
export const findYourSize =
  'For ready-made goods, find the column that fits your measurements. Between two sizes, take the larger one: a tailor can take in, but hardly let out. Custom garments are made to your measurements.';
export const onThisPage = 'On this page';
export const notInTheTable = 'Not in the table?';
export const nobodyIsExactlyASize =
  'Nobody is exactly a size. Have it made to your own measurements instead.';
export const useASoftTape =
  'Use a soft tape, over light clothes, and let somebody help. Hold it level and close, not tight: one finger should fit beneath. Choose a measure to see where the tape goes.';
export const shownOn = 'Shown on';
export const people = { woman: 'A woman', man: 'A man', child: 'A child' };
export const saveMyMeasurements = 'Save my measurements';
export const loadingYourApplication = 'Loading your application...';
export const thisLinkDoesNotWork = 'This link does not work';
export const applyAgain = 'Apply again';
export const applicationTitles = {
  UNCONFIRMED: 'Confirm your application',
  SUBMITTED: 'We are looking at your application',
  QUESTIONED: 'We have a question',
  APPROVED: 'Welcome among our tailors',
  DECLINED: 'We cannot take you in now',
};
export const yourApplicationIsWithdrawn = 'Your application is withdrawn';
export const youAreWelcomeToApplyAgain = 'It is deleted with all pictures. You are welcome to apply again.';
export const appliedOn = ({ shop, city, day }: { shop: string; city: string; day: string }) =>
  `${shop}, ${city} · applied on ${day}`;
export const weHaveYourApplication = ({ email }: { email: string }) =>
  `We have it. We look at it, may call you, and write to ${email}.`;
export const youAreOneOfOurTailors = 'You are one of our tailors. Sign in to open your workshop.';
export const ourQuestion = 'Our question';
export const isThisWhatYouWantToSend =
  'Is this what you want to send us? Press the button, and we look at it.';
export const confirmAndSend = 'Confirm and send';
export const stitchesFor = 'Stitches for';
export const alsoOffers = 'Also offers';
export const nothingElse = 'nothing else';
export const takes = 'Takes';
export const businessDays = ({ days }: { days: number }) =>
  plural(days, '1 business day', `${days} business days`);
export const whatYouHaveWritten = 'What you have written';
export const sample = ({ place }: { place: number }) => `Sample ${place}`;
export const withdrawThisApplication = 'Withdraw this application';
export const withdrawYourApplication = 'Withdraw your application?';
export const keepIt = 'Keep it';
export const withdrawIt = 'Withdraw it';
export const withdrawing = 'Withdrawing...';
export const youCanApplyAgain = 'It is deleted with all pictures. You can apply again at any time.';
export const unknownTailor = 'Unknown tailor';
export const tailorDescription = ({ name, area }: { name: string; area: string }) =>
  `${name} in ${area}: rates, work, reviews and how long it takes.`;
export const tailorOfDescription = ({
  name,
  area,
  garments,
}: {
  name: string;
  area: string;
  garments: string;
}) => `${name} in ${area} stitches ${garments}: rates, work, reviews and how long it takes.`;
export const orderFromThisTailor = 'Order from this tailor';
export const work = 'Work';
export const workOf = ({ name, place, pictures }: { name: string; place: number; pictures: number }) =>
  `Work of ${name}, ${place} of ${pictures}`;
export const rates = 'Rates';
export const thisTailorTakesNoOrders = 'This tailor takes no orders at the moment.';
export const servicesAndAddress = 'Services and address';
export const services = 'Services';
/** Below a number. */
export const unitOfDays = ({ days }: { days: number }) => plural(days, 'day', 'days');
export const unitOfBusinessDays = ({ days }: { days: number }) =>
  plural(days, 'business day', 'business days');
export const unitOfOrders = ({ orders }: { orders: number }) => plural(orders, 'order', 'orders');
export const promiseKept = 'Promise kept';
export const deliveredByThePromisedDay = 'delivered by the promised day';
export const measured = 'Measured';
export const measuredBeforeDispatch = 'of the garments, before they leave';
export const delivered = 'Delivered';
export const readyIn = 'Ready in';
export const averagePrice = 'Average price';
export const forStitching = 'for stitching';
export const whereAndWhen = 'Where and when';
export const dayOffEveryWeek = 'Day off every week:';
export const thisTailorIsNotHere = 'This tailor takes no orders at the moment, or the link is wrong.';
export const findATailor = 'Find a tailor';
export const ourWorkshopOrATailorOfYours = 'Our workshop, or a tailor of your choice?';
export const inHouse = ({ brand }: { brand: string }) => `${brand}, in-house`;
export const time = 'Time';
export const daysFromConfirmation = ({ days }: { days: number }) =>
  `${days} ${plural(days, 'day', 'days')} from confirmation`;
export const price = 'Price';
export const fromPrice = ({ price }: { price: string }) => `from ${price}`;
export const shownInTheOrderForm = 'shown in the order form';
export const managedBy = 'Managed by';
export const usFromClothToDoorstep = 'us, from cloth to doorstep';
export const bestWithADeadline = 'Best when you have a deadline and do not want to compare.';
export const aPartnerTailor = 'A partner tailor';
export const eachTailorsOwnRateCard = 'each tailor’s own rate card';
export const fromPriceByRateCard = ({ price }: { price: string }) =>
  `from ${price}, by each tailor’s rate card`;
export const managedByOneOfTailors = ({ tailors }: { tailors: number }) =>
  `one of ${tailors} tailors; we track the order and answer for it`;
export const managedByTheTailor = 'the tailor; we track the order and answer for it';
export const bestWhenYouWantToChoose =
  'Best when you want to choose: each tailor shows area, rating and rates.';
export const compareInTheOrderForm = 'Compare in the order form';
