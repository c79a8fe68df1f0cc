import type { AnswerOf, BodyFor, TypedCall } from '../../../../contract/calls.ts';
import type { SettingsGroup } from '../../../../contract/constants/staff-settings.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import type { StaffSettings } from '../../../../contract/staff-settings.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const settingsQuery = () =>
  definePersonalQuery({
    queryKey: ['staff-settings'],
    queryFn: ({ signal }) => call(staffCalls.staffSettings, { signal }),
  });

const SAVES = {
  surcharges: staffCalls.saveSurcharges,
  handover: staffCalls.saveHandover,
  goods: staffCalls.saveGoods,
  currencies: staffCalls.saveCurrencies,
  times: staffCalls.saveTimes,
  calendar: staffCalls.saveCalendar,
  business: staffCalls.saveBusiness,
  social: staffCalls.saveSocial,
} as const satisfies Record<SettingsGroup, TypedCall>;

type Saves = typeof SAVES;

/** The group as it is read. */
export type Group<Name extends SettingsGroup> = AnswerOf<Saves[Name]>;

/** The body of its save, before validation and without the version. */
export type GroupBody<Name extends SettingsGroup> = Omit<BodyFor<Saves[Name]>, 'version'>;

export async function saveGroup<Name extends SettingsGroup>(
  name: Name,
  values: GroupBody<Name>,
  version: number,
): Promise<Group<Name>> {
  const saved = await call<TypedCall>(SAVES[name], { body: { ...values, version } });
  queryClient.setQueryData<StaffSettings>(settingsQuery().queryKey, (all) =>
    all ? { ...all, [name]: saved } : all,
  );
  return saved as Group<Name>;
}
