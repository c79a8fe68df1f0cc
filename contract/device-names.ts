import { deviceWords } from '#words';

export const UNKNOWN_DEVICE = 'Unknown device';

/** A stored name ("Chrome on Android") in the present language. */
export function shownDevice(name: string): string {
  if (name === UNKNOWN_DEVICE) return deviceWords.unknown;
  const [browser, system] = name.split(' on ');
  return browser && system ? deviceWords.browserOnSystem({ browser, system }) : name;
}
