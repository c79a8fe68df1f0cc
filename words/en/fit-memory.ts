/** What did not fit, by the kind of the measure. */
export const faults = {
  girth: { small: 'too tight', large: 'too loose' },
  length: { small: 'too short', large: 'too long' },
  width: { small: 'too narrow', large: 'too wide' },
  depth: { small: 'not deep enough', large: 'too deep' },
};
/** After the measure; the amount has its unit. */
export const thanOrdered = {
  small: ({ amount }: { amount: string }) => `${amount} less than ordered`,
  large: ({ amount }: { amount: string }) => `${amount} more than ordered`,
};
/** Where a note comes from; the customer reads `youSaid`. */
export const fitSources = { said: 'customer said', altered: 'altered', measured: 'measured' };
export const youSaid = 'you said';
/** What the customer wrote. */
export const inWords = ({ text }: { text: string }) => `“\u2068${text}\u2069”`;
export const lastTimeOf = ({ trackingId, day }: { trackingId: string; day: string }) =>
  `Last time (order ${trackingId}, ${day})`;
export const lastTimeOn = ({ day }: { day: string }) => `Last time (${day})`;
/** Of an order of several garments. */
export const ofGarment = ({ lastTime, garment }: { lastTime: string; garment: string }) =>
  `${lastTime} · ${garment}`;

/** A question about a record of measures; the measure is as `measureWords.inSentence` has it. */
export const wasLastTime = ({ measure, fault }: { measure: string; fault: string }) =>
  `The ${measure} was ${fault} last time.`;
/** What to do about it, by the kind of the measure. */
export const shallItBe = {
  girth: {
    small: ({ amount }: { amount: string }) => `Make it ${amount} looser?`,
    large: ({ amount }: { amount: string }) => `Make it ${amount} tighter?`,
  },
  length: {
    small: ({ amount }: { amount: string }) => `Make it ${amount} longer?`,
    large: ({ amount }: { amount: string }) => `Make it ${amount} shorter?`,
  },
  width: {
    small: ({ amount }: { amount: string }) => `Make it ${amount} wider?`,
    large: ({ amount }: { amount: string }) => `Make it ${amount} narrower?`,
  },
  depth: {
    small: ({ amount }: { amount: string }) => `Make it ${amount} deeper?`,
    large: ({ amount }: { amount: string }) => `Make it ${amount} less deep?`,
  },
};
export const wasMadeOtherwise = {
  small: ({ measure, amount }: { measure: string; amount: string }) =>
    `The ${measure} was made ${amount} less than your measure last time. If it fits well so, shall we take it over?`,
  large: ({ measure, amount }: { measure: string; amount: string }) =>
    `The ${measure} was made ${amount} more than your measure last time. If it fits well so, shall we take it over?`,
};
export const changeItTo = ({ from, to }: { from: string; to: string }) => `Change ${from} to ${to}`;
export const leaveItAsItIs = 'Leave it as it is';
export const measureIsChanged = ({ label }: { label: string }) => `The measurements of ${label} are changed.`;
export const measureIsKept = 'The measure stays. We do not ask about it again.';
export const failedToSaveYourAnswer = 'Failed to save your answer';
export const couldNotBeRemembered = 'What did not fit last time could not be loaded.';

/** Who decides the length of a kameez that the measures leave open. */
export const lengthOfTheKameez = 'Length (lambai)';
export const lengthChoices = { TAILOR: 'the tailor decides', PICTURE: 'as on the design picture' };
