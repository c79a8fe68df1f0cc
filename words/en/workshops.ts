import { plural } from '../plural.ts';

export const anyNumber = 'Any number';
export const garmentsAWeek = 'Garments a week';
export const daysOff = 'Days off';
/** Whose workshop it is: one's own, or a tailor's for staff. */
export const calendarIsSaved = {
  own: 'Your calendar is saved. New orders go by it.',
  tailor: 'The calendar is saved. New orders go by it.',
};
export const failedToSaveTheCalendar = 'Failed to save the calendar';
/** In "Discard changes of calendar". */
export const calendarForm = 'calendar';
export const aWeekMayBeFull =
  'A week with as many garments is full: customers are offered the next one with room. Orders that are confirmed keep their day.';
export const atMost = 'At most';
export const leaveItEmptyForAnyNumber = 'Leave it empty to take on any number.';
export const weeklyDaysOff = 'Weekly days off';
export const nobodyWorksOnThemInAnyWeek =
  'Days of every week on which nobody works here, besides those of the shop. Customers see them. Orders that are confirmed keep their day.';
export const nobodyWorksOnTheseDays =
  'Nobody works on these days, and nothing is promised for them. Sundays and public holidays are off anyway.';
export const noDaysOffAhead = 'No days off ahead.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const customersDoNotSeeIt = 'Customers do not see it';
export const removeDaysOff = ({ place }: { place: number }) => `Remove days off ${place}`;
export const addDaysOff = 'Add days off';

export const stitchingOf = ({ garments }: { garments: number }) =>
  plural(garments, 'Stitching of 1 garment', `Stitching of ${garments} garments`);
export const surchargesForUrgentOrders = 'Surcharges for urgent orders';
export const goodsOf = ({ orders }: { orders: number }) =>
  plural(orders, 'Goods of 1 order', `Goods of ${orders} orders`);
export const withheldTax = 'Withheld tax';
export const paidOut = 'Paid out';
export const stillDueAfterwards = 'Still due at the end';
export const stillDue = 'Still due';
export const paidOutIn = ({ year }: { year: number }) => `Paid out in ${year}`;
export const nothingPaidOutYet = 'Nothing yet.';
export const paidOn = ({ day }: { day: string }) => `Paid ${day}`;
export const cameBackOn = ({ day }: { day: string }) => `Came back ${day}`;
export const accountEndingIn = ({ end, reference }: { end: string; reference: string }) =>
  `Account ending in ${end}, ${reference}`;
export const ratesOfStitching = ({ commission, tax }: { commission: number; tax: number }) =>
  `From now on the shop keeps ${commission} % of stitching and surcharges${tax === 0 ? '' : `, and withholds ${tax} % of them as tax`}.`;
export const ratesOfGoods = ({ commission, tax }: { commission: number; tax: number }) =>
  `From now on the shop keeps ${commission} % of your goods before discounts, which it bears${tax === 0 ? '' : `, and withholds ${tax} % of them as tax`}.`;
export const whenGoodsCount = 'Goods count here on the day they are delivered.';
export const discountsYouBear = 'Discounts that you bear';
export const discountsBorne = 'Discounts that the brand bears';
export const refunds = 'Refunds';
export const commissionOfTheShop = 'Commission of the shop';
export const yourEarnings = 'Your earnings';
export const earnings = 'Earnings';
/** Before the number of alterations. */
export const freeOfChargeLabel = 'Free of charge:';
export const alterations = ({ count }: { count: number }) =>
  plural(count, '1 alteration', `${count} alterations`);
export const year = 'Year';
export const nothingEarnedInYet = ({ year }: { year: number }) => `Nothing earned in ${year} yet`;
export const whenAnOrderCounts = 'An order counts here on the day it is delivered for the first time.';
export const theYear = ({ year }: { year: number }) => `The year ${year}`;
export const earnedIn = ({ year }: { year: number }) => `Earned in ${year}`;
export const over = 'Over';
export const soFar = 'So far';
export const ordersOf = ({ month }: { month: string }) => `Orders of ${month}`;
export const failedToPrepareTheFile = 'Failed to prepare the file. Please try again.';
export const statementPdf = 'Statement (PDF)';
export const statementPdfOf = ({ month }: { month: string }) => `Statement (PDF) of ${month}`;
export const csvOf = ({ month }: { month: string }) => `CSV of ${month}`;
export const theStatementComesOnceOver = 'The statement is ready once the month is over.';
export const failedToGetTheOrders = 'Failed to get the orders of this month';
export const loadingTheOrders = 'Loading the orders...';
export const noOrders = 'No orders in this month.';
export const showMore = 'Show more';
/** What was earned on a day, by kind. */
export const entryOf = {
  DELIVERY: ({ day }: { day: string }) => `Delivered ${day}`,
  ALTERATION: ({ day }: { day: string }) => `Alteration ${day}`,
  REFUND: ({ day }: { day: string }) => `Refunded ${day}`,
  GOODS: ({ day }: { day: string }) => `Delivered ${day}`,
  GOODS_REFUND: ({ day }: { day: string }) => `Returned ${day}`,
};
export const urgent = 'urgent';
export const freeOfCharge = 'Free of charge';

export const services = 'Services';
export const rates = 'Rates';
export const leadTime = 'Lead time';
export const openingHours = 'Opening hours';
export const ratesAreSaved = {
  own: 'Your rates are saved. Customers see them now.',
  tailor: 'The rates are saved. Customers see them now.',
};
export const failedToSaveTheRates = 'Failed to save the rates';
/** In "Discard changes of rates". */
export const ratesForm = 'rates';
export const garmentsAndRates = 'Garments and rates';
export const whatARateIs =
  'What the stitching of one garment costs, in whole rupees. A garment without a rate is not offered. Orders that are confirmed keep their price.';
export const notOffered = 'Not offered';
export const garmentsOffered = {
  own: ({ count }: { count: number }) =>
    count === 0
      ? 'You offer no garment, so nobody can order.'
      : plural(count, 'You offer 1 garment.', `You offer ${count} garments.`),
  tailor: ({ count }: { count: number }) =>
    count === 0
      ? 'The tailor offers no garment, so nobody can order.'
      : plural(count, 'The tailor offers 1 garment.', `The tailor offers ${count} garments.`),
};
export const timeAndPlace = 'Time and place';
export const leadTimeInDays = 'Lead time in days';
export const leadTimeInBusinessDays = 'Lead time in business days';
export const leadTimeFromTo = ({ fewest, most }: { fewest: number; most: number }) =>
  `${fewest} to ${most} days, from the confirmation to the finished garment; urgent orders take half of it.`;
export const whereCustomersBringCloth =
  'Where customers bring cloth and collect garments. Without it everything goes through the shop.';
export const days = 'Days';
export const monSat = 'Mon-Sat';
export const hours = 'Hours';
export const elevenToNine = '11AM-9PM';
export const removeOpeningHours = ({ place }: { place: number }) =>
  `Remove line ${place} of the opening hours`;
export const addOpeningHours = 'Add opening hours';

export const theWeeksAhead = 'The weeks ahead';
export const booked = ({ garments }: { garments: number }) => `${garments} booked`;
export const bookedOf = ({ garments, capacity }: { garments: number; capacity: number }) =>
  `${garments} of ${capacity}`;
export const full = 'Full';
export const dayOff = 'day off';
export const ownDayOff = 'own day off';
export const save = 'Save';
