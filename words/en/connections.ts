/** The page "Connections" of tailors and brands, and the mail about a webhook that was turned off. */
export const connections = 'Connections';
export const mailSubject = ({ host }: { host: string }) => `Your webhook to ${host} is turned off`;
export const mailPreheader = 'Messages wait until you turn it on again.';
export const mailReason = ({ host }: { host: string }) =>
  `We could not deliver messages to your webhook at ${host}: it has answered none of them for three days, or it has said that it is gone. So we have turned it off.`;
export const mailWhatNow =
  'Check the server behind it, then turn the webhook on again. What has waited is sent then, for up to 30 days.';
export const mailButton = 'Open your connections';

export const loading = 'Loading...';
export const failedToLoad = 'Your connections could not be loaded.';
export const apiKeys = 'API keys';
export const keysOfYours =
  'A key lets a program of yours call Naap in place of you, for your own data only. Give each program a key of its own.';
export const keysOfTheShop =
  'A key lets a program call Naap for the whole shop. Admins share these keys; a key ends with the account that made it, unless another admin replaces it.';
export const noKeys = 'No keys yet.';
export const newKey = 'New key';
export const name = 'Name';
export const nameHint = 'For which program it is.';
export const enterAName = 'Enter a name.';
export const mayDo = 'It may';
export const chooseAScope = 'Choose at least one.';
export const scopeNames = {
  'orders:read': 'Read orders',
  'orders:write': 'Take steps of orders',
  'products:read': 'Read products and stock',
  'products:write': 'Change products and stock',
  'returns:read': 'Read returns',
  'earnings:read': 'Read earnings',
};
export const expires = 'Expires';
export const inDays = ({ days }: { days: number }) => `in ${days} days`;
export const never = 'Never';
export const makeKey = 'Make a key';
export const making = 'Making...';
export const failedToMakeKey = 'Failed to make the key';
export const yourNewKey = 'Your new key';
export const yourNewSecret = 'The secret of your webhook';
export const copyItNow = 'Copy it now and keep it like a password. It is not shown again.';
export const copy = 'Copy';
export const copied = 'Copied';
export const couldNotCopy = 'It could not be copied. Select it and copy it yourself.';
export const iHaveIt = 'I have it';
export const madeBy = ({ owner, day }: { owner: string; day: string }) => `Made by ${owner} on ${day}.`;
export const worksUntil = ({ day }: { day: string }) => `Works until ${day}.`;
export const doesNotExpire = 'Does not expire.';
export const lastUsed = ({ day }: { day: string }) => `Last used on ${day}.`;
export const neverUsed = 'Not used yet.';
export const oldWorksUntil = ({ moment }: { moment: string }) => `The one before works until ${moment}.`;
export const replace = 'Replace';
export const replaceNamed = ({ name: of }: { name: string }) => `Replace ${of}`;
export const replacing = 'Replacing...';
export const failedToReplace = 'Failed to replace it';
export const theOldOneWorks = 'The old one works';
export const overlaps = {
  0: 'no longer',
  1: 'for one hour',
  24: 'for 24 hours',
  168: 'for 7 days',
};
export const revoke = 'Revoke';
export const revokeNamed = ({ name: of }: { name: string }) => `Revoke ${of}`;
export const revokeTitle = ({ name: of }: { name: string }) => `Revoke ${of}?`;
export const revokeText = 'Programs that use this key stop working at once. This cannot be undone.';
export const revoked = 'The key is revoked.';
export const failedToRevoke = 'Failed to revoke the key';

export const webhooks = 'Webhooks';
export const webhooksOfYours =
  'A webhook is an address of yours that Naap calls when something happens to your orders, so that your program need not ask.';
export const webhooksOfTheShop =
  'A webhook is an address that Naap calls when something happens to any order. Admins share these webhooks; one ends with the account that made it, unless another admin replaces its secret.';
export const noWebhooks = 'No webhooks yet.';
export const newWebhook = 'New webhook';
export const address = 'Address';
export const addressHint = 'A public address that begins with https://.';
export const enterAnAddress = 'Enter the address.';
export const hearsOf = 'It hears of';
export const chooseAnEvent = 'Choose at least one.';
export const kindNames = {
  'order.placed': 'A new order',
  'order.status_changed': 'A new status of an order',
  'parcel.shipped': 'A parcel that was shipped',
  'parcel.delivered': 'A parcel that was delivered',
  'return.requested': 'A return that was asked for',
  'return.received': 'Goods that came back',
  'stock.low': 'Stock that is low',
};
export const addWebhook = 'Add the webhook';
export const adding = 'Adding...';
export const failedToAddWebhook = 'Failed to add the webhook';
export const works = 'On';
export const failing = ({ moment }: { moment: string }) => `Failing since ${moment}`;
export const disabledStates = {
  OWNER: 'Turned off',
  FAILING: 'Turned off: it failed for three days',
  GONE: 'Turned off: it said that it is gone',
};
export const waiting = ({ count }: { count: number }) =>
  count === 1 ? '1 message waits.' : `${count} messages wait.`;
export const bothSecretsUntil = ({ moment }: { moment: string }) =>
  `Messages are signed by both secrets until ${moment}.`;
export const sendTest = 'Send a test';
export const testIsOnItsWay = 'The test event is on its way.';
export const failedToSend = 'Failed to send it';
export const turnOff = 'Turn off';
export const turnOn = 'Turn on';
export const failedToSwitch = 'Failed to change the webhook';
export const edit = 'Edit';
export const changeWebhook = 'Change the webhook';
export const save = 'Save';
export const saving = 'Saving...';
export const changed = 'The webhook is changed.';
export const heldUntil = ({ moment }: { moment: string }) => `Its receiver asked us to wait until ${moment}.`;
export const log = 'Log';
export const logHint = 'The newest 50 messages of the last 30 days.';
export const refresh = 'Refresh';
export const nothingSent = 'Nothing was sent yet.';
export const replaceSecret = 'Replace the secret';
export const removeTitle = 'Remove this webhook?';
export const removeText = 'Messages that wait and the log are deleted. This cannot be undone.';
export const removed = 'The webhook is removed.';
export const failedToRemove = 'Failed to remove the webhook';
export const deliveryStates = { WAITING: 'Waiting', DELIVERED: 'Delivered', FAILED: 'Given up' };
export const answered = ({ status, count }: { status: number; count: number }) =>
  count === 1 ? `Answered ${status} at the first attempt.` : `Answered ${status} at attempt ${count}.`;
export const notSentYet = 'Not sent yet.';
export const failures = {
  bad_url: 'The address is not allowed.',
  not_public: 'The address leads into a private network.',
  unresolved: 'The address was not found.',
  unreachable: 'Nothing answered at the address.',
  tls: 'The certificate of the address is not valid.',
  timeout: 'There was no answer within 10 seconds.',
  aborted: 'The attempt was cut off.',
  secret_lost: 'The secret cannot be read any more. Replace it.',
};
export const nextAttempt = ({ moment }: { moment: string }) => `Next attempt: ${moment}.`;
export const details = 'Message and answer';
export const sendAgain = 'Send again';
export const remove = 'Remove';
