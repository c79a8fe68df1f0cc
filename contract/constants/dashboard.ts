/** Periods of the dashboard, in days. */
export const DASHBOARD_PERIODS = [7, 30, 90, 365] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** The length of a point in the charts; few enough points for a phone. */
export const STEP_OF: Record<DashboardPeriod, 'day' | 'week' | 'month'> = {
  7: 'day',
  30: 'day',
  90: 'week',
  365: 'month',
};

/** Open tasks, late orders and those that will be, and mails given up in the last `GIVEN_UP_DAYS`. */
export const TO_DO = [
  'late',
  'at_risk',
  'stops',
  'price',
  'quote',
  'tailor',
  'workshop',
  'bulk',
  'call',
  'payment',
  'proofs',
  'refund',
  'owed',
  'disputed',
  'claimed',
  'samples',
  'returns',
  'chat',
  'messages',
  'stock',
  'applications',
  'mails',
] as const;
export type ToDo = (typeof TO_DO)[number];

/** What the owner of a new shop does first (backoffice-12). */
export const SETUP_STEPS = ['address', 'mail', 'workshop', 'calendar', 'fees', 'tailor'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Older given-up mails are not counted. */
export const GIVEN_UP_DAYS = 7;

/** Each task is counted up to here. */
export const MAX_TO_DO = 999;
