export const notAvailable = 'N/A';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
export const longMoment = ({ day, time }: { day: string; time: string }) => `${day} at ${time}`;

/** By number; 0 is Sunday. */
export const shortWeekdays = { 0: 'Sun', 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat' };
/** Like `shortWeekdays`, in full. */
export const weekdays = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
};
/** `Mon 30 Nov 2026` */
export const dayOfWeek = ({ weekday, day }: { weekday: string; day: string }) => `${weekday} ${day}`;
export const fromDayToDay = ({ first, last }: { first: string; last: string }) => `${first}-${last}`;
export const closed = 'Closed';
export const openFromTo = ({ from, to }: { from: string; to: string }) => `${from}-${to}`;
/** `hour` is 0 to 23, `minutes` is empty or `:30`. */
export const timeOfDay = ({ hour, minutes }: { hour: number; minutes: string }) =>
  `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`;

export const holidays = {
  kashmirDay: 'Kashmir Day',
  pakistanDay: 'Pakistan Day',
  labourDay: 'Labour Day',
  youmETakbeer: 'Youm-e-Takbeer',
  independenceDay: 'Independence Day',
  iqbalDay: 'Iqbal Day',
  quaidEAzamDay: 'Quaid-e-Azam Day',
  ashura: 'Ashura',
  eidMiladUnNabi: 'Eid Milad-un-Nabi',
  eidUlFitr: 'Eid ul-Fitr',
  eidUlAzha: 'Eid ul-Azha',
};
