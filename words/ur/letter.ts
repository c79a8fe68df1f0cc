/** Around the text of every mail. */
export const salaam = 'السلام علیکم،';
export const salaamTo = ({ name }: { name: string }) => `السلام علیکم ${name}،`;
export const ifTheButtonDoesNotWork = 'اگر بٹن کام نہ کرے تو یہ پتا کھولیں:';
/** At the end of a mail that can be switched off. */
export const unsubscribeFromMailsLikeThis = ({ address }: { address: string }) =>
  `ایسی ای میل بند کرنے کے لیے: ${address}`;
