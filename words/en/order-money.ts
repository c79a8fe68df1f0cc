/** Codes and store credit on the page of a stitched or bulk order. */
export const haveACode = 'Discount code';
export const apply = 'Apply';
export const applying = 'Checking...';
export const enterACode = 'Enter a code.';
export const codeTakesOff = ({ code, amount }: { code: string; amount: string }) =>
  `Code ${code} takes ${amount} off.`;
export const codeTakesNothingOff = ({ code }: { code: string }) => `Code ${code} takes nothing off now.`;
export const removeCode = ({ code }: { code: string }) => `Remove code ${code}`;
export const failedToUseTheCode = 'Failed to use the code';
export const failedToRemoveTheCode = 'Failed to remove the code';
export const payWithCredit = 'Pay with store credit';
export const rupeesOfCredit = 'Rupees from your store credit';
export const youHave = ({ balance }: { balance: string }) => `You have ${balance} of store credit.`;
export const paying = 'Paying...';
export const paidWithCredit = ({ amount }: { amount: string }) =>
  `${amount} of the bill is paid from your store credit.`;
export const failedToPayWithCredit = 'Failed to pay with store credit';
export const weOweYou = 'We owe you back';
export const owedBecause = {
  REFUND: 'A refund',
  CANCELLED: 'What you had paid before the order was cancelled',
  UNUSED: 'A payment that did not fit the order',
};
export const whereMayWeSendIt = 'Where may we send it? If you have no bank account, write or call us.';
export const whereToSend = 'Account for the money';
export const iban = 'IBAN';
export const ibanHint = 'We use it for this only, keep it encrypted, and delete it once the money is sent.';
export const accountTitle = 'Name of the account';
export const sendItThere = 'Send it to this account';
export const keepingIt = 'Saving it...';
export const accountIsKept = 'Thank you. We send the money to this account.';
export const failedToKeepTheAccount = 'Failed to save the account';
export const failedToDeleteTheAccount = 'Failed to delete the account';
export const failedToReadOwed = 'Failed to load what we owe you';
export const weSendItTo = ({ end, title }: { end: string; title: string }) =>
  `We send it to the account of ${title} whose IBAN ends in ${end}.`;
export const deleteTheAccount = 'Delete the account';
export const anotherAccount = 'Another account';
export const nothingIsOwed = 'We owe you nothing of this order any more';
export const moneyBackTitle = 'Money that we owe you';
export const ofOrder = ({ number }: { number: string }) => `Order ${number}`;
export const linkIsIncomplete = 'The link is incomplete. Open it from our e-mail.';
export const weAddItToYourCredit = 'We add it to your store credit.';
export const asStoreCredit = 'I want it as store credit';
export const failedToChoose = 'Failed to keep your choice';
export const paymentKept = 'Nothing refunded: the advance is kept';
export const restRefunded = 'Refunded, but for what is kept';
