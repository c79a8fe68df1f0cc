export const faults = {
  girth: { small: 'تنگ', large: 'ڈھیل زیادہ' },
  length: { small: 'لمبائی کم', large: 'لمبائی زیادہ' },
  width: { small: 'چوڑائی کم', large: 'چوڑائی زیادہ' },
  depth: { small: 'گہرائی کم', large: 'گہرائی زیادہ' },
};
export const thanOrdered = {
  small: ({ amount }: { amount: string }) => `آرڈر سے ${amount} کم`,
  large: ({ amount }: { amount: string }) => `آرڈر سے ${amount} زیادہ`,
};
export const fitSources = { said: 'گاہک نے بتایا', altered: 'درستی ہوئی', measured: 'ناپا گیا' };
export const youSaid = 'آپ نے بتایا';
export const inWords = ({ text }: { text: string }) => `“\u2068${text}\u2069”`;
export const lastTimeOf = ({ trackingId, day }: { trackingId: string; day: string }) =>
  `پچھلی بار (آرڈر \u2066${trackingId}\u2069، ${day})`;
export const lastTimeOn = ({ day }: { day: string }) => `پچھلی بار (${day})`;
export const ofGarment = ({ lastTime, garment }: { lastTime: string; garment: string }) =>
  `${lastTime} · ${garment}`;

export const wasLastTime = ({ measure, fault }: { measure: string; fault: string }) =>
  `پچھلی بار یہ ٹھیک نہیں آیا: ${measure}، ${fault}۔`;
export const shallItBe = {
  girth: {
    small: ({ amount }: { amount: string }) => `کیا اسے ${amount} کھلا کر دیں؟`,
    large: ({ amount }: { amount: string }) => `کیا اسے ${amount} تنگ کر دیں؟`,
  },
  length: {
    small: ({ amount }: { amount: string }) => `کیا لمبائی ${amount} بڑھا دیں؟`,
    large: ({ amount }: { amount: string }) => `کیا لمبائی ${amount} کم کر دیں؟`,
  },
  width: {
    small: ({ amount }: { amount: string }) => `کیا چوڑائی ${amount} بڑھا دیں؟`,
    large: ({ amount }: { amount: string }) => `کیا چوڑائی ${amount} کم کر دیں؟`,
  },
  depth: {
    small: ({ amount }: { amount: string }) => `کیا گہرائی ${amount} بڑھا دیں؟`,
    large: ({ amount }: { amount: string }) => `کیا گہرائی ${amount} کم کر دیں؟`,
  },
};
export const wasMadeOtherwise = {
  small: ({ measure, amount }: { measure: string; amount: string }) =>
    `پچھلی بار ${measure} آپ کے ناپ سے ${amount} کم بنا تھا۔ اگر ایسے ہی ٹھیک ہے تو کیا یہی ناپ رکھ لیں؟`,
  large: ({ measure, amount }: { measure: string; amount: string }) =>
    `پچھلی بار ${measure} آپ کے ناپ سے ${amount} زیادہ بنا تھا۔ اگر ایسے ہی ٹھیک ہے تو کیا یہی ناپ رکھ لیں؟`,
};
export const changeItTo = ({ from, to }: { from: string; to: string }) => `${from} کی جگہ ${to} کریں`;
export const leaveItAsItIs = 'ایسے ہی رہنے دیں';
export const measureIsChanged = ({ label }: { label: string }) => `${label} کا ناپ بدل دیا گیا ہے۔`;
export const measureIsKept = 'ناپ وہی رہے گا۔ ہم دوبارہ نہیں پوچھیں گے۔';
export const failedToSaveYourAnswer = 'آپ کا جواب محفوظ نہیں ہو سکا';
export const couldNotBeRemembered = 'پچھلی بار کیا ٹھیک نہیں آیا، یہ نہیں کھل سکا۔';

export const lengthOfTheKameez = 'قمیض کی لمبائی';
export const lengthChoices = { TAILOR: 'درزی پر چھوڑی ہے', PICTURE: 'ڈیزائن کی تصویر جیسی' };
