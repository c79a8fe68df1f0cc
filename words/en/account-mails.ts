import { plural } from '../plural.ts';

/** Of several mails. */
export const ifNotYouDoNothing = 'If it was not you, do nothing.';
export const ifNotYouSetPasswordAndWrite = ({ email }: { email: string }) =>
  `If it was not you, set a new password at once and write to ${email}.`;
export const linkWorksForOneHour = 'The link works once, for one hour.';
export const linkWorksForADay = 'The link works once, for 24 hours.';
export const setANewPassword = 'Set a new password';
export const setMyPassword = 'Set my password';
export const setPasswordWithin = ({ days }: { days: number }) => `Set a password within ${days} days.`;
export const setPasswordFirst = ({ days }: { days: number }) =>
  `Please set a password first. The link works once, for ${days} days.`;
export const waysToSignIn = 'Ways to sign in';
export const ifNotYouRemoveAtOnce = 'If it was not you, remove it at once.';
export const noLongerUsedToSignIn = 'It can no longer be used to sign in.';

export const welcomeTo = ({ brandName }: { brandName: string }) => `Welcome to ${brandName}`;
export const measureOnce = 'Measure once, order anywhere.';
export const accountIsReady = ({ brandName, username }: { brandName: string; username: string }) =>
  `Your ${brandName} account is ready. Your username is ${username}.`;
export const takeYourMeasurementsOnce =
  'Take your measurements once and keep them with us: every tailor you order from will use them.';
export const addMyMeasurements = 'Add my measurements';

export const somebodyAskedForNewPassword =
  'Somebody, most likely you, asked to set a new password for your account. The link works once, for one hour.';
export const ifNotYouPasswordStays = 'If it was not you, do nothing: your password stays as it is.';
export const addressIsYoursAgain =
  'This address is that of your account again. The password of before and every other way to sign in have ended, in case somebody else knew them.';
export const setPasswordNow = ({ address }: { address: string }) =>
  `Set a new password now. The link works once, for one hour; after that ask for another one at ${address}.`;

export const yourAccountAt = ({ brandName }: { brandName: string }) => `Your ${brandName} account`;
export const accountWasMadeForYou = ({ brandName, username }: { brandName: string; username: string }) =>
  `${brandName} has made an account for you. Your username is ${username}; you sign in with this e-mail address.`;
export const signInOfTheWorkshop = ({ brandName }: { brandName: string }) =>
  `The sign-in of the workshop of ${brandName}`;
export const workshopSignsInHere = ({ brandName, address }: { brandName: string; address: string }) =>
  `The in-house workshop of ${brandName} signs in with this e-mail address from now on, and finds its orders under ${address}.`;
export const setThePassword = 'Set the password';

export const passwordWasChanged = 'Your password was changed';
export const otherDevicesSignedOut = 'Every other device was signed out.';
export const passwordWasChangedJustNow =
  'The password of your account was changed just now, and every other device was signed out.';

export const emailWasChanged = 'Your e-mail address was changed';
export const undoWithinSevenDays = 'If it was not you, undo it within seven days.';
export const accountHasNewEmail =
  'Your account has a new e-mail address now. This is the last e-mail to the old one.';
export const whatUndoingDoes =
  'If it was not you, undo the change within seven days: your account gets this address back, every device is signed out, and we e-mail you a link to set a new password.';
export const alsoWriteOrCall = ({ email, phone }: { email: string; phone: string }) =>
  `You can also write to ${email} or call ${phone}.`;
export const undoTheChange = 'Undo the change';
export const emailChangeWasUndone = 'The change of your e-mail address was undone';
export const earlierAddressIsBack = 'The account has its earlier address again.';
export const earlierAddressUndidChange =
  'Whoever reads the mail of your earlier e-mail address has undone the change to this one. Your account has the earlier address again, and every device was signed out.';
export const ifAMistakeWrite = ({ email }: { email: string }) =>
  `If you think this is a mistake, write to ${email}.`;

export const confirmYourEmail = 'Confirm your e-mail address';
export const somebodyCreatedAnAccount = ({ brandName }: { brandName: string }) =>
  `Somebody, most likely you, has created a ${brandName} account with this address. Please confirm that it is yours: until then we send no other e-mails to it. The link works once, for 24 hours.`;
export const confirmMyAddress = 'Confirm my address';
export const confirmYourNewEmail = 'Confirm your new e-mail address';
export const somebodyWantsThisAddress = ({ brandName }: { brandName: string }) =>
  `Somebody, most likely you, wants to use this address for a ${brandName} account. The change takes effect once you confirm it. The link works once, for 24 hours.`;
export const ifNotYouAddressStays = 'If it was not you, do nothing: the account keeps its old address.';
export const confirmMyNewAddress = 'Confirm my new address';

export const newSignIn = 'New sign-in to your account';
export const signedInOnNewDevice = ({ device, moment }: { device: string; moment: string }) =>
  `Somebody has signed in to your account on a new device: ${device}, ${moment} in Pakistan.`;
export const ifItWasYou = 'If it was you, there is nothing to do.';
export const newPasswordSignsOutEverywhere = ({ email }: { email: string }) =>
  `If it was not you, set a new password at once: it signs every device out. Write to ${email} if you need help.`;

export const connectProviderToAccount = ({ provider }: { provider: string }) =>
  `Connect ${provider} to your account`;
export const providerAccountHasYourAddress = ({
  provider,
  person,
  brandName,
}: {
  provider: string;
  person: string;
  brandName: string;
}) =>
  `The ${provider} account of “${person}” gives this address, which has a ${brandName} account. If it is yours, connect the two, and sign in with ${provider} from now on. The link works once, for one hour, in the browser in which you asked for it.`;
export const namelessProviderAccountHasYourAddress = ({
  provider,
  brandName,
}: {
  provider: string;
  brandName: string;
}) =>
  `The ${provider} account of somebody without a name there gives this address, which has a ${brandName} account. If it is yours, connect the two, and sign in with ${provider} from now on. The link works once, for one hour, in the browser in which you asked for it.`;
export const ifProviderAccountIsNotYours = ({ provider }: { provider: string }) =>
  `If that ${provider} account is not yours, do nothing.`;
export const connectProvider = ({ provider }: { provider: string }) => `Connect ${provider}`;
export const signInWithProviderNow = ({ provider }: { provider: string }) =>
  `You can sign in with ${provider} now`;
export const providerWasConnected = ({ provider }: { provider: string }) =>
  `${provider} was connected to your account just now and can be used to sign in.`;
export const ifNotYouDisconnect = ({ email }: { email: string }) =>
  `If it was not you, disconnect it in your profile, set a new password, and write to ${email}.`;
export const providerFromAccount = ({ provider }: { provider: string }) =>
  `${provider} was disconnected from your account`;
export const providerWasDisconnected = ({ provider }: { provider: string }) =>
  `${provider} was disconnected from your account just now and can no longer be used to sign in.`;

export const signInWithPasskeyNow = 'You can sign in with a new passkey now';
export const passkeyWasAdded = 'A passkey was added to your account just now and can be used to sign in.';
export const ifNotYouRemove = ({ email }: { email: string }) =>
  `If it was not you, remove it in your profile, set a new password, and write to ${email}.`;
export const passkeyFromAccount = 'A passkey was removed from your account';
export const passkeyWasRemoved =
  'A passkey was removed from your account just now and can no longer be used to sign in.';

export const twoStepIsOn = 'Two-step sign-in is on';
export const asksForCodeFromNowOn = 'Signing in asks for a code of your app from now on.';
export const passwordAsksForCode =
  'Signing in with your password asks for a code of your authenticator app from now on. Keep the recovery codes where you find them without your phone.';
export const ifNotYouWriteAtOnce = ({ email }: { email: string }) =>
  `If it was not you, write to ${email} at once.`;
export const twoStepIsOff = 'Two-step sign-in is off';
export const passwordAloneAgain = 'Signing in takes the password alone again.';
export const twoStepWasTurnedOff =
  'Two-step sign-in was turned off just now. Signing in takes your password alone again.';
export const recoveryCodeWasUsed = 'A recovery code was used';
export const recoveryCodesLeft = ({ count }: { count: number }) =>
  plural(count, 'One is left.', `${count} are left.`);
export const somebodyUsedARecoveryCode = ({ count }: { count: number }) =>
  plural(
    count,
    'Somebody has used one of your recovery codes instead of a code of your app. One is left; your profile makes new ones.',
    `Somebody has used one of your recovery codes instead of a code of your app. ${count} are left; your profile makes new ones.`,
  );

export const accountWillBeDeletedOn = ({ day }: { day: string }) => `Your account will be deleted on ${day}`;
export const keepItWithOnePress = 'Until then you can keep it with one press.';
export const accountIsDeletedAsAsked = ({ day }: { day: string }) =>
  `Your account will be deleted on ${day}, as you have asked. You are signed out on every device.`;
export const howToKeepTheAccount =
  'Until then you can keep the account as it is: open the link, or sign in, and press “Keep my account”. Afterwards your profile, measurements, pictures, messages and reviews are gone for good; invoices stay with us as long as the law requires.';
export const ifNotYouKeepTheAccount = ({ email }: { email: string }) =>
  `If it was not you, keep the account, set a new password at once and write to ${email}.`;
export const keepMyAccount = 'Keep my account';

export const setPasswordAndOpenWorkshop = 'Set a password, and open your workshop.';
export const accountWasMadeForBrand = ({ brand, username }: { brand: string; username: string }) =>
  `We have made an account for ${brand}. Your username is ${username}.`;
export const setPasswordAndAddProducts = ({ days }: { days: number }) =>
  `Set a password to sign in, and add your products. The link works once, for ${days} days; after that ask us for a new one.`;
export const setAPassword = 'Set a password';

export const phoneSignsIn = 'Codes to a phone sign in to your account';
export const codesToPhoneSignIn = ({ phone }: { phone: string }) =>
  `From now on a code sent to ${phone} signs in to your account.`;
export const ifNotYouRemovePhone = ({ email }: { email: string }) =>
  `If it was not you, remove the phone in your profile, set a new password at once, and write to ${email}.`;
export const phoneSignsInNoMore = 'The phone was removed from your account';
export const phoneWasRemoved = 'Codes to a phone no longer sign in to your account.';
export const confirmNewPhone = 'Confirm the new phone of your account';
export const somebodyWithPasswordChangesPhone =
  'Somebody, most likely you, has given the password of your account and wants to sign in with another phone, because the one of before is lost.';
export const changeThePhone = 'Change the phone';
export const confirmThatItIsYou = 'Confirm that it is you';
export const linkWorksForAnHour = 'The link works for one hour.';
export const somebodySignedInByPhone =
  'Somebody, most likely you, has signed in with a code to your phone and wants to use the account without limits.';
export const ifNotYouDoNotOpen = ({ email }: { email: string }) =>
  `If it was not you, do not open the link: somebody else may have your phone number. Sign all devices out in your profile, and write to ${email}.`;
export const itIsMe = 'It is me';
