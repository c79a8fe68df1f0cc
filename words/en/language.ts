/** Offered to those who read Urdu, so in Urdu. */
export const seeThisPageInIt = 'یہ صفحہ اردو میں دیکھیں';
export const stayHere = 'نہیں، شکریہ';
/** In the profile. */
export const language = 'Language';
export const mailsAndPapersComeInIt = 'Mails, messages and papers come in this language.';
