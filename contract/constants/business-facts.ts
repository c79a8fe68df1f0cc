/** From Sunday on, in minutes of the day, Pakistan time, until staff sets others (contact-5). */
export const USUAL_HOURS = [
  { from: 12 * 60, to: 17 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 9 * 60, to: 20 * 60 },
  { from: 10 * 60, to: 18 * 60 },
] as const;

/** Counted from delivery (shop-16). */
export const CULTURE_RETURN_DAYS = 30;

/** Counted from delivery (orders-16). */
export const ALTERATION_DAYS = 14;
