/** Of the contact form and the chat. */
export const youWroteToUs = 'You wrote to us:';
/** The square brackets let support find the message. */
export const replyTo = ({ subject, id }: { subject: string; id: number }) => `Re: ${subject} [message ${id}]`;

export const answerFollows = 'We have your message and answer by e-mail';
export const nobodyCouldAnswerYet =
  'Nobody of us could answer your chat message yet. We have it before us, and e-mail you the answer if you are not on the site then.';
export const openTheChat = 'Open the chat';
export const hasAnsweredYou = ({ brandName }: { brandName: string }) => `${brandName} has answered you`;
export const youHaveAnAnswer = 'You have an answer in our chat:';
export const answerInTheChat = 'Answer in the chat';
export const yourChatWith = ({ brandName }: { brandName: string }) => `Your chat with ${brandName}`;
export const ourConversationSoFar = 'This is our conversation so far:';
export const said = ({ moment, who, text }: { moment: string; who: string; text: string }) =>
  `${moment}, ${who}: ${text}`;
export const you = 'You';
export const aboutOrder = ({ order }: { order: string }) => `(about ${order})`;
export const aPicture = '(a picture)';
