/** Days of the period that the dashboard shows. */
export const DASHBOARD_PERIODS = [7, 30, 90, 365] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** What one point of the charts stands for: few enough to be told apart on a phone. */
export const STEP_OF: Record<DashboardPeriod, 'day' | 'week' | 'month'> = {
  7: 'day',
  30: 'day',
  90: 'week',
  365: 'month',
};

/** What waits for the shop and its own workshop, what is late, and mails that were given up in the last `GIVEN_UP_DAYS`. */
export const TO_DO = [
  'late',
  'price',
  'quote',
  'tailor',
  'workshop',
  'bulk',
  'call',
  'payment',
  'refund',
  'owed',
  'disputed',
  'chat',
  'messages',
  'applications',
  'mails',
] as const;
export type ToDo = (typeof TO_DO)[number];

/** Days after which mail that was given up is no longer counted. */
export const GIVEN_UP_DAYS = 7;

/** Of each; more are not counted. */
export const MAX_TO_DO = 999;
