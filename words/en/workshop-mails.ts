import { plural } from '../plural.ts';

export const noNewOrdersForNow = 'You get no new orders for now';
export const openOrdersStayYours = 'Your open orders stay yours.';
export const weHavePausedYou = ({ brandName }: { brandName: string }) =>
  `We have paused your workshop at ${brandName}: customers no longer find you in the list, have no page of yours, and cannot order from you.`;
export const theReason = 'The reason:';
export const noOpenOrders =
  'You have no open orders. If a garment that you have delivered needs an alteration, it still comes to you.';
export const openOrdersStay = ({ count }: { count: number }) =>
  plural(
    count,
    'Your open order stays yours: please finish what you have accepted by its promised day. If a garment that you have delivered needs an alteration, it still comes to you.',
    `Your ${count} open orders stay yours: please finish what you have accepted by its promised day. If a garment that you have delivered needs an alteration, it still comes to you.`,
  );
export const manyOpenOrdersStay =
  'Your many open orders stay yours: please finish what you have accepted by its promised day. If a garment that you have delivered needs an alteration, it still comes to you.';
export const yourWorkshopStaysOpen =
  'Your workshop stays open. If you have a question, answer this mail or call us.';
export const newOrdersAgain = 'You get new orders again';
export const customersCanOrder = 'Customers can order from you.';
export const noLongerPaused = ({ brandName, address }: { brandName: string; address: string }) =>
  `Your workshop at ${brandName} is no longer paused: customers find you in the list and on your page again, and can order from you: ${address}`;
export const checkRatesAndDaysOff = 'Please see that your rates and days off are as they should be.';
export const openYourWorkshop = 'Open your workshop';
