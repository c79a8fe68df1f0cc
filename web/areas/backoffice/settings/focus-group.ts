import { flushSync } from 'react-dom';
import type { SettingsGroup } from '../../../../contract/constants/staff.ts';
import { focusOn } from '../../../ui/focus.ts';

/** Focuses the group's heading after a row was removed together with its button. */
export function focusGroup(name: SettingsGroup): void {
  flushSync(() => undefined);
  focusOn(document.getElementById(`${name}-title`));
}
