/** Of several mails. */
export const ifNotYouDoNothing = 'If it was not you, do nothing.';
export const seeMyApplication = 'See my application';
export const setMyPassword = 'Set my password';
export const setPasswordOpenWorkshop = 'Set your password and open your workshop.';

export const confirmYourApplication = ({ brandName }: { brandName: string }) =>
  `Confirm your application to ${brandName}`;
export const weLookOnceConfirmed = 'We look at it once you have confirmed this address.';
export const somebodyApplied = ({ brandName, days }: { brandName: string; days: number }) =>
  `Somebody, most likely you, applied with this address to stitch for customers of ${brandName}. Open the link and press the button, and we will look at the application. It waits for ${days} days.`;
export const ifNotYouItIsDeleted = 'If it was not you, do nothing: the application will be deleted.';
export const seeAndConfirm = 'See and confirm my application';

export const needsAnotherAddress = 'Your application needs another address';
export const thereIsAnAccount = ({ brandName }: { brandName: string }) =>
  `There is an account at ${brandName} with this one.`;
export const tailorNeedsOwnAccount = ({ brandName }: { brandName: string }) =>
  `Somebody, most likely you, applied with this address to stitch for customers of ${brandName}. There is an account with it already, and a tailor needs an account of its own. Please apply again with another address.`;
export const applyWithAnotherAddress = 'Apply with another address';

export const weHaveItAlready = 'We have your application already';
export const nothingLeftToDo = 'There is nothing left to do.';
export const somebodyAppliedOnceMore =
  'Somebody, most likely you, has applied with this address once more. We keep the application that we are looking at and have dropped the other one.';

export const weHaveReceivedIt = 'We have received your application';
export const weLookAndWrite = 'We look at it and write to you.';
export const thankYouForApplying =
  'Thank you for applying. We look at your rates and pictures, and may call you on your phone. Then we write to you.';
export const seeOrWithdraw = 'Until then you can see your application by this link, or withdraw it.';

export const aQuestion = 'A question about your application';
export const allIsStillThere = 'All you have written is still there.';
export const weHaveAQuestion = 'We have looked at your application and have a question:';
export const openItToAnswer =
  'Open your application to answer. All you have written and every picture are still there; change what you like and send it again.';
export const answerAndComplete = 'Answer and complete my application';

export const aboutYourApplication = 'About your application';
export const weCannotTakeYou = 'We cannot take you in now.';
export const thankYouButNo = ({ brandName }: { brandName: string }) =>
  `Thank you for your interest in ${brandName}. We cannot take you in as a tailor now:`;
export const welcomeToApplyAgain = 'You are welcome to apply again once this has changed.';
export const applyAgain = 'Apply again';

export const welcomeAmongTheTailors = ({ brandName }: { brandName: string }) =>
  `Welcome among the tailors of ${brandName}`;
export const gladToHaveYou = ({ username, address }: { username: string; address: string }) =>
  `We are glad to have you. Customers find you as ${username} from now on: ${address}`;
export const howToBegin = ({ days }: { days: number }) =>
  `Set a password with the link, then sign in with this e-mail address. Your workshop shows your orders, measurements and days. The link works once, for ${days} days; after that you get a new one from "Forgot password?" on the sign-in page.`;
export const yourNewLink = ({ brandName }: { brandName: string }) =>
  `Your new link to the workshop of ${brandName}`;
export const youAreATailor = ({ brandName, username }: { brandName: string; username: string }) =>
  `You are a tailor of ${brandName}. Customers find you as ${username}.`;
export const howToBeginAgain = ({ days }: { days: number }) =>
  `Set a password with the link, then sign in with this e-mail address. Your workshop shows your orders, measurements and days. The link works once, for ${days} days. Links of earlier mails no longer work.`;
