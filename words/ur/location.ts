export const shoppingFrom = 'خریداری کہاں سے';
export const local = 'پاکستان سے';
export const international = 'بیرونِ ملک سے';
export const pricesAlsoIn = 'قیمتیں اس کرنسی میں بھی';
export const areYouALocalOrInternational = 'خریداری پاکستان سے ہے یا بیرونِ ملک سے؟';
export const whatYourAnswerDecides =
  'قیمتیں، فون نمبر کا انداز اور ڈیلیوری اسی سے طے ہوتے ہیں۔ ہر صفحے کے نیچے اسے بدلا جا سکتا ہے۔';
export const iLiveInPakistan = 'میرا گھر پاکستان میں ہے';
export const iLiveAbroad = 'میرا گھر بیرونِ ملک ہے';
