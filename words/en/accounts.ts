import { plural } from '../plural.ts';

export const loginFailed = 'Login failed';
export const didNotSucceedTryAgain = 'This did not succeed. Please try again.';
export const code = 'Code';
export const checking = 'Checking...';
export const currentPassword = 'Current password';
export const oneMoment = 'One moment...';
export const cropYourPicture = 'Crop your picture';
export const useThisPicture = 'Use this picture';
export const whatOfThePictureIsShown = 'What of the picture is shown';
export const zoom = 'Zoom';
export const leftOrRight = 'Left or right';
export const upOrDown = 'Up or down';
export const whatTheCopyHolds =
  'A ZIP file with your profile, addresses, measurements, orders, reviews, wishlist and messages, your invoices as PDF and every picture that you have uploaded.';
export const yourDataCouldNotBePrepared = 'Your data could not be prepared. Please try again.';
export const preparing = 'Preparing...';
export const downloadACopy = 'Download a copy';
export const theDownloadHasBegun = 'The download has begun. Keep the file in a safe place.';
export const whatDeletionDoes =
  'You are signed out on every device. After 14 days your profile, measurements, pictures, saved cards, messages and reviews are deleted for good, and store credit lapses. Invoices stay with us as long as the law requires. Until then you can keep your account: sign in, or open the link that we e-mail you, and press “Keep my account”.';
export const deleteMyAccount = 'Delete my account';
export const deleteYourAccount = 'Delete your account?';
export const accountWillBeDeleted = ({ day }: { day: string }) =>
  `Your account will be deleted on ${day}. To keep it, sign in until then and press “Keep my account”.`;
export const theAccountCouldNotBeDeleted = 'The account could not be deleted. Please try again.';
export const downloadACopyOfYourData = 'Download a copy of your data first if you want to keep it.';
export const noPasswordSoFreshSignIn =
  'You have no password, so we ask for a sign-in of the last 15 minutes instead.';
export const yourPassword = 'Your password';
export const myOrders = 'My orders';
export const keepMyAccount = 'Keep my account';
export const yourAccountStays = 'Your account stays.';
export const deletionNotice = ({ day }: { day: string }) =>
  `Your account will be deleted on <b>${day}</b>, as you have asked.`;
export const theAccountCouldNotBeKept = 'The account could not be kept. Please try again.';
export const keeping = 'Keeping...';
export const deviceCouldNotBeSignedOut = 'The device could not be signed out. Please try again.';
export const deviceIsSignedOut = ({ device }: { device: string }) => `${device} is signed out.`;
export const devices = 'Devices';
export const thisDevice = 'This device';
export const signedInLastUsed = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string }) =>
  `Signed in ${createdAt}, last used ${lastUsedAt}`;
export const signOutDevice = ({ device }: { device: string }) => `Sign out ${device}`;
export const signOut = 'Sign out';
export const everyOtherDeviceIsSignedOut = 'Every other device is signed out.';
export const signingOut = 'Signing out...';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const theLinkCouldNotBeSent = 'The link could not be sent. Please try again.';
export const theChangeCouldNotBeCancelled = 'The change could not be cancelled. Please try again.';
export const weEMailedALink = ({ email }: { email: string }) =>
  `We e-mailed a link to <b>${email}</b>. Your address changes once you open it; the link works for 24 hours.`;
export const sendTheLinkAgain = 'Send the link again';
export const cancelTheChange = 'Cancel the change';
export const yourAddressStays = ({ email }: { email: string }) => `Your address stays ${email}.`;
export const yourAddressIsNotConfirmedYet = ({ email }: { email: string }) =>
  `Your address is not confirmed yet. Open the link we e-mailed to <b>${email}</b>: until then we send you no mail about your orders.`;
export const ifItDoesNotArriveWithin = ({ answer, to }: { answer: string; to: string }) =>
  `${answer} If it does not arrive within a few minutes, check the spam folder of ${to}, or send it again.`;
export const sendTheLink = 'Send the link';
export const loginSuccessful = 'Login successful!';
export const signedInUntilScriptsArrive =
  'You are signed in. Your orders, measurements and checkout open as soon as the scripts of this page have arrived; where JavaScript is off, please switch it on and reload.';
export const password = 'Password';
export const rememberMe = 'Remember me';
export const forgotPassword = 'Forgot password?';
export const signingIn = 'Signing In...';
export const signIn = 'Sign In';
export const justLookingTryADemoAccount = 'Just looking? Try a demo account';
export const demoRoles = {
  customer: 'customer',
  workshop: 'workshop',
  tailor: 'tailor',
  brand: 'brand',
  support: 'support',
  admin: 'admin',
};
export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';
export const theSignInDidNotSucceed = 'The sign-in did not succeed. Please try again.';
export const waitingForYourDevice = 'Waiting for your device...';
export const signInWithAPasskey = 'Sign in with a passkey';
export const passkey = 'Passkey';
export const noPasskeyWasAddedTryAgain = 'No passkey was added. Try again when your device is ready.';
export const thisDeviceHasAPasskey = 'This device has a passkey for your account already.';
export const thePasskeyIsAdded = 'The passkey is added. Next time, sign in with it.';
export const passkeyIsRemoved = ({ name }: { name: string }) => `“${name}” is removed.`;
export const passkeys = 'Passkeys';
export const whatAPasskeyIs =
  'Sign in with the fingerprint, face or PIN of your device. Nothing to remember, nothing to steal.';
export const addedLastUsed = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string }) =>
  `Added ${createdAt}, last used ${lastUsedAt}`;
export const addedNotUsedYet = ({ createdAt }: { createdAt: string }) => `Added ${createdAt}, not used yet`;
export const removePasskey = ({ name }: { name: string }) => `Remove passkey ${name}`;
export const thePasskeyCouldNotBeRemoved = 'The passkey could not be removed. Please try again.';
export const addAPasskey = 'Add a passkey';
export const passkeysCannotBeAddedHere = 'This browser or this address cannot add passkeys.';
export const passkeysAreAddedAt = ({ passkeyOrigin }: { passkeyOrigin: string }) =>
  `Passkeys are added at ${passkeyOrigin}.`;
export const passkeyNameHint = 'To recognise it later, for example the name of your phone.';
export const passwordChanged = 'Password changed. Every other device is signed out.';
export const thePasswordCouldNotBeChanged = 'The password could not be changed. Please try again.';
export const changing = 'Changing...';
export const changePassword = 'Change password';
export const leftEmptyKeepsSaved = 'Your account needs this. Left empty, it keeps what is saved.';
export const otherGender = 'Other';
export const signedInAsSomebodyElse = 'You have signed in as somebody else in another tab. Reload the page.';
export const nothingHasChangedFieldsNeeded =
  'Nothing has changed: your account needs a username, an e-mail address and a phone number.';
export const nothingHasChanged = 'Nothing has changed.';
export const profileSavedOpenTheLink = ({ email }: { email: string }) =>
  `Profile saved. Open the link we e-mailed to ${email} to change your address.`;
export const profileSaved = 'Profile saved.';
export const failedToUpdateUserProfile = 'Failed to update user profile';
export const username = 'Username';
export const passwordNeededForNewEMail =
  'Needed to change your e-mail address. The change takes effect once you open the link we send to the new address.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const preferNotToSay = 'Prefer not to say';
export const dateOfBirth = 'Date of birth';
export const saveProfile = 'Save profile';
export const profilePicture = 'Profile picture';
export const itIsUploadedWhenYouSave = 'It is uploaded when you save.';
export const pictureHint = 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.';
export const keepThePicture = 'Keep the picture';
export const removeThePicture = 'Remove the picture';
export const itIsRemovedWhenYouSave = 'It is removed when you save.';
export const eachOfTheseCodesWorksOnce =
  'Each of these codes works once, instead of a code of your app. Print them or write them down: they are not shown again.';
export const copied = 'Copied';
export const copyTheCodes = 'Copy the codes';
export const codesCouldNotBeCopied = 'Your browser did not let us copy them. Please write them down.';
export const yourPasswordIsChanged = 'Your password is changed. Sign in with the new one.';
export const setNewPassword = 'Set new password';
export const begin = 'Begin';
export const scanThisPicture =
  'Scan this picture with an authenticator app, for example Google Authenticator, Aegis or 1Password.';
export const qrCodeForYourAuthenticatorApp = 'QR code for your authenticator app';
export const openTheAppOrTypeTheKey = ({ key }: { key: string }) =>
  `On this device <app>open the app</app>, or type this key into it: <key>${key}</key>`;
export const turnOn = 'Turn on';
export const sixDigitsThatTheAppShows = 'The six digits that the app shows now.';
export const twoStepSignIn = 'Two-step sign-in';
export const on = 'On';
export const off = 'Off';
export const twoStepIsOn = ({ count }: { count: number }) =>
  plural(
    count,
    'After your password we ask for a code of your app. One recovery code is left.',
    `After your password we ask for a code of your app. ${count} recovery codes are left.`,
  );
export const whatTwoStepSignInDoes =
  'After your password we ask for a code of an app on your phone. A stolen password is useless then.';
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const turnTwoStepSignInOff = 'Turn two-step sign-in off';
export const sixDigitsOrRecoveryCode = 'Six digits of your app, or a recovery code.';
export const twoStepSignInIsOff = 'Two-step sign-in is off.';
export const codesYouHaveStopWorking = 'The codes that you have now stop working.';
export const makeNewCodes = 'Make new codes';
export const enterTheCodeOfYourApp = 'Open your authenticator app and enter the code it shows for this shop.';
export const sixDigitsOrWithoutPhone = 'Six digits. Without your phone, enter a recovery code.';
export const beginAgain = 'Begin again';
export const signInWaysCouldNotBeLoaded = 'The ways to sign in could not be loaded.';
export const passwordIsSet = 'Set';
export const noPassword = 'None yet';
export const noPasswordYet = 'None yet. We e-mail you a link to set one.';
export const setAPassword = 'Set a password';
export const signOutToUseAnotherAccount = 'Sign out to use another account';
export const registrationSuccessful = 'Registration successful!';
export const registrationFailed = 'Registration failed';
export const usernameHint = '3 to 30 letters, digits, or _ . -';
export const confirmPassword = 'Confirm password';
export const creatingAccount = 'Creating Account...';
export const createAccount = 'Create Account';
export const providerIsConnected = ({ provider }: { provider: string }) =>
  `${provider} is connected to your account.`;
export const providerCouldNotBeConnected = ({ provider }: { provider: string }) =>
  `${provider} could not be connected. Try again in your profile.`;
export const noPasswordAtHand = 'No password at hand?';
export const eMailMeALink = 'E-mail me a link';
export const yourEMailAddress = ({ email }: { email: string }) => `Your e-mail address: <b>${email}</b>`;
export const phoneOptional = 'Phone (optional)';
/** By where a customer shops from. */
export const phoneHints = {
  local: 'For example 0300 1234567',
  international: 'With the country code, for example +44 7400 123456',
};
export const optionalPhoneHints = {
  local: 'For example 0300 1234567. Tailors call it about your order.',
  international: 'With the country code, for example +44 7400 123456. Tailors call it about your order.',
};
export const providerIsNotAvailable = ({ provider }: { provider: string }) =>
  `Sign-in with ${provider} is not available yet. Please use your e-mail address and password.`;
export const theSignInCouldNotBegin = 'The sign-in could not begin. Please try again.';
export const orContinueWith = 'or continue with';
export const continueWithProvider = ({ provider }: { provider: string }) => `Continue with ${provider}`;
export const opening = 'Opening...';
export const providerIsDisconnected = ({ provider }: { provider: string }) => `${provider} is disconnected.`;
export const providerCouldNotBeDisconnected = ({ provider }: { provider: string }) =>
  `${provider} could not be disconnected. Please try again.`;
export const eMailLastUsed = ({ email, lastUsedAt }: { email: string; lastUsedAt: string }) =>
  `${email}, last used ${lastUsedAt}`;
export const connectedLastUsed = ({ lastUsedAt }: { lastUsedAt: string }) =>
  `Connected, last used ${lastUsedAt}`;
export const notConnected = 'Not connected';
export const disconnectProvider = ({ provider }: { provider: string }) => `Disconnect ${provider}`;
export const connectProvider = ({ provider }: { provider: string }) => `Connect ${provider}`;
export const disconnect = 'Disconnect';
export const connect = 'Connect';
export const continueToProvider = ({ provider }: { provider: string }) => `Continue to ${provider}`;
export const whatConnectingMeans = ({ provider }: { provider: string }) =>
  `Whoever can sign in to your ${provider} account can then sign in here.`;
export const iAgree =
  'I agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>';
export const opensInANewTab = '(opens in a new tab)';
export const thisCouldNotBeLoaded = 'This could not be loaded.';
export const pleaseSignOutAndInAgain = 'Please sign out and in again. Then do this within ten minutes.';
export const confirm = 'Confirm';
export const sixDigitsOfAuthenticator = 'Six digits of your authenticator app, or a recovery code.';
export const useThePasswordInstead = 'Use the password instead';
export const useACodeInstead = 'Use a code of the authenticator app instead';
export const useAPasskey = 'Use a passkey';
export const passwordHint = 'At least 10 characters. A few unrelated words make a good password.';
export const moreCharacters = ({ count }: { count: number }) =>
  plural(count, 'One more character.', `${count} more characters.`);
export const longEnough = 'Long enough.';
export const anUnexpectedErrorOccurred = 'An unexpected error occurred';
export const passwordsDoNotMatch = 'Passwords do not match!';
export const youMustAgreeToTheTerms = 'You must agree to the Terms of Service and Privacy Policy!';
