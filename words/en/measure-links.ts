/** Of the customer who asks. */
export const waitingForMeasuresOf = ({ name }: { name: string }) => `Waiting for the measures of ${name}`;
/** As the source of an order's measures. */
export const waitingFor = ({ name }: { name: string }) => `Waiting for ${name}`;
export const givenBy = ({ name }: { name: string }) => `Given by ${name}`;
export const waitingForMeasuresOfPeople = ({ count }: { count: number }) =>
  `Waiting for the measures of ${count} people`;
export const youCanConfirmOnceTheyAreHere =
  'You can confirm the order once they are here. We e-mail you then; nothing is stitched before.';
export const makeALink = ({ name }: { name: string }) =>
  `Make a private link and send it to ${name}. It opens our measurement guide without an account, works once, and ends by itself.`;
export const makeTheLink = 'Make the link';
export const makeANewLink = 'Make a new link';
export const makingTheLink = 'Making the link...';
export const theLinkEndsOn = ({ day }: { day: string }) =>
  `The link works until ${day}. Only the device on which it was made has it: if it is lost, make a new one, and the old one stops working.`;
export const theLinkHasEnded = ({ day }: { day: string }) => `The link ended on ${day}. Make a new one.`;
export const sendItTo = ({ name }: { name: string }) => `Send this link to ${name} now.`;
export const keptOnThisDevice = 'Only this device has it, until it ends or you sign out.';
export const privateLink = 'Private link';
export const copyTheLink = 'Copy the link';
export const linkCopied = 'Copied';
export const couldNotBeCopied = 'The link could not be copied. Select it and copy it yourself.';
export const sendByWhatsApp = 'Send by WhatsApp';
export const messageWithLink = ({ name, garment, url }: { name: string; garment: string; url: string }) =>
  `Salaam ${name}, please send your measures for the tailor (${garment}) by this link: ${url}`;
export const withdrawTheLink = 'Withdraw the link';
export const withdrawing = 'Withdrawing...';
export const otherWays =
  'Or choose other measures for this order, a saved record or a picture: the link ends then.';
export const failedToMakeTheLink = 'Failed to make the link';
export const failedToWithdrawTheLink = 'Failed to withdraw the link';

/** Of several people who are asked for one order. */
export const measuresOfPeople = ({ count, given }: { count: number; given: number }) =>
  `Measures of ${count} people: ${given} answered`;
export const eachHasALink =
  'Each person gets a private link. We e-mail you after three days, and on the last day, if somebody has not answered.';
export const everybodyHasAnswered = 'Everybody has answered. You can confirm the order.';
export const personAndGarment = ({ name, garment }: { name: string; garment: string }) =>
  `${name}, ${garment}`;
export const answered = 'Answered';
export const answeredOn = ({ day }: { day: string }) => `Answered on ${day}`;
export const askedWithoutLink = ({ day }: { day: string }) => `Waiting since ${day}. There is no link yet.`;
export const waitingSinceUntil = ({ since, day }: { since: string; day: string }) =>
  `Waiting since ${since}. The link works until ${day}.`;
export const linkAndMore = 'Link and more';
export const theLinkIsNotHere =
  'The link was made on another device. A reminder without it is fine if they still have it, or make a new one: the old one stops working.';
export const ofPerson = ({ what, name }: { what: string; name: string }) => `${what}: ${name}`;
export const theLinkWaitsAtYourOrders =
  'The order could not be read. You can also make the link under My orders.';
export const enterThemMyself = 'I give the measures myself';
export const sendAnotherWay = 'Send another way';
export const remind = 'Remind';
export const remindPerson = ({ name }: { name: string }) => `Remind ${name}`;
export const reminderWithLink = ({ name, garment, url }: { name: string; garment: string; url: string }) =>
  `Salaam ${name}, the tailor still waits for your measures (${garment}). Please send them by this link: ${url}`;
export const reminder = ({ name, garment }: { name: string; garment: string }) =>
  `Salaam ${name}, the tailor still waits for your measures (${garment}). Please send them by the link that you have from me.`;

/** Of the person who is asked. */
export const giveTheMeasures = 'Give the measures';
export const linkIsIncomplete = 'This link is incomplete. Please open it once more from the message.';
export const thisLinkDoesNotWork = 'This link does not work any more';
export const openingTheLink = 'Opening the link...';
export const failedToOpenTheLink = 'Failed to open the link';
export const measuresOf = ({ name }: { name: string }) => `The measures of ${name}`;
export const asksForMeasures = ({ by, garment }: { by: string; garment: string }) =>
  `${by} orders this garment from us and asks for the measures: ${garment}.`;
/** Of a garment whose dress type is not agreed yet. */
export const aDress = 'a dress';
export const whatBecomesOfThem = ({ by }: { by: string }) =>
  `They go to the tailor with this one order. ${by} hears that they are here, and does not see the numbers.`;
export const openUntil = ({ day }: { day: string }) =>
  `No account is needed. The link works once, until ${day}.`;
export const iAmTheGuardian = ({ name }: { name: string }) => `I am the parent or guardian of ${name}`;
export const onlyAGuardian = 'Please tick this: only a parent or guardian sends the measures of a child.';
export const backToTheGuide = 'I have a tape: back to the guide';
export const checkAndSend = 'Check and send';
export const sendTheMeasures = 'Send the measures';
export const failedToSend = 'Failed to send the measures';
export const thankYou = 'Thank you';
export const theMeasuresAreSent = ({ by, name }: { by: string; name: string }) =>
  `The measures of ${name} are with the order, and ${by} hears of it. You can close this page.`;
export const keepThem = 'Keep these measures';
export const keepThemHint =
  'With an account you need not measure again for your next order. This offer is open for a day.';
export const makeAnAccount = 'Make an account and keep them';

export const keepYourMeasures = 'Keep your measures';
export const theyBecomeYourOwn =
  'The measures that you have sent become a record of your own account. The order keeps its copy.';
export const signInFirst = 'Make an account, or sign in. You come back to this page after that.';
export const createAnAccount = 'Create an account';
export const keepMyMeasures = 'Keep my measures';
export const keeping = 'Keeping...';
export const theyAreYours = ({ name }: { name: string }) =>
  `The measures of ${name} are saved in your profile.`;
export const seeMyMeasures = 'See my measurements';
export const measureOnceOrderAnywhere = 'Measure once, order anywhere.';
export const lengthOrTheTailorDecides =
  'How long the kameez shall be, from the side of the neck straight down to the hem. If it is empty, the tailor decides.';
export const lengthIfItIsAKameez =
  'If it will be a kameez or kurta: how long, from the side of the neck straight down to the hem. If it is empty, the tailor decides.';
export const theTailorDecidesTheLength = 'The tailor decides how long a kameez or kurta is.';
export const lengthOfTheKameez = 'Length of the kameez (lambai)';
