export const faults = {
  girth: { small: 'tang', large: 'dheel zyada' },
  length: { small: 'lambai kam', large: 'lambai zyada' },
  width: { small: 'chaurai kam', large: 'chaurai zyada' },
  depth: { small: 'gehrai kam', large: 'gehrai zyada' },
};
export const thanOrdered = {
  small: ({ amount }: { amount: string }) => `order se ${amount} kam`,
  large: ({ amount }: { amount: string }) => `order se ${amount} zyada`,
};
export const fitSources = { said: 'gahak ne bataya', altered: 'durusti hui', measured: 'naapa gaya' };
export const inWords = ({ text }: { text: string }) => `“\u2068${text}\u2069”`;
export const lastTimeOf = ({ trackingId, day }: { trackingId: string; day: string }) =>
  `Pichli baar (order ${trackingId}, ${day})`;
export const lastTimeOn = ({ day }: { day: string }) => `Pichli baar (${day})`;
export const ofGarment = ({ lastTime, garment }: { lastTime: string; garment: string }) =>
  `${lastTime} · ${garment}`;

export const lengthOfTheKameez = 'Qameez ki lambai';
export const lengthChoices = { TAILOR: 'darzi par chhori hai', PICTURE: 'design ki tasveer jaisi' };
