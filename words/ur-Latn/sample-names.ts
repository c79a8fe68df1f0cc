export const sampleGarment = 'Namoone ka libaas';
export const sampleOf = ({ kind, name }: { kind: string; name: string }) =>
  [kind, name].filter(Boolean).join(', ');
export const samplePlaces = {
  WITH_CUSTOMER: 'Abhi gahak ke paas hai',
  ON_ITS_WAY: 'Kapre ke saath raaste mein hai',
  WITH_TAILOR: 'Darzi ke paas hai',
  WITH_FORMER_TAILOR: 'Pichhle darzi ke paas hai',
  PACKED: 'Parcel mein rakh diya gaya',
  BACK: 'Gahak ko wapas mil gaya',
  LOST: 'Gum ho gaya',
};
export const sampleGoesBack = 'Parcel ke saath wapas jaye ga';
export const sampleHasToGoBack = 'Gahak ko wapas bhejna hai';
