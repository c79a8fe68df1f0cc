export const enterYourEMailAddress = 'اپنی ای میل لکھیں۔';
export const enterAValidEMailAddress = 'درست ای میل لکھیں۔';
export const stayUpdated = 'نئی خبریں پائیں';
export const newsNowAndThen = 'کلیکشن، درزیوں اور برانڈ کی خبریں، کبھی کبھار۔ جب چاہیں بند کریں۔';
export const enterYourEmail = 'ای میل لکھیں';
export const subscribing = 'شامل کیا جا رہا ہے...';
export const subscribe = 'شامل ہوں';
