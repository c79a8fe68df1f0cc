export const notAvailable = 'معلوم نہیں';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}، ${time}`;
export const longMoment = ({ day, time }: { day: string; time: string }) => `${day}، ${time}`;

/** By number; 0 is Sunday. */
export const shortWeekdays = {
  0: 'اتوار',
  1: 'پیر',
  2: 'منگل',
  3: 'بدھ',
  4: 'جمعرات',
  5: 'جمعہ',
  6: 'ہفتہ',
};
export const weekdays = shortWeekdays;
/** `Mon 30 Nov 2026` */
export const dayOfWeek = ({ weekday, day }: { weekday: string; day: string }) => `${weekday} ${day}`;
export const fromDayToDay = ({ first, last }: { first: string; last: string }) => `${first} تا ${last}`;
export const closed = 'بند';
export const openFromTo = ({ from, to }: { from: string; to: string }) => `${from} سے ${to} تک`;
/** `hour` is 0 to 23, `minutes` is empty or `:30`. */
export const timeOfDay = ({ hour, minutes }: { hour: number; minutes: string }) =>
  `${partOfDay(hour)} ${hour % 12 || 12}${minutes} بجے`;

function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'صبح';
  if (hour >= 12 && hour < 16) return 'دوپہر';
  return hour >= 16 && hour < 20 ? 'شام' : 'رات';
}

export const holidays = {
  kashmirDay: 'یومِ یکجہتی کشمیر',
  pakistanDay: 'یومِ پاکستان',
  labourDay: 'یومِ مزدور',
  youmETakbeer: 'یومِ تکبیر',
  independenceDay: 'یومِ آزادی',
  iqbalDay: 'یومِ اقبال',
  quaidEAzamDay: 'یومِ قائدِ اعظم',
  ashura: 'عاشورہ',
  eidMiladUnNabi: 'عید میلاد النبی',
  eidUlFitr: 'عید الفطر',
  eidUlAzha: 'عید الاضحیٰ',
};
