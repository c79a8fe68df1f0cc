export const confirmYourPhone = 'Confirm your phone';
export const whyACode = ({ from }: { from: string }) =>
  `You pay ${from} or more in cash. So that no parcel is sent to somebody who did not order it, we send a code to your phone. Who has received an order of ours is not asked.`;
export const whyACodeAfterARefusal = ({ from }: { from: string }) =>
  `You pay ${from} or more in cash, and your last parcel was refused at the door. So we send a code to your phone. Once you have received an order, we no longer do.`;
export const orPayInAdvance = 'If you would rather not, pay in advance, or call us.';
export const orPayByCard = 'If you would rather not, pay by card, or call us.';
export const orPayByWallet = 'If you would rather not, pay by wallet, or call us.';
export const orCallUs = 'If you would rather not, call us.';
export const yourPhoneInstead =
  'We send a code to your phone. All news then come to it as messages, and you sign in with such codes.';
export const enterYourNumberFirst = 'Enter your mobile number above first.';
export const weSendTo = ({ phone }: { phone: string }) => `We send it to ${phone}.`;
export const sendTheCode = 'Send the code';
export const sendItAgain = 'Send it again';
export const sendAgainIn = ({ seconds }: { seconds: number }) => `Send it again in ${seconds} s`;
export const sending = 'Sending...';
export const failedToSend = 'Failed to send the code';
export const sentTo = ({ phone, minutes }: { phone: string; minutes: number }) =>
  `A code is on its way to ${phone}. It works for ${minutes} minutes.`;
export const theCode = 'Code from the message';
export const confirmTheCode = 'Confirm the code';
export const failedToConfirm = 'Failed to confirm the code';
export const nothingCame = 'Nothing has come? Check the number, ask for the code again, or call us.';
export const phoneIsConfirmed = ({ phone }: { phone: string }) => `${phone} is confirmed.`;
export const loading = 'Checking your phone...';
