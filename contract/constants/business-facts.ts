/** Pakistan time (contact-5). */
export const BUSINESS_HOURS = [
  { days: 'Mon-Fri', hours: '9AM-8PM' },
  { days: 'Sat', hours: '10AM-6PM' },
  { days: 'Sun', hours: '12PM-5PM' },
] as const;

/** The same in hours of the day, from Sunday on. */
export const OPENING_HOURS = [
  { from: 12, to: 17 },
  { from: 9, to: 20 },
  { from: 9, to: 20 },
  { from: 9, to: 20 },
  { from: 9, to: 20 },
  { from: 9, to: 20 },
  { from: 10, to: 18 },
] as const;

/** Counted from delivery (shop-16). */
export const CULTURE_RETURN_DAYS = 30;

/** Counted from delivery (orders-16). */
export const ALTERATION_DAYS = 14;

/** How long a placed order waits for its confirmation, and when its customer is reminded; calendar days (orders-18). */
export const CONFIRM_WITHIN_DAYS = 14;
export const REMIND_AFTER_DAYS = 10;
