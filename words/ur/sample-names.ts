export const sampleGarment = 'نمونے کا لباس';
export const sampleOf = ({ kind, name }: { kind: string; name: string }) =>
  [kind, name].filter(Boolean).join('، ');
export const samplePlaces = {
  WITH_CUSTOMER: 'ابھی گاہک کے پاس ہے',
  ON_ITS_WAY: 'کپڑے کے ساتھ راستے میں ہے',
  WITH_TAILOR: 'درزی کے پاس ہے',
  WITH_FORMER_TAILOR: 'پچھلے درزی کے پاس ہے',
  PACKED: 'پارسل میں رکھ دیا گیا',
  BACK: 'گاہک کو واپس مل گیا',
  LOST: 'گم ہو گیا',
};
export const sampleGoesBack = 'پارسل کے ساتھ واپس جائے گا';
export const sampleHasToGoBack = 'گاہک کو واپس بھیجنا ہے';
