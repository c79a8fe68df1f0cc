import type { SettingsForms, SettingsValues } from '../../../contract/staff-settings.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { readInHouseDays, readOrderSettings, updateInHouseDays, updateOrderSettings } from './queries.ts';

/** Lead times and deadlines (orders-12, orders-18, bulk-5). */
export async function readTimes(db: Db | Tx): Promise<SettingsValues['times']> {
  const settings = await readOrderSettings(db);
  return {
    in_house_days: await readInHouseDays(db),
    partner_days_fewest: settings.partnerDaysFewest,
    partner_days_most: settings.partnerDaysMost,
    confirm_within_days: settings.confirmWithinDays,
    remind_after_days: settings.remindAfterDays,
    cloth_remind_after_days: settings.clothRemindAfterDays,
    cloth_within_weeks: settings.clothWithinWeeks,
    advance_remind_after_days: settings.advanceRemindAfterDays,
    advance_within_days: settings.advanceWithinDays,
    return_days: settings.returnDays,
    return_answer_days: settings.returnAnswerDays,
    quote_days: settings.quoteDays,
    child_months_under_2: settings.childMonthsUnder2,
    child_months_under_6: settings.childMonthsUnder6,
    child_months_older: settings.childMonthsOlder,
  };
}

/** What an older form leaves out stays as it is. */
export async function writeTimes(tx: Tx, times: SettingsForms['times']): Promise<void> {
  const stored = await readOrderSettings(tx);
  const {
    cloth_remind_after_days: clothRemindAfterDays = stored.clothRemindAfterDays,
    cloth_within_weeks: clothWithinWeeks = stored.clothWithinWeeks,
    advance_remind_after_days: advanceRemindAfterDays = stored.advanceRemindAfterDays,
    advance_within_days: advanceWithinDays = stored.advanceWithinDays,
    return_days: returnDays = stored.returnDays,
    return_answer_days: returnAnswerDays = stored.returnAnswerDays,
    child_months_under_2: childMonthsUnder2 = stored.childMonthsUnder2,
    child_months_under_6: childMonthsUnder6 = stored.childMonthsUnder6,
    child_months_older: childMonthsOlder = stored.childMonthsOlder,
  } = times;
  if (clothRemindAfterDays >= clothWithinWeeks * 7) fail('settings.cloth_reminder_late');
  if (advanceRemindAfterDays >= advanceWithinDays) fail('settings.advance_reminder_late');
  await updateOrderSettings(tx, {
    partnerDaysFewest: times.partner_days_fewest,
    partnerDaysMost: times.partner_days_most,
    confirmWithinDays: times.confirm_within_days,
    remindAfterDays: times.remind_after_days,
    ...{ clothRemindAfterDays, clothWithinWeeks, advanceRemindAfterDays, advanceWithinDays },
    ...{ childMonthsUnder2, childMonthsUnder6, childMonthsOlder, returnDays, returnAnswerDays },
    quoteDays: times.quote_days,
  });
  await updateInHouseDays(tx, times.in_house_days);
}
