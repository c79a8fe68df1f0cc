export const notifications = 'Notifications';
export const notificationsUnread = ({ unread }: { unread: string }) => `Notifications, ${unread} unread`;
export const eMails = 'E-mails';
export const whatWeAlwaysEMail =
  'We always e-mail what an order requires: its price, confirmation, delivery, cancellation and refund. The rest is up to you. Mail goes to confirmed addresses only; whether yours is, your <profile>profile</profile> says.';
export const whichNews = 'Which news';
export const whatWeAlwaysTell =
  'We always tell you what an order requires: its price, confirmation, delivery, cancellation and refund. The rest is up to you. It all comes as chosen above; receipts and papers are on the page of the order.';
export const failedToGetYourSettings = 'Failed to get your settings';
export const failedToSaveIt = 'Failed to save it';
export const saved = 'Saved.';
export const youHaveReadEverything = 'You have read everything.';
export const newestFirst = 'Newest first.';
export const failedToMarkThemAsRead = 'Failed to mark them as read';
export const marking = 'Marking...';
export const markAllAsRead = 'Mark all as read';
export const unread = 'Unread:';
/** By topic of the mails that can be switched off. */
export const mailTopics = {
  progress: {
    name: 'Progress of my orders',
    about: 'The tailor accepts, starts, checks or alters; a seller has packed.',
  },
  reminders: { name: 'Reminders', about: 'An order waits for your confirmation and would expire.' },
  work: { name: 'Orders to stitch', about: 'A new order for you, a cancelled one, or one to alter.' },
  reviews: { name: 'Replies to my reviews', about: 'A seller has answered what you wrote.' },
};
