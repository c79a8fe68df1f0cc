import { useId } from 'react';
import { chooseLocation, type LocationType, useLocationPreference } from '../store.ts';

/** Changes where one shops from; empty until the stored choice is read. */
export function LocationSwitch() {
  const id = useId();
  const location = useLocationPreference((state) => state.location);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm">
        Shopping from
      </label>
      <select
        id={id}
        value={location ?? ''}
        onChange={(event) => chooseLocation(event.target.value as LocationType)}
        className="min-h-11 rounded-xl border border-edge bg-card px-3 text-sm font-semibold"
      >
        <option value="" disabled hidden>
          Please choose
        </option>
        <option value="local">Local</option>
        <option value="international">International</option>
      </select>
    </div>
  );
}
