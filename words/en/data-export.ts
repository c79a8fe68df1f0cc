/** README.txt in the copy of an account's data. */
export const whatIsStored = ({ brandName, at }: { brandName: string; at: string }) =>
  `What ${brandName} has stored about your account, on ${at}.`;
export const howToRead =
  'Times are UTC. Money is whole rupees. Pictures are named by the key in their address.';
export const documents = 'invoices, credit notes and contracts';
export const pictures = 'every picture that you have uploaded, or that a tailor or support has sent you';
/** What each file holds. */
export const files = {
  'profile.json': 'your profile',
  'sign-in-ways.json': 'the ways to sign in',
  'devices.json': 'the devices that are signed in',
  'addresses.json': 'your address book',
  'saved-cards.json': 'what we store of your saved cards',
  'measurements.json': 'your measurement records, with every version',
  'stitched-orders.json': 'your stitched orders, with their history',
  'bulk-orders.json': 'your bulk orders',
  'shop-orders.json': 'your orders of ready-made goods',
  'returns.json': 'goods that you have sent back or asked to send back',
  'refund-accounts.json': 'accounts that you gave us for money that we still owe you',
  'seller-identity.json': 'the numbers that you gave us as a seller',
  'payouts.json': 'what we have paid out to you as a seller',
  'credit.json': 'your store credit, with its history',
  'reviews.json': 'your reviews',
  'wishlist.json': 'your wishlist',
  'preferences.json': 'the shopping preferences you have shared',
  'notifications.json': 'your notifications',
  'mail-settings.json': 'which mail you get',
  'newsletter.json': 'your subscription of the newsletter',
  'chat.json': 'your conversation with support',
  'guest-orders.json': 'orders that you placed with your e-mail address without signing in',
  'finished-measures.json': 'what your finished garments measured',
  'samples.json': 'the garments that you sent along to be measured, and where they were',
  'fit.json': 'what did not fit, and what you answered to suggested changes of your measures',
  'messages.json': 'what you have written to us by the contact form, with our replies',
  'notes.json': 'what we have noted about you, your orders and our calls',
  'access.json': 'what our people did with your data, and who looked at your measures',
  'email-links.json': 'links about your e-mail address that still work',
  'mails.json': 'mails to you of the last 30 days, without their text',
  'connections.json': 'API keys and webhooks, without their secrets',
  'couriers.json': 'what couriers have said of your parcels',
  'phones.json':
    'numbers that you have confirmed, devices with notifications, and messages to you of the last 30 days, without their text',
};
