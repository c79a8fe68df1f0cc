export const shoppingFrom = 'Shopping from';
export const local = 'Local';
export const international = 'International';
export const pricesAlsoIn = 'Prices also in';
export const areYouALocalOrInternational = 'Are you a local or international customer?';
export const whatYourAnswerDecides =
  'Your answer decides prices, phone format and delivery options. You can change it at the bottom of every page.';
export const iLiveInPakistan = 'I live in Pakistan';
export const iLiveAbroad = 'I live abroad';
