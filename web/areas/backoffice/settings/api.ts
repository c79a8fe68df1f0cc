import type { SettingsGroup } from '../../../../contract/constants/staff.ts';
import type { BodyFor, ResponseOf } from '../../../../contract/paths.ts';
import type { StaffSettings } from '../../../../contract/staff-settings.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const settingsQuery = () =>
  definePersonalQuery({
    queryKey: ['staff-settings'],
    queryFn: ({ signal }) => call('GET /api/staff/settings/', { signal }),
  });

type Save<Name extends SettingsGroup> = `PUT /api/staff/settings/${Name}/`;

/** The settings of a group, as the server returns them. */
export type Group<Name extends SettingsGroup> = ResponseOf<Save<Name>>;

/** The request body that saves a group, before validation and without the version. */
export type GroupBody<Name extends SettingsGroup> = Omit<BodyFor<Save<Name>>, 'version'>;

export async function saveGroup<Name extends SettingsGroup>(
  name: Name,
  values: GroupBody<Name>,
  version: number,
): Promise<Group<Name>> {
  const saved = await call(`PUT /api/staff/settings/${name as SettingsGroup}/`, {
    body: { ...values, version } as never,
  });
  queryClient.setQueryData<StaffSettings>(settingsQuery().queryKey, (all) =>
    all ? { ...all, [name]: saved } : all,
  );
  return saved as Group<Name>;
}
