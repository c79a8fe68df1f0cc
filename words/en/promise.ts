import { plural } from '../plural.ts';

export const howThisDayIsCounted = 'How this day is counted';
export const howWePromiseADay = 'How we promise a day';
export const parts = {
  collection: 'The cloth is on its way to the tailor',
  place: 'Earlier weeks of the tailor are full',
  stitching: 'Stitching',
  delivery: 'The garment is on its way to you',
  off: 'Day off',
};
export const days = ({ count }: { count: number }) => plural(count, '1 day', `${count} days`);

export const howWePromiseADayDescription =
  'What each day up to the promised one is for: collection, a place in the week, stitching, couriers and days off.';
export const theDayIsCounted =
  'The day that you see is counted, not guessed. Each day up to it is for something, and the order form and the checkout list them.';
export const theClothComes = 'The cloth comes';
export const youBringItOrWeCollectIt = ({ within, between }: { within: string; between: string }) =>
  `You bring it, which takes no days, or we collect it: ${within} within the tailor's city, at most ${between} from another one. The cloth of a brand takes two working days and its courier, posted cloth the courier from your city.`;
export const aPlaceInTheWeek = 'A place in the week';
export const aTailorTakesSoManyGarments =
  'A tailor takes only so many garments a week. Where a week is full, yours gets a place in the first week with room.';
export const stitching = 'Stitching';
export const ourWorkshopTakes = ({ days, partner }: { days: number; partner: string }) =>
  `Our own workshop takes ${plural(days, '1 day', `${days} days`)}, a partner tailor ${partner}; each has a time of their own. Urgent halves it. Each further garment of an order takes a day more.`;
export const theGarmentComes = 'The garment comes';
export const youCollectItOrWeSendIt =
  'You collect it, or we send it, which takes as long as the cloth. Abroad the courier takes longer; the form shows the days of your country.';
export const weekdays = {
  0: 'Sundays',
  1: 'Mondays',
  2: 'Tuesdays',
  3: 'Wednesdays',
  4: 'Thursdays',
  5: 'Fridays',
  6: 'Saturdays',
};
export const daysOff = 'Days off';
export const nobodyWorksOn = ({ weekdays }: { weekdays: readonly string[] }) =>
  weekdays.length === 0
    ? 'Nobody works on public holidays and on the days off of your tailor. None of them is ever the promised day.'
    : `Nobody works on public holidays, on the days off of your tailor and on ${weekdays.join(', ')}. None of them is ever the promised day.`;
export const ifTheDayChanges = 'If the day changes';
export const confirmingCountsAgain =
  'Confirming an order counts its day again. If it is another one by then, you see both beside each other and decide.';
export const couriersWithinPakistan = 'Couriers within Pakistan';
export const withinACity = 'Within a city';
export const toAnotherCity = 'To another city';
export const byExpress = ({ where }: { where: string }) => `${where}, express courier`;
export const fromCityToCity = ({ from, to }: { from: string; to: string }) => `${from} - ${to}`;
export const within = ({ city }: { city: string }) => `Within ${city}`;
export const orderedToday = 'Ordered today from our own workshop';
export const youBringAndCollect = 'You bring the cloth and collect the garment';
export const weCollectAndDeliver = 'We collect and deliver in another city';
export const readyOn = ({ day }: { day: string }) => `By ${day}`;
