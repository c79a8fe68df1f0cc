import { dayInKarachi } from '../../../contract/dates.ts';
import type { Business, SettingsValues, Social } from '../../../contract/staff-settings.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { businessOf, socialOf } from './business-facts.ts';
import { presentBillRules, presentCountryFees, toBillRules, toCountryRow } from './present.ts';
import {
  listCalendarDays,
  listCountryFees,
  listRates,
  readBillRules,
  readInHouseDays,
  readOrderSettings,
  readWeekdaysOff,
  replaceCalendarDays,
  replaceCountryFees,
  replaceRates,
  updateBillRules,
  updateInHouseDays,
  updateOrderSettings,
  updateWeekdaysOff,
} from './queries.ts';

interface Group<Values> {
  /** `stored` is the value of the group's row. */
  read(db: Db | Tx, config: Config, stored: Business | Social | null): Promise<Values>;
  write(tx: Tx, values: Values): Promise<void>;
}

/** How each group is read and written; the caller holds its lock while it writes. */
export const GROUPS: { [Name in keyof SettingsValues]: Group<SettingsValues[Name]> } = {
  surcharges: {
    async read(db) {
      const { urgentPercent, sampleFee, commissionPercent } = await readOrderSettings(db);
      return {
        urgent_percent: urgentPercent,
        sample_fee: sampleFee,
        commission_percent: commissionPercent,
      };
    },
    write: (tx, { urgent_percent, sample_fee, commission_percent }) =>
      updateOrderSettings(tx, {
        urgentPercent: urgent_percent,
        sampleFee: sample_fee,
        ...(commission_percent !== undefined && { commissionPercent: commission_percent }),
      }),
  },
  handover: {
    async read(db) {
      const { collectionFee, deliveryFee } = await readOrderSettings(db);
      return {
        elsewhere: { collection_fee: collectionFee, delivery_fee: deliveryFee },
        countries: (await listCountryFees(db)).map(presentCountryFees),
      };
    },
    async write(tx, { elsewhere, countries }) {
      await updateOrderSettings(tx, {
        collectionFee: elsewhere.collection_fee,
        deliveryFee: elsewhere.delivery_fee,
      });
      await replaceCountryFees(tx, countries.map(toCountryRow));
    },
  },
  goods: {
    read: async (db) => presentBillRules(await readBillRules(db)),
    write: (tx, values) => updateBillRules(tx, toBillRules(values)),
  },
  currencies: {
    read: async (db) => ({ rates: await listRates(db) }),
    write: (tx, { rates }) => replaceRates(tx, rates),
  },
  times: {
    async read(db) {
      const settings = await readOrderSettings(db);
      return {
        in_house_days: await readInHouseDays(db),
        partner_days_fewest: settings.partnerDaysFewest,
        partner_days_most: settings.partnerDaysMost,
        confirm_within_days: settings.confirmWithinDays,
        remind_after_days: settings.remindAfterDays,
        quote_days: settings.quoteDays,
      };
    },
    async write(tx, times) {
      await updateOrderSettings(tx, {
        partnerDaysFewest: times.partner_days_fewest,
        partnerDaysMost: times.partner_days_most,
        confirmWithinDays: times.confirm_within_days,
        remindAfterDays: times.remind_after_days,
        quoteDays: times.quote_days,
      });
      await updateInHouseDays(tx, times.in_house_days);
    },
  },
  calendar: {
    async read(db) {
      const days = await listCalendarDays(db, dayInKarachi());
      return {
        weekdays_off: await readWeekdaysOff(db),
        days: days.map(({ day, isOff, note }) => ({ day, is_off: isOff, note })),
      };
    },
    async write(tx, { weekdays_off, days }) {
      await updateWeekdaysOff(tx, weekdays_off);
      const rows = days.map(({ day, is_off, note }) => ({ day, isOff: is_off, note }));
      await replaceCalendarDays(tx, dayInKarachi(), rows);
    },
  },
  business: {
    read: async (_db, config, stored) => (stored as Business | null) ?? businessOf(config),
    write: async () => undefined,
  },
  social: {
    read: async (_db, config, stored) => (stored as Social | null) ?? socialOf(config),
    write: async () => undefined,
  },
};
