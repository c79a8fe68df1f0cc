/** What the shop promises in numbers. They stand here once; pages, prices and rules take them from here. */

/** When people answer, in Pakistan's time (contact-5). */
export const BUSINESS_HOURS = [
  { days: 'Mon-Fri', hours: '9AM-8PM' },
  { days: 'Sat', hours: '10AM-6PM' },
  { days: 'Sun', hours: '12PM-5PM' },
] as const;

/** The in-house promise, calendar days (orders-11). */
export const IN_HOUSE_DAYS = 7;

/** What a custom order takes, fewest and most business days (contact-5). */
export const CUSTOM_ORDER_DAYS = [7, 14] as const;

/** How long after its delivery a cultural product in its original condition is taken back, days (shop-16). */
export const CULTURE_RETURN_DAYS = 30;

/** How long after its delivery a custom garment is altered at no charge, days (orders-16). */
export const ALTERATION_DAYS = 14;
