/** Groups of settings; each is saved by itself and has a version of its own (settings-1). */
export const SETTINGS_GROUPS = [
  'surcharges',
  'handover',
  'goods',
  'currencies',
  'times',
  'calendar',
  'business',
  'social',
] as const;

export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** What customers pay follows from these: only admins see and change them (people-3). */
export const MONEY_SETTINGS = [
  'surcharges',
  'handover',
  'goods',
  'currencies',
] as const satisfies SettingsGroup[];

export const MAX_FEE = 100_000;
export const MAX_COURIER_DAYS = 60;
export const MAX_SET_DAYS = 400;
