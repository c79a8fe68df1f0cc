/** A calendar day, `YYYY-MM-DD`, meant in Asia/Karachi. */
export type Day = string;

const karachiDay = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Karachi',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day it is in Karachi at `moment`. */
export function dayInKarachi(moment: Date = new Date()): Day {
  // Put together from parts: no locale writes `YYYY-MM-DD` in every browser.
  const parts = new Map(karachiDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** `day` moved by whole days; negative moves back. */
export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** `day` moved forward by business days; the workshops rest on Sundays. */
export function addBusinessDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    moment.setUTCDate(moment.getUTCDate() + 1);
    if (moment.getUTCDay() !== 0) left -= 1;
  }
  return moment.toISOString().slice(0, 10);
}
