/** Mails about what a courier reports of a parcel. */
export const couldNotBeHandedOver = ({ number }: { number: string }) =>
  `The courier could not hand over your order ${number}`;
export const theCourierCame = ({ courier }: { courier: string }) =>
  `${courier} has tried to bring your parcel and could not hand it over.`;
export const inItsWords = ({ courier, words }: { courier: string; words: string }) =>
  `${courier} says: “${words}”`;
export const itTriesAgain =
  'It usually tries again on the next working day. Please keep your phone switched on, and write to us if the address or the number has changed.';
export const numberAtTheCourier = ({ courier }: { courier: string }) => `Number at ${courier}`;
export const toPay = 'To pay at the door';
export const weSendItAgain = ({ number }: { number: string }) => `We send your order ${number} once more`;
export const onceTheAdvanceIsThere = ({ amount }: { amount: string }) =>
  `Your parcel has come back to us. We send it once more as soon as you have paid ${amount} in advance; the page of your order says how.`;
export const theCourierComesAgain = 'Your parcel has come back to us. We send it once more now.';
export const pleaseCheckTheAddress = 'Please check where it goes, and write to us if anything is wrong.';
export const goesTo = 'Goes to';
