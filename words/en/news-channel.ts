export const howNewsReachYou = 'How news reach you';
export const whatIsNews =
  'News about your orders come by one way, in one language. If it fails, they come by the next one: by text message where we offer it, and by e-mail.';
export const whatIsNewsByPhone =
  'Your account has no e-mail address. News about your orders come by the way that you choose here, and as a text message if that fails. You can <profile>add an e-mail address</profile> at any time.';
export const youHaveStopped =
  'You have replied STOP, so your news come by e-mail. Choose again to get them on your phone.';
export const youHaveStoppedAll =
  'You have replied STOP, so no news come at present. Choose again to get them on your phone.';
export const channel = 'By';
export const channels = {
  mail: { label: 'E-mail', hint: 'As before' },
  whatsapp: { label: 'WhatsApp', hint: 'Reply STOP to end it at any time' },
  sms: { label: 'Text message', hint: 'Works on every phone' },
  push: { label: 'Notification', hint: 'From this browser, on the devices that you switch on' },
};
export const mobileNumber = 'Mobile number';
export const numberIsConfirmed = 'This number is confirmed.';
export const onlyAConfirmedNumber = 'A mobile number of Pakistan that you confirm with a code.';
export const language = 'Language of news';
export const ofMailsToo = 'Mails and papers come in it as well.';
export const save = 'Save';
export const saving = 'Saving...';
export const saved = 'Saved.';
export const failedToSave = 'Failed to save it';
