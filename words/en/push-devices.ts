export const yourDevices = 'Devices with notifications';
export const whatTheyShow =
  'A notification says what has happened, without order number, sums or names. It ends when you sign out on the device, or have not been here for 14 days.';
export const switchOnHere = 'Switch on for this device';
export const switchingOn = 'Switching on...';
export const isOnHere = 'It is on for this device.';
export const thisDevice = 'This device';
export const addedOn = ({ day }: { day: string }) => `Since ${day}`;
export const remove = 'Remove';
export const removing = 'Removing...';
export const removeDevice = ({ device }: { device: string }) => `Remove ${device}`;
export const noDevicesYet = 'No device yet. Switch it on here, then save.';
export const isBlocked =
  'This browser blocks notifications of this site. Allow them in its settings for this site, then come back.';
export const wasNotAllowed = 'You did not allow it, so nothing has changed.';
export const cannotHere =
  'This browser cannot show notifications of this site. Try another one, or another way above.';
export const addToHomeScreen =
  'On an iPhone or iPad, first add this site to the home screen (Share, then Add to Home Screen), and open it from there.';
export const serviceNotReached =
  'The browser’s push service cannot be reached. Please check the connection and try again.';
export const failedToSwitchOn = 'Failed to switch it on';
export const failedToRemove = 'Failed to remove it';
export const failedToLoad = 'Failed to load your devices';
export const loading = 'Loading your devices...';
