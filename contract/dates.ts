/** A calendar day, `YYYY-MM-DD`, in Asia/Karachi. */
export type Day = string;

const karachiDay = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Karachi',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function dayInKarachi(moment: Date = new Date()): Day {
  // From parts, because no locale writes `YYYY-MM-DD` in every browser.
  const parts = new Map(karachiDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Workshops rest on Sundays only. */
export function addBusinessDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    moment.setUTCDate(moment.getUTCDate() + 1);
    if (moment.getUTCDay() !== 0) left -= 1;
  }
  return moment.toISOString().slice(0, 10);
}
