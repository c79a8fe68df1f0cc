export const pageNotFound = '404 - صفحہ نہیں ملا';
export const hasNoSuchPage = {
  workshop: 'کارخانے میں ایسا کوئی صفحہ نہیں۔',
  backOffice: 'دفتر میں ایسا کوئی صفحہ نہیں۔',
};
export const goTo = { workshop: 'کارخانے میں جائیں', backOffice: 'دفتر میں جائیں' };
export const signedInAsWhoCannotOpenIt = ({ username }: { username: string }) =>
  `اس وقت اکاؤنٹ ${username} ہے، اور یہ صفحہ اس سے نہیں کھلتا۔`;
export const youCannotOpenIt = 'یہ صفحہ آپ کے اکاؤنٹ سے نہیں کھلتا۔';
export const backToTheShop = 'دکان پر واپس';
export const useAnotherAccount = 'دوسرا اکاؤنٹ استعمال کریں';
export const loadingThePage = 'صفحہ کھل رہا ہے...';
export const thisPageCouldNotBeShown = 'یہ صفحہ نہیں دکھایا جا سکا';
export const somethingWentWrong = 'کچھ گڑبڑ ہو گئی۔';
export const yourSessionHasEnded = 'سائن اِن کی مدت ختم ہو گئی ہے۔ دوبارہ سائن اِن کریں۔';
export const skipToContent = 'سیدھا اصل حصے پر جائیں';
export const more = 'مزید';
export const moreWithThePresentRoom = 'مزید<hidden>، یہ صفحہ بھی اِنہی میں ہے</hidden>';
export const moreRooms = 'مزید صفحے';
export const closeTheRooms = 'صفحوں کی فہرست بند کریں';
export const signedInAs = ({ username }: { username: string }) => `اکاؤنٹ: ${username}`;
export const logout = 'سائن آؤٹ';
export const loadingPlace = {
  workshop: 'کارخانہ کھل رہا ہے...',
  backOffice: 'دفتر کھل رہا ہے...',
};
export const confirmThatItIsYou = 'تصدیق کریں کہ یہ آپ ہی ہیں';
export const thisNeedsAFreshSignIn =
  'اس کام کے لیے تازہ سائن اِن چاہیے۔ تصدیق ہوتے ہی کام وہیں سے آگے چلے گا، آپ کا لکھا ہوا باقی رہے گا۔';
