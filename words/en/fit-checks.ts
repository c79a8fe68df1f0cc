interface Unusual {
  value: string;
  /** As `measureWords.inSentence` has it. */
  name: string;
  usual: string;
}

export const cannotBeRight = ({ value, name, usual }: Unusual) =>
  `${value} for the ${name} cannot be right: usual is ${usual}.`;
export const isLessThanUsual = ({ value, name, usual }: Unusual) =>
  `${value} for the ${name} is less than usual (${usual}).`;
export const isMoreThanUsual = ({ value, name, usual }: Unusual) =>
  `${value} for the ${name} is more than usual (${usual}).`;
/** By the unit. */
export const didYouMean = {
  cm: ({ value }: { value: number }) => `Did you mean ${value} cm?`,
  in: ({ value }: { value: number }) => `Did you mean ${value} inches?`,
};
export const measureOnceMore = 'Please measure once more.';
export const measureOnceMoreOrKeep = 'Please measure once more; if it is right, keep it.';

/** A measure with its value. */
export const cited = ({ name, value }: { name: string; value: string }) => `${name} (${value})`;
export const shouldBeSmaller = ({ smaller, larger }: { smaller: string; larger: string }) =>
  `The ${smaller} should be smaller than the ${larger}. Please check both.`;
export const shouldNotBeLarger = ({ smaller, larger }: { smaller: string; larger: string }) =>
  `The ${smaller} should not be larger than the ${larger}. Please check both.`;
export const footPassesOnlyIfLegOpens = ({ paincha, heelPass }: { paincha: string; heelPass: string }) =>
  `The ${paincha} is narrower than the ${heelPass}: the foot passes only if the leg opens.`;
export const outsideLegAtMost = ({ most, value }: { most: string; value: string }) =>
  `With this seat depth and inseam the outside leg should be at most ${most}, not ${value}. Please check all three.`;
export const usualAtHeight = ({ height, name, usual, value }: Unusual & { height: string }) =>
  `At a height of ${height}, the ${name} is usually ${usual}, not ${value}. Please check both.`;
