export const failedToFetchTheAddresses = 'پتے نہیں کھل سکے';
export const noAddressYet =
  'ابھی کوئی پتا نہیں۔ وہ جگہیں محفوظ کریں جہاں سے ہم کپڑا لیں اور جہاں لباس پہنچائیں، پھر آرڈر کے وقت اِن میں سے چنیں۔';
export const addAnAddress = 'پتا شامل کریں';
export const atMostAddresses = ({ max }: { max: number }) =>
  `زیادہ سے زیادہ ${max} پتے محفوظ رکھے جا سکتے ہیں۔ نیا شامل کرنے کے لیے کوئی ایک مٹائیں۔`;
export const editTheAddress = 'پتا بدلیں';
export const theAddressIsSaved = 'پتا محفوظ ہے۔';
export const deleteThisAddress = 'یہ پتا مٹا دیں؟';
export const deleteAddress = 'پتا مٹائیں';
export const theAddressIsDeleted = 'پتا مٹا دیا گیا۔';
export const failedToDeleteTheAddress = 'پتا نہیں مٹ سکا';
export const placedOrdersKeepACopy = ({ fullName, address }: { fullName: string; address: string }) =>
  `${fullName}، ${address}۔ جو آرڈر دیے جا چکے ہیں، اُن میں یہ پتا رہے گا۔`;
export const defaultLabel = 'بنیادی';
export const editThis = ({ about }: { about: string }) => `بدلیں: ${about}`;
export const edit = 'بدلیں';
export const failedToSaveTheAddress = 'پتا محفوظ نہیں ہو سکا';
export const makeThisDefault = ({ about }: { about: string }) => `بنیادی بنائیں: ${about}`;
export const makeDefault = 'بنیادی بنائیں';
export const deleteThis = ({ about }: { about: string }) => `مٹائیں: ${about}`;
export const anotherAddress = 'کوئی اور پتا';
export const loadingYourAddresses = 'آپ کے پتے کھل رہے ہیں...';
export const keepItInMyAddressBook = 'میرے محفوظ پتوں میں رکھیں';
export const fullName = 'پورا نام';
export const postalCode = 'پوسٹل کوڈ';
export const country = 'ملک';
export const myDefaultAddress = 'میرا بنیادی پتا';
export const useItAsMyDefaultAddress = 'اسے میرا بنیادی پتا بنائیں';
export const saveAddress = 'پتا محفوظ کریں';
export const phoneHint = 'مثلاً \u20660300 1234567\u2069، یا ملک کے کوڈ کے ساتھ۔';
export const addressHint = 'مکان نمبر، گلی اور علاقہ۔';
