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
export const weSendItBack = 'We call you about how you get it.';
export const weAddItToYourCredit = 'We add it to your store credit.';
export const asStoreCredit = 'I want it as store credit';
export const failedToChoose = 'Failed to keep your choice';
