export const mobileNumber = 'Mobile number';
export const numberHint = 'A mobile number of Pakistan, such as 0300 1234567.';
export const sendTheCode = 'Send the code';
export const sending = 'Sending...';
export const failedToSend = 'Failed to send the code';
export const sentTo = ({ phone, minutes }: { phone: string; minutes: number }) =>
  `A code is on its way to ${phone}. It works for ${minutes} minutes.`;
export const nothingCame = 'Nothing has come? Check the number, ask for the code again, or call us.';
export const theCode = 'Code from the message';
export const enter = 'Sign in';
export const checking = 'Checking...';
export const failedToSignIn = 'The sign-in did not succeed';
export const sendAgain = 'Send it again';
export const sendAgainIn = ({ seconds }: { seconds: number }) => `Send it again in ${seconds} s`;
export const anotherNumber = 'Use another number';
export const numberIsYours = 'The number is yours. No account has it yet: make one now.';
export const firstName = 'First name (optional)';

export const phone = 'Phone';
export const codesSignIn = ({ phone: number }: { phone: string }) => `Codes to ${number} sign in`;
export const noPhoneYet = 'No phone signs in yet';
export const addPhone = 'Sign in with a phone';
export const changePhone = 'Change the number';
export const removePhone = 'Remove';
export const newNumber = 'New number';
export const cancel = 'Cancel';
export const saveNumber = 'Save the number';
export const codeToOld = ({ phone: number }: { phone: string }) =>
  `To make sure that it is you, we send a code to ${number} too.`;
export const codeFromOld = 'Code to the number of before';
export const oldIsLost = 'I no longer have that number';
export const linkWasMailed = ({ email }: { email: string }) =>
  `We e-mailed a link to ${email}. The number changes once it is opened.`;
export const phoneIsSaved = 'The phone is saved.';
export const phoneIsRemoved = 'The phone is removed.';
export const failed = 'That did not succeed. Please try again.';
export const limited =
  'You signed in with a code only. For a day, changing your sign-in, store credit, saved cards and bank accounts need a second proof, in case somebody else has your number.';
export const confirmWithPassword = 'Confirm';
export const mailMeALink = 'E-mail me a link';
export const isConfirmed = 'Thank you, it is confirmed.';
export const setPassword = 'Set a password with a code';
export const newPassword = 'New password';
export const passwordIsSaved = 'Your password is set. Other devices are signed out.';
export const confirmByCode = 'Confirm that it is you';
export const confirmByCodeWhy = 'Needed before you add an e-mail address or another way to sign in.';
