import { plural } from '../plural.ts';

export const notSpecified = 'Not specified';
export const rating = 'Rating';
export const orders = ({ count }: { count: number }) => plural(count, '1 order', `${count} orders`);
export const averagePrice = 'Average price';
export const deliveredByThePromisedDay = ({ percent }: { percent: number }) =>
  `${percent} % delivered by the promised day`;
export const workAndReviewsOf = ({ name }: { name: string }) => `Work and reviews of ${name}`;
export const opensInANewTab = '(opens in a new tab)';
export const ratesForDesigns = ({ count }: { count: number }) =>
  plural(count, 'Rates for 1 design', `Rates for ${count} designs`);
export const selected = 'Selected';
export const select = 'Select';
export const selectedTailor = ({ name }: { name: string }) => `Selected ${name}`;
export const selectTailor = ({ name }: { name: string }) => `Select ${name}`;
export const fullyBookedForTheComingMonths = 'Fully booked for the coming months';
/** Labels of the next two. */
export const readyIn = 'Ready in';
export const readyBy = 'Ready by';
export const businessDaysBy = ({ count, day }: { count: number; day: string }) =>
  plural(count, `1 business day: by ${day}`, `${count} business days: by ${day}`);
export const bookedOrClosedBefore = ({ day }: { day: string }) => `${day}, booked or closed before`;
export const tailors = 'Tailors';
export const loadingTailors = 'Loading Tailors...';
export const failedToFetchTailors = 'Failed to fetch Tailors';
export const noTailorsFoundMatchingYourCriteria = 'No tailors found matching your criteria.';
export const showAllTailors = 'Show all tailors';
export const searchingTheOtherPages = 'Searching the other pages...';
export const noneOnThisPage = 'None on this page.';
export const moreIn = ({ count, place }: { count: number; place: string }) => `${count} more in ${place}`;
export const moreFor = ({ count, typed }: { count: number; typed: string }) => `${count} more for “${typed}”`;
export const areYouATailorYourself = 'Are you a tailor yourself?';
export const stitchForOurCustomers = 'Stitch for our customers';
export const failedToFetchMoreReviews = 'Failed to fetch more reviews';
export const noWrittenReviewsYet =
  'No written reviews yet. Customers can review this tailor once an order has been delivered to them.';
export const theGarmentOf = ({ author, place, count }: { author: string; place: number; count: number }) =>
  `The garment of ${author}, ${place} of ${count}`;
export const showMoreReviews = 'Show more reviews';
export const searchByArea = 'Search by area';
export const exampleOfAnArea = 'e.g. Gulberg';
export const whichGarment = 'Which garment?';
export const any = 'Any';
export const keepsTheDay = ({ day }: { day: string }) => `By ${day}: yes`;
export const keepsTheDayIfUrgent = ({ day }: { day: string }) => `By ${day}: yes, if urgent`;
export const missesTheDay = ({ day, ready }: { day: string; ready: string }) =>
  `By ${day}: no, ready by ${ready}, if urgent`;
