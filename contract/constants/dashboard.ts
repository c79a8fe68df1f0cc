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

/** What waits for the shop, and what is late. */
export const TO_DO = [
  'late',
  'price',
  'quote',
  'tailor',
  'call',
  'payment',
  'refund',
  'chat',
  'messages',
  'applications',
] as const;
export type ToDo = (typeof TO_DO)[number];

/** Of each; more are not counted. */
export const MAX_TO_DO = 999;
