export const failedToFetchUserProfile = 'Failed to fetch user profile';
export const profile = 'Profile';
export const aboutProfile = 'Who you are, and how we reach you about an order.';
export const addresses = 'Addresses';
export const aboutAddresses = 'Where we collect cloth and deliver what you order.';
export const password = 'Password';
export const youWillBeSignedOutElsewhere = 'You will be signed out on all other devices.';
export const waysToSignIn = 'Ways to sign in';
export const aboutSignInWays = 'Have more than one, so that losing it does not lock you out.';
export const signedInDevices = 'Signed-in devices';
export const aboutDevices = 'Don’t recognise one? Sign it out and change your password.';
export const yourData = 'Your data';
export const aboutYourData = 'Everything that we have stored about you, to keep or to take elsewhere.';
export const deleteTheAccount = 'Delete the account';
export const youHave14DaysToChange = 'You have 14 days to change your mind.';
export const failedToFetchYourDevices = 'Failed to fetch your devices';
export const chat = 'Chat';
export const chooseAContact = 'Choose a contact to read and write messages.';
export const loadingYourContacts = 'Loading your contacts...';
export const confirmYourEMailAddress = 'Confirm your e-mail address';
export const weEMailAboutOrdersOnly =
  'We e-mail you about your orders, and about nothing else unless you ask.';
export const thisLinkIsIncomplete = 'This link is incomplete';
export const goToMyProfile = 'Go to my profile';
export const weEMailOnceConfirmed = 'We e-mail you about your orders once we know that the address is yours.';
export const confirmMyAddress = 'Confirm my address';
export const connectAWayToSignIn = 'Connect a way to sign in';
export const yourMeasurementsAndOrdersAreSafe = 'Your measurements and orders are safe.';
export const goToTheSignInPage = 'Go to the sign-in page';
export const connectYourAccounts = 'Connect your accounts';
export const pressTheButtonIfYouAsked =
  'Press the button if you asked for this: whoever signs in there can then sign in here.';
export const connect = 'Connect';
export const connecting = 'Connecting...';
export const forgotPassword = 'Forgot password';
export const askForALink = 'Ask for a link to set a new password.';
export const forgotYourPassword = 'Forgot your password?';
export const enterYourEMailForALink =
  'Enter your e-mail address, and we will send you a link to set a new one.';
export const backToSignIn = 'Back to sign in';
export const keepYourAccount = 'Keep your account';
export const youHaveAskedUsToDelete = 'You have asked us to delete it. If you keep it, nothing is lost.';
export const keepMyAccount = 'Keep my account';
export const keeping = 'Keeping...';
export const signInToSeeYourMeasurements = 'Sign in to see your measurements and orders.';
export const welcome = ({ username }: { username: string }) => `Welcome, ${username}`;
export const youAreSignedIn = 'You are signed in.';
export const newHere = 'New here? <link>Create an account</link>';
export const createAnAccount = 'Create an account';
export const signInToContinue = 'Sign in to continue where you left off.';
export const yourMeasurementsAreSaved =
  'Your measurements are saved, so your next kurta is only a few taps away.';
export const notifications = 'Notifications';
export const failedToGetYourNotifications = 'Failed to get your notifications';
export const noNotificationsYet = 'No notifications yet';
export const whatNotificationsTell = 'You are told here when something happens to your orders and reviews.';
export const loadingYourNotifications = 'Loading your notifications...';
export const allDetailsUnderMyOrders = 'All details under My orders';
export const noOrdersYet = 'No orders yet';
export const answerAFewQuestionsToOrder = 'Answer a few questions to order your first garment.';
export const yourOrders = 'Your orders';
export const orders = 'Orders';
export const whoKeepsYourCardNumber =
  'Your card’s number is kept by the payment service only. We know its brand, its last four digits and its expiry.';
export const failedToFetchYourCards = 'Failed to fetch your cards';
export const loadingYourCards = 'Loading your cards...';
export const noSavedCards = 'No saved cards';
export const howToSaveACard =
  'Tick “Save this card” when you pay by card at the checkout, and the next order takes one press.';
export const weTakeNoCards = 'We take no cards at the moment. Orders are paid in cash on delivery.';
export const seeTheCultureCollection = 'See the culture collection';
export const yourProfile = 'Your profile';
export const loadingYourProfile = 'Loading your profile...';
export const wishlist = 'Wishlist';
export const setANewPassword = 'Set a new password';
export const thisLinkNoLongerWorks = 'This link no longer works';
export const twoStepSignIn = 'Two-step sign-in';
export const aStolenPasswordOpensNothing = 'A stolen password opens nothing without your phone.';
export const oneMoment = 'One moment.';
export const thePageCouldNotBeLoaded = 'The page could not be loaded.';
export const itIsOnAlready = 'It is on already.';
export const staffNeedTwoSteps =
  'People who work here sign in with a password and a code. Set it up before you go on.';
export const signInWithPasswordAndCode = 'Sign in with your password and a code of an app on your phone.';
export const twoStepSignInIsOn = 'Two-step sign-in is on.';
export const iHaveKeptTheCodes = 'I have kept the codes';
export const signInReturn = 'Signing you in';
export const signingYouIn = 'Signing you in...';
export const thisTakesAMoment = 'This takes a moment.';
export const createYourAccount = 'Create your account';
export const oneStepLeft = ({ provider }: { provider: string }) =>
  `One step left. From then on you sign in with ${provider}.`;
export const oneMoreStep = 'One more step';
export const yourAccountHasTwoSteps = 'Your account has two-step sign-in.';
export const youAlreadyHaveAnAccount = 'You already have an account';
export const anAccountHasThisAddress = ({ email, provider }: { email: string; provider: string }) =>
  `An account has the address ${email}. Sign in once more to connect ${provider} to it.`;
export const whatAnAccountIsFor =
  'Keep your measurements, have garments stitched by tailors you choose, and follow every stage.';
export const alreadyHaveAnAccount = 'Already have an account? <link>Sign in</link>';
export const howOrderingWorks =
  'Choose a tailor by rating and price, send a picture of what you want, and follow every stage.';
export const undoTheEMailChange = 'Undo the change of your e-mail address';
export const onlyThePasswordChanges = 'Your measurements and orders are safe; only the password changes.';
export const writeToUs = 'Write to us';
export const undoTheAddressChange = 'Undo the address change';
export const whatUndoingDoes =
  'Your account goes back to its earlier address. Every device is signed out, and we e-mail you a link to set a new password.';
export const undoTheChange = 'Undo the change';
export const undoing = 'Undoing...';
export const goToTheHomePage = 'Go to the home page';
export const failedToFetchYourWishlist = 'Failed to fetch your wishlist';
export const yourWishlist = 'Your wishlist';
export const loadingYourWishlist = 'Loading your wishlist...';
export const thisListIsSavedOnThisDevice =
  'This list is saved on this device. <link>Sign in</link> to see it on all your devices.';
export const failedToChangeYourWishlist = 'Failed to change your wishlist';
export const yourWishlistIsEmpty = 'Your wishlist is empty';
export const tapTheHeartOnAProduct = 'Tap the heart on a product to save it here.';
export const savedProducts = 'Saved products';
export const addProductToCart = ({ name }: { name: string }) => `Add to cart: ${name}`;
export const addToCart = 'Add to cart';

export const signInByPhone = 'Sign in with a code to your phone';
export const signUpByPhone = 'No e-mail? Use your phone number instead';
export const noEMailYet = 'No e-mail yet';
export const byPhone = 'With your phone';
export const aboutByPhone =
  'We send a code to your mobile number. If you have no account yet, you make one with it.';
export const howPhoneSignInWorks = 'Your number and a code are enough: no e-mail, no password.';
export const confirmNewPhone = 'Change the phone of your account';
export const newPhoneSignsInThen = 'From then on, codes to the new number sign in to your account.';
export const changeThePhone = 'Change the phone';
export const confirmThatItIsYou = 'Confirm that it is you';
export const onlyIfYouSignedIn =
  'Press this only if it was you who signed in with a code. Somebody else may have your phone number.';
export const itIsMe = 'It is me';
