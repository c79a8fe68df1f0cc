import { flushSync } from 'react-dom';
import type { SettingsGroup } from '../../../../contract/constants/staff.ts';
import { focusOn } from '../../../ui/focus.ts';

/** The button that removes a row goes with it; the heading of the group takes the focus. */
export function focusGroup(name: SettingsGroup): void {
  flushSync(() => undefined);
  focusOn(document.getElementById(`${name}-title`));
}
