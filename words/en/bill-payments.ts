export const payments = 'Payments';
export const methods = {
  CASH: 'Cash',
  TRANSFER: 'Bank transfer',
  RAAST: 'Raast',
  CREDIT: 'Store credit',
  LINK: 'Card',
  WALLET: 'Wallet',
};
export const paid = 'Paid so far';
export const dueBefore = 'Due before the work starts';
export const leftToPay = 'Left to pay';
export const recordedByMistake = 'recorded by mistake, taken off the bill';
export const transaction = ({ reference }: { reference: string }) => `Transaction ${reference}`;
export const downloadReceipt = 'Download receipt';
export const downloadTheReceipt = ({ id }: { id: string }) => `Download receipt ${id}`;
export const downloadReversed = ({ id }: { id: string }) => `Download receipt ${id} (payment reversed)`;
export const theReceiptCouldNotBeDownloaded = 'The receipt could not be downloaded';
export const partBefore = ({ advance, rest }: { advance: string; rest: string }) =>
  `${advance} is due before the work starts, and ${rest} when you get it.`;
export const allBefore = ({ advance }: { advance: string }) => `${advance} is due before the work starts.`;
export const howToPay = 'We e-mail you how to pay it.';
export const seePayments = 'You find how to pay it on the page of the order, under Payments.';
export const why = {
  REFUSED_PARCEL:
    'We ask for it because your last parcel was refused at the door. Once you have received an order, we no longer do.',
  NEW_CUSTOMER: 'We ask for it with a first order. Once you have received one, we no longer do.',
  LARGE_ORDER: 'We ask for it with larger orders.',
};
export const failedToGetHowToPay = 'Failed to load how to pay';
export const payNow = 'Pay now';
export const payWith = ({ amount, wallet }: { amount: string; wallet: string }) =>
  `Pay ${amount} with ${wallet}`;
export const walletPaysAtOnce =
  'You pay on the wallet’s own page. We find the payment by ourselves, also if you close the page, and e-mail you a receipt.';
export const isBeingChecked = ({ amount, wallet }: { amount: string; wallet: string }) =>
  `Your payment of ${amount} with ${wallet} is being checked.`;
export const seeThePayment = 'See the payment';
export const thePaymentCouldNotBegin = 'The payment could not begin. Nothing was charged.';
export const payByTransfer = 'Pay by bank transfer or Raast';
export const exactSum = 'Exactly this sum';
export const reference = 'Reference';
export const accountOf = 'Account of';
export const bank = 'Bank';
export const iban = 'IBAN';
export const raastId = 'Raast ID';
export const qrCodeToPay = 'QR code with the sum and the number of the order, for your banking app';
export const scanToPay = 'Scan it with your banking app: sum and order are filled in.';
export const weWriteAReceipt = 'You get a receipt once we have found your payment at the bank.';
export const haveYouPaid = 'Have you transferred it?';
export const sendUsTheNumber =
  'Send us the number of the transaction or a picture of it, so that we find your payment sooner.';
export const iHavePaid = 'I have transferred it';
export const rupeesYouTransferred = 'Rupees that you have transferred';
export const enterWholeRupees = 'Enter whole rupees, such as 500.';
export const numberOfTheTransaction = 'Number of the transaction';
export const asYourBankWritesIt = 'As your banking app or the bank’s message writes it.';
export const numberOrPicture = 'Enter the number of the transaction, or add a picture.';
export const pictureOfTheReceipt = 'Picture of the transfer';
export const insteadOfTheNumber = 'A screenshot of your banking app, with or instead of the number.';
export const sendIt = 'Send it';
export const weCheckIt = 'Thank you. We look for your payment at the bank and write to you.';
export const failedToSendIt = 'Failed to send it';
export const upload = 'Upload';
export const savingIt = 'Uploaded, saving it...';
export const proofStates = {
  open: 'We are looking for it',
  matched: 'Found',
  refused: 'Not found',
};
export const withAPicture = 'with a picture';
export const theCourierAsksForTheCash =
  'A courier has the parcel, or is coming for it, and asks for the cash that its label names.';
