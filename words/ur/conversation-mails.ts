/** Of the contact form and the chat. */
export const youWroteToUs = 'آپ کا پیغام:';
/** The square brackets let support find the message. */
export const replyTo = ({ subject, id }: { subject: string; id: number }) => `جواب: ${subject} [پیغام ${id}]`;

export const answerFollows = 'آپ کا پیغام مل گیا، جواب ای میل سے آئے گا';
export const nobodyCouldAnswerYet =
  'چیٹ پر آپ کے پیغام کا جواب ابھی نہیں دیا جا سکا۔ پیغام ہمارے سامنے ہے؛ جواب دیتے وقت دکان آپ کے سامنے کھلی نہ ہوئی تو جواب ای میل سے آئے گا۔';
export const openTheChat = 'چیٹ کھولیں';
export const hasAnsweredYou = ({ brandName }: { brandName: string }) =>
  `${brandName} کی طرف سے آپ کے لیے جواب`;
export const youHaveAnAnswer = 'چیٹ میں آپ کے لیے جواب آیا ہے:';
export const answerInTheChat = 'چیٹ میں جواب دیں';
export const yourChatWith = ({ brandName }: { brandName: string }) => `${brandName} سے آپ کی چیٹ`;
export const ourConversationSoFar = 'اب تک کی گفتگو یہ ہے:';
/** The isolates keep words of another script in order. */
export const said = ({ moment, who, text }: { moment: string; who: string; text: string }) =>
  `${moment}، \u2068${who}\u2069: \u2068${text}\u2069`;
export const you = 'آپ';
export const aboutOrder = ({ order }: { order: string }) => `(${order} کے بارے میں)`;
export const aPicture = '(تصویر)';
