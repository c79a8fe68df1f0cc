import { plural } from '../plural.ts';

export const chatInfo = 'Chat Info';
export const hours = 'Hours';
export const openAt = ({ times }: { times: readonly string[] }) => times.join(', ');
export const messagesAreKept = ({ brandName }: { brandName: string }) =>
  `Messages are kept, so you can leave the page and read the answer later. Only you and the support team of ${brandName} can read them. Never send a card number or a password.`;
export const helpCenter = 'Help Center';
export const chat = 'Chat';
export const chatWithUnread = ({ unread }: { unread: string }) => `Chat, ${unread} unread`;
export const openingTheChat = 'Opening the chat...';
export const unableToSendMessage = 'Unable to send message: WebSocket is disconnected.';
export const about = ({ order }: { order: string }) => `About ${order}`;
export const picture = 'Picture';
export const message = 'Message';
export const writeAMessage = 'Write a message';
export const shortenTheMessageBy = ({ count }: { count: number }) =>
  plural(count, 'Shorten the message by 1 character.', `Shorten the message by ${count} characters.`);
export const addAPicture = 'Add a picture';
export const addAnOrder = 'Add an order';
export const send = 'Send';
export const connected = 'Connected';
export const disconnected = 'Disconnected';
export const isTyping = ({ name }: { name: string }) => `${name} is typing...`;
export const contacts = 'Contacts';
/** The noun is for screen readers. */
export const unreadCount = ({ unread }: { unread: string }) => `${unread} <noun>unread</noun>`;
export const messagesWith = ({ name }: { name: string }) => `Messages with ${name}`;
export const loadingMessages = 'Loading messages...';
export const earlierMessages = 'Earlier messages';
export const seen = 'Seen';
export const sent = 'Sent';
export const newMessages = 'New messages ↓';
export const aPicture = 'a picture';
export const sentWithTheMessage = 'Sent with the message';
export const uploading = ({ percent }: { percent: number }) => `Uploading ${percent} %`;
export const notSent = ({ failure }: { failure: string }) => `Not sent. ${failure}`;
export const sentWithTheMessageOpensInFullSize = 'Sent with the message; opens in full size';
export const askInEnglishOrUrdu =
  'Salaam! Ask about an order, a measurement or a fabric, in English or <urdu>اردو</urdu>.';
export const theShopDidNotAnswer = 'The shop did not answer.';
export const supportOf = ({ brandName }: { brandName: string }) => `${brandName} Support`;
export const youAnswerCustomersInTheInbox = 'You answer customers in <inbox>the inbox</inbox>.';
export const messages = 'Messages';
export const support = 'Support';
export const leaveAMessage = 'Leave a message';
export const greeting = 'Assalam-o-Alaikum! How can we help you with your order?';
export const thankYouPleaseSignIn =
  'Thank you! Please sign in, so that our team can answer you here, or leave a message and we answer by e-mail.';
export const chatWithSupport = 'Chat with support';
export const onlineUsuallyRepliesIn = ({ minutes }: { minutes: number }) =>
  plural(minutes, 'Online. Usually replies in 1 minute.', `Online. Usually replies in ${minutes} minutes.`);
export const online = 'Online.';
export const away = 'Away. We reply as soon as we are back.';
export const closedNow = ({ opensAt }: { opensAt: string }) => `Closed now. We reply from ${opensAt}.`;
export const today = 'Today';
export const yesterday = 'Yesterday';
