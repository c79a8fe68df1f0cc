import { plural } from '../plural.ts';

/** To tailors, below the titles of `order-news.ts`. */
export const texts = {
  work_new:
    'There is a new order for you. Please accept or decline it soon: the customer waits for your answer.',
  work_cancelled:
    'This order is cancelled. Please do not stitch it, and keep the cloth until it is collected.',
  work_altered:
    'The customer asks for an alteration. Please get in touch about handing over the garment; it is free of charge for the customer.',
  work_answered:
    'The customer has answered your question. The promised day has moved by the business days in between.',
  work_objected:
    'The customer objects to your receipt of the cloth. Please correct it, or get in touch with us: the work waits until then.',
  work_taken:
    'We have given this order to another tailor, so please do not work on it any more. Keep cloth and garment until they are collected.',
  work_taken_over:
    'You take over this order from another tailor, at the stage at which it is. We get in touch about cloth and garment.',
  work_garment_cancelled: 'One garment was cancelled; please do not start it. The others are named below.',
  work_moved: 'We have promised the customer another day; see it below.',
  work_came_back:
    'The parcel has come back. Please keep the garment until we know where it goes, and hand it to the courier again then.',
  work_undelivered:
    'The garment did not reach the customer, and the order has ended. We get in touch about it and about your work.',
};
export const facts = {
  deliveryType: 'Delivery type',
  madeFor: 'For',
  garments: 'Garments',
  altered: 'To alter',
  stitching: 'Stitching',
  cashAtTheHandover: 'Cash at the handover',
  goods: 'Goods',
  city: 'City',
};
export const garmentsNamed = ({ count, names }: { count: number; names: string }) => `${count}: ${names}`;
/** Between people, each with a comma of their own. */
export const peopleSeparator = '; ';
export const openTheOrder = 'Open the order';

/** To brands. */
export const saleTitles = {
  seller_new: ({ number }: { number: string }) => `New order ${number}`,
  seller_cancelled: ({ number }: { number: string }) => `Cancelled order ${number}`,
  seller_changed: ({ number }: { number: string }) => `Changed order ${number}`,
  seller_return: ({ number }: { number: string }) => `Return of order ${number}`,
  seller_return_waits: ({ number }: { number: string }) => `The return of order ${number} waits`,
  seller_return_kept: ({ number }: { number: string }) => `No return of order ${number}`,
  seller_return_ended: ({ number }: { number: string }) => `The return of order ${number} has ended`,
};
export const saleTexts = {
  seller_new: 'There is a new order for you to pack and ship.',
  seller_cancelled: 'This order is cancelled. Please do not ship it.',
  seller_changed:
    'The pieces of this order, or where it goes, have changed. Please look before you pack or send it.',
  seller_return:
    'The customer would like to send goods of this order back. Please accept or refuse the return.',
  seller_return_waits:
    'The customer waits for your answer to the return. Please accept or refuse it; after some days our staff answers.',
  seller_return_kept:
    'The customer has withdrawn the return of this order and keeps the goods. There is nothing to do.',
  seller_return_ended:
    'The goods that you were to take back of this order have not come in 60 days. The return has ended, and there is nothing to refund. If they still come, write to us.',
};
export const lowOnStock = ({ product }: { product: string }) => `Low on stock: ${product}`;
export const piecesAreLeft =
  'After the last sale fewer pieces are left than you wanted to be warned at. You are told again once you have restocked.';
export const piecesLeft = ({ pieces }: { pieces: number }) => plural(pieces, '1 piece', `${pieces} pieces`);
export const openTheProduct = 'Open the product';
