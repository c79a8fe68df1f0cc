/** A garment that fits, which goes along with the cloth; the sheet and the job card have these words in three tongues. */
export const sampleGarment = 'Sample';
export const sampleOf = ({ kind, name }: { kind: string; name: string }) =>
  [kind, name].filter(Boolean).join(', ');
export const samplePlaces = {
  WITH_CUSTOMER: 'Still with the customer',
  ON_ITS_WAY: 'On its way with the cloth',
  WITH_TAILOR: 'With the tailor',
  WITH_FORMER_TAILOR: 'With the tailor before',
  PACKED: 'Packed with the parcel',
  BACK: 'Back with the customer',
  LOST: 'Lost',
};
export const sampleGoesBack = 'Goes back with the parcel';
export const sampleHasToGoBack = 'Has to go back to the customer';
