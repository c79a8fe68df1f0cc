/** Offered to those who read English, so in English. */
export const seeThisPageInIt = 'See this page in English';
export const stayHere = 'No, thanks';
/** In the profile. */
export const language = 'زبان';
export const mailsAndPapersComeInIt = 'ای میل، پیغام اور کاغذات اسی زبان میں آتے ہیں۔';
