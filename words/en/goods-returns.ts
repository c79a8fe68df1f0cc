/** For customers. */
export const returns = 'Returns';
export const sendSomethingBack = ({ seller }: { seller: string }) => `Send something of ${seller} back`;
export const untilDay = ({ day }: { day: string }) => `Possible until ${day}.`;
export const ofABrand = 'The brand takes back what is damaged, faulty or not as ordered.';
export const madeToMeasure =
  'Garments that are made to your measures cannot be sent back. What does not fit is altered: see the order of the garment.';
export const piecesOf = ({ name }: { name: string }) => `Pieces of ${name}`;
export const ofLeft = ({ left }: { left: number }) => `Of ${left} that you have`;
export const none = 'None';
export const why = 'Why do you send it back?';
export const chooseAReason = 'Choose a reason.';
export const whatIsWrong = 'What is wrong?';
export const theSellerReadsIt = 'The seller reads it.';
export const pictures = 'Pictures of it';
export const onlyTheSellerSeesThem = 'Only the seller and our staff see them.';
export const atMostFour = 'A return can have 4 pictures.';
export const asStoreCredit = 'I want store credit instead of money';
export const wantsCredit = 'Store credit instead of money';
export const iban = 'IBAN for the refund';
export const ibanHint = 'We need it for this refund only, keep it encrypted, and delete it afterwards.';
export const accountTitle = 'Name of the account';
export const choosePieces = 'Choose what you send back.';
export const askForIt = 'Ask for the return';
export const weHaveYourReturn = 'We have your return. The seller answers by e-mail and here.';
export const failedToAsk = 'Failed to send the return';
export const uploading = 'Sending the pictures';
export const finishing = 'Saving the return';
export const returnNumber = ({ id }: { id: number }) => `Return ${id}`;
export const sendItTo = 'Send it to';
export const writeTheNumber = ({ id }: { id: number }) => `Write the number ${id} on the parcel.`;
export const printTheLabel = 'Label for the parcel';
export const labelSizes = { '62mm': 'Roll of 62 mm', '80mm': 'Roll of 80 mm', a4: 'A4' };
export const saveLabelOf = ({ id }: { id: number }) => `Label for the parcel of return ${id}`;
export const paperOf = ({ id }: { id: number }) => `Paper of the label of return ${id}`;
export const failedToPrintTheLabel = 'Failed to prepare the label';
export const sellerAnswersBy = ({ day }: { day: string }) =>
  `The seller answers by ${day}; otherwise our staff does.`;
export const ourStaffAnswers = 'The seller has not answered in time. Our staff answers it now.';
export const keepTheGoods = 'Keep the goods';
export const youKeepThem = 'You keep the goods.';
export const failedToKeep = 'Failed to withdraw the return';
export const failedToLoad = 'Failed to load the returns';

/** For sellers and staff. */
export const toAnswer = 'To answer';
export const onTheirWay = 'On their way';
export const ended = 'Refused';
export const kept = 'Kept';
export const notSent = 'Nothing came';
export const wentToStaff = 'Not answered in time: our staff answers it.';
export const answerBy = ({ day }: { day: string }) => `Answer by ${day}; after that our staff does.`;
export const cameBack = 'Came back';
export const returnsByState = 'Returns by state';
export const noReturns = 'No returns here';
export const answerIt = 'Answer';
export const answerReturn = ({ id }: { id: number }) => `Answer return ${id}`;
export const accept = 'Take it back';
export const refuse = 'Do not take it back';
export const yourAnswer = 'What the customer reads';
export const whereTo = 'Say where the goods are to be sent, and how.';
export const whereToOwn = 'The address of the shop is in the mail already.';
export const sayWhy = 'Say why.';
export const theCustomerIsTold = 'The customer is told.';
export const failedToAnswer = 'Failed to save the answer';
export const recordIt = 'It has come';
export const recordReturn = ({ id }: { id: number }) => `Return ${id} has come`;
export const takeBackSome = ({ number }: { number: string }) => `Take back goods of ${number}`;
export const howManyCame = ({ name }: { name: string }) => `Pieces of ${name} that have come`;
export const backToStock = ({ name }: { name: string }) => `What becomes of ${name}`;
export const soldAgain = 'Back to the stock';
export const writtenOff = 'Written off';
export const refundedNow = 'What has come is refunded. This cannot be undone.';
export const nothingHasCome = 'Say what has come.';
export const recordAndRefund = 'Record and refund';
export const itIsRecorded = 'It is recorded and refunded.';
export const failedToRecord = 'Failed to record the return';
export const someCameBack = 'Some of it came back';
export const someOfSellerCameBack = ({ seller }: { seller: string }) => `Some of it came back: ${seller}`;
export const answerTheRequestFirst = ({ id }: { id: number }) =>
  `The customer asks for return ${id} of these goods. Record what has come there.`;
export const seeTheRequest = 'See the returns';
export const itRefunds = ({ amount, credit }: { amount: string; credit: string | null }) =>
  credit === null
    ? `${amount} is refunded. This cannot be undone.`
    : `${amount} is refunded, and ${credit} goes back to the store credit. This cannot be undone.`;
export const failedToCountTheRefund = 'Failed to count the refund';
export const seeTheIban = 'See the IBAN';
export const failedToReadIban = 'Failed to read the IBAN';
export const reason = 'Reason';
export const pictureOf = ({ place }: { place: number }) => `Picture ${place}`;

/** Without an account. */
export const withdrawTitle = 'Send goods back';
export const withdrawDescription =
  'Send ready-made goods back without an account: by the number of the order and your e-mail address or phone number.';
export const withdrawText =
  'With the number of the order and the e-mail address or phone number that you gave with it. We mail you a link to choose the goods.';
export const withdrawWhich = ({ days }: { days: number }) =>
  `Ready-made goods come back within ${days} days of their delivery: those of brands where they are damaged, faulty or not as ordered.`;
export const orderNumber = 'Number of the order';
export const contactOfOrder = 'E-mail address or phone number of the order';
export const sendTheLink = 'Send me the link';
export const lookIntoYourMail = 'Look into your mail';
export const ifTheyBelongTogether =
  'If number and contact belong to an order, a link is on its way to its e-mail address. An order without one: please call us.';
export const failedToAskForLink = 'Failed to ask for the link';
export const chooseWhatGoesBack = 'Choose what goes back';
export const nothingCanBeSentBack = 'Nothing of this order can be sent back now.';
export const askForANewLink = 'Ask for a new link';
export const linkIsIncomplete = 'This link is not complete. Ask for a new one.';
