export const endingIn = ({ brand, last4 }: { brand: string; last4: string }) =>
  `${brand}، آخری ہندسے ${last4}`;
export const expiredOn = ({ expiry }: { expiry: string }) => `مدت ${expiry} میں ختم ہو گئی`;
export const expiresOn = ({ expiry }: { expiry: string }) => `مدت ${expiry} تک`;
export const card = 'کارڈ';
export const anotherCard = 'کوئی اور کارڈ';
export const savedCards = 'محفوظ کارڈ';
export const removeThisCard = 'یہ کارڈ ہٹا دیں؟';
export const removeCard = 'کارڈ ہٹائیں';
export const removing = 'ہٹایا جا رہا ہے...';
export const theCardIsRemoved = 'کارڈ ہٹا دیا گیا۔';
export const failedToRemoveTheCard = 'کارڈ نہیں ہٹ سکا';
export const paidOrdersAreNotAffected = ({ card, expiry }: { card: string; expiry: string }) =>
  `${card}، مدت ${expiry} تک۔ جن آرڈروں کی ادائیگی اس سے ہو چکی ہے، اُن پر اثر نہیں پڑے گا۔`;
export const defaultLabel = 'بنیادی';
export const expired = 'مدت ختم';
/** `dots` is shown, `spoken` is read out instead. */
export const numberAndExpiry = ({ last4, expiry }: { last4: string; expiry: string }) =>
  `<dots>•••• •••• •••• ${last4}</dots><spoken>آخری ہندسے ${last4}</spoken>، مدت ${expiry} تک`;
export const cardOfOtherService = 'ہماری ادائیگی کی سروس بدل گئی ہے، اس لیے یہ کارڈ اب نہیں چل سکتا۔';
export const failedToChangeTheDefaultCard = 'بنیادی کارڈ نہیں بدل سکا';
export const makeThisDefault = ({ name }: { name: string }) => `بنیادی بنائیں: ${name}`;
export const makeDefault = 'بنیادی بنائیں';
