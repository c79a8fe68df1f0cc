export const metres = ({ metres }: { metres: number }) => `${metres} m`;
/** On Urdu pages. */
export const metresAndGaz = ({ metres, gaz }: Record<'metres' | 'gaz', number>) => `${metres} m (${gaz} gaz)`;
export const youNeedAbout = ({
  length,
  width,
  otherLength,
  otherWidth,
}: Record<'length' | 'otherLength', string> & Record<'width' | 'otherWidth', number>) =>
  `You need about ${length} at ${width} in (${otherLength} at ${otherWidth} in).`;
export const cloths = {
  main: 'Cloth',
  waistcoat: 'Waistcoat',
  bottom: 'Shalwar, trousers or dhoti',
  dupatta: 'Dupatta',
};
/** A cloth beside the main one: "Dupatta: 2.5 m". */
export const besides = ({ cloth, length }: { cloth: string; length: string }) => `${cloth}: ${length}`;
export const lining = ({ length, width }: { length: string; width: number }) =>
  `Lining: ${length} at ${width} in`;
export const byTheMeasuresOf = ({ label }: { label: string }) => `By the measures of ${label}.`;
export const forAUsualSize = 'For a usual size M; with your measures it will be exact.';
export const theTailorMayNeedMore = 'For a special cut your tailor may need more.';
export const howMuchDoINeed = 'How much cloth do I need?';
export const chooseAGarmentToCount = 'Choose a garment to count it. What is made, we agree with you.';
export const widthOfTheCloth = 'Width of the cloth';
export const inInches = ({ width }: { width: number }) => `${width} in`;
export const matchThePrint = 'Match stripes, checks or a large print at the seams';
export const howFarItGoes = 'How far this cloth goes';
export const isEnoughFor = ({ length, width }: { length: string; width: number }) =>
  `${length} at ${width} in is enough for:`;
export const upToSize = ({ garment, size }: { garment: string; size: string }) =>
  `${garment} (up to size ${size})`;
export const severalOf = ({ garment, pieces }: { garment: string; pieces: number }) =>
  `${garment} × ${pieces}`;
export const isTooShort = ({ length, width }: { length: string; width: number }) =>
  `${length} at ${width} in is too short for a whole garment of a usual size.`;
export const countedForUsualSizes = 'Counted for usual sizes, without dupatta and lining.';
