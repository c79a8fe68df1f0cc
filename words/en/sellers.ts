/** What tailors and brands read about their identity. */
export const yourIdentity = 'Your identity';
export const whatItIsFor =
  'For payouts to your bank and for the tax office. The numbers are stored encrypted. Only admins of the shop can look at them, and each look is recorded.';
export const loading = 'Loading your identity...';
export const failedToLoad = 'Your identity could not be loaded.';
export const notNeeded = 'The in-house workshop needs none.';

export const states = {
  missing: 'Not given yet',
  to_check: 'Waiting for our check',
  checked: 'Checked',
  refused: 'Not right yet',
};
export const missingRequired =
  'You get no new orders until your identity is checked. Fill in the form below. Open orders stay yours.';
export const missingOptional = 'You can sell without it for now. We need it for payouts to your bank.';
export const waiting = ({ day }: { day: string }) => `Given on ${day}. We look at it and write to you.`;
export const waitingRequired = ({ day }: { day: string }) =>
  `Given on ${day}. We look at it and write to you. Until then you get no new orders.`;
export const checkedOn = ({ day }: { day: string }) => `Checked on ${day}. There is nothing more to do.`;
export const refusedBecauseOf = ({ reason }: { reason: string }) => `Please give it again: ${reason}`;
export const heldShort = 'You get no new orders: your identity is not checked.';
export const giveItNow = 'Give your identity';
export const refusedShort = 'Your identity is not right yet.';

export const whatWeHave = 'What we have';
export const numberNames = { cnic: 'CNIC', iban: 'IBAN', ntn: 'NTN', strn: 'STRN' };
export const endsIn = ({ end }: { end: string }) => `ends in ${end}`;
export const none = 'none';

export const giveAgain = 'Give it again';
export const replacesAll =
  'The new numbers replace all earlier ones. Pictures that you do not choose again stay. We check it again.';
export const replacesAllRequired =
  'The new numbers replace all earlier ones. Pictures that you do not choose again stay. We check it again, and until then you get no new orders.';
export const cnic = 'CNIC';
export const cnicHint = '13 digits, such as 35202-1234567-1.';
export const iban = 'IBAN';
export const ibanHint = 'Of your own bank account in Pakistan: 24 characters that begin with PK.';
export const accountTitle = 'Name of the account';
export const accountTitleHint = 'Of whom the account is, as your bank writes it.';
export const ntn = 'NTN (if you have one)';
export const ntnHint = 'Such as 4174941-3. Without one, your CNIC counts.';
export const strn = 'STRN (if you have one)';
export const strnHint = '13 digits, for sellers who are registered for sales tax.';
export const pictures = 'Pictures of documents';
export const picturesHint = 'Whole and readable. Only admins of the shop see them.';
export const documents = {
  cnic_front: 'CNIC, front',
  cnic_back: 'CNIC, back',
  ntn_certificate: 'NTN certificate',
  strn_certificate: 'STRN certificate',
};
export const stored = 'Stored';
export const send = 'Send for the check';
export const sent = 'We have your identity and check it.';
export const failedToSend = 'Your identity was not saved.';

export const statement = 'Sales of a month';
export const statementHint =
  'Delivered orders, gross sales, refunds and net sales as CSV, for your bookkeeping.';
export const month = 'Month';
export const download = 'Download';
export const failedToDownload = 'The file could not be downloaded.';

/** Mails. */
export const hasGivenIdentity = ({ name }: { name: string }) => `${name} has given an identity to check`;
export const hasGivenIdentityToCheck = ({ name }: { name: string }) =>
  `${name} has given CNIC and bank account. An admin looks at them in the back office and says whether they are right.`;
export const anAdminChecksIt = 'An admin checks it.';
export const openTheSeller = 'Open the seller';
export const identityIsChecked = 'Your identity is checked';
export const identityIsRefused = 'Please give your identity again';
export const nothingMoreToDo =
  'We have checked your CNIC and your bank account: everything is right. There is nothing more to do.';
export const refusedBecause = 'We have looked at your identity, and something is not right yet:';
export const pleaseMend = 'Please give it again in your workshop. Your open orders stay yours.';
export const openYourIdentity = 'Open your identity';

export const wePaidYou = ({ sum }: { sum: string }) => `We have paid you ${sum}`;
export const toYourAccount = ({ end }: { end: string }) => `To your account that ends in ${end}.`;
export const bankReference = ({ reference }: { reference: string }) =>
  `The reference of the bank: ${reference}`;
export const payoutCameBack = ({ sum }: { sum: string }) => `A payout of ${sum} came back`;
export const becauseOf = ({ reason }: { reason: string }) => `The reason: ${reason}`;
export const itIsDueAgain =
  'It is due to you again, and part of the next payout. If your account has changed, please give your identity again in your workshop.';
export const openYourEarnings = 'Open your earnings';
