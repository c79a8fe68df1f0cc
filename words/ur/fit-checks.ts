interface Unusual {
  value: string;
  /** As `measureWords.inSentence` has it. */
  name: string;
  usual: string;
}

export const cannotBeRight = ({ value, name, usual }: Unusual) =>
  `${name} ${value} نہیں ہو سکتا: عام طور پر ${usual} ہوتا ہے۔`;
export const isLessThanUsual = ({ value, name, usual }: Unusual) =>
  `${name} ${value} معمول سے کم ہے (${usual})۔`;
export const isMoreThanUsual = ({ value, name, usual }: Unusual) =>
  `${name} ${value} معمول سے زیادہ ہے (${usual})۔`;
/** By the unit. */
export const didYouMean = {
  cm: ({ value }: { value: number }) => `کیا یہ ${value} سم ہے؟`,
  in: ({ value }: { value: number }) => `کیا یہ ${value} انچ ہے؟`,
};
export const measureOnceMore = 'ایک بار پھر ناپیں۔';
export const measureOnceMoreOrKeep = 'ایک بار پھر ناپیں، درست ہو تو رہنے دیں۔';

/** A measure with its value. */
export const cited = ({ name, value }: { name: string; value: string }) => `${name} (${value})`;
export const shouldBeSmaller = ({ smaller, larger }: { smaller: string; larger: string }) =>
  `${larger} ہو تو ${smaller} اس سے کم ہونا چاہیے۔ دونوں دوبارہ دیکھیں۔`;
export const shouldNotBeLarger = ({ smaller, larger }: { smaller: string; larger: string }) =>
  `${larger} ہو تو ${smaller} اس سے زیادہ نہیں ہو سکتا۔ دونوں دوبارہ دیکھیں۔`;
export const footPassesOnlyIfLegOpens = ({ paincha, heelPass }: { paincha: string; heelPass: string }) =>
  `${paincha} کم ہے اور ${heelPass} زیادہ: پاؤں تبھی گزرے گا جب پائنچہ کھلے۔`;
export const outsideLegAtMost = ({ most, value }: { most: string; value: string }) =>
  `سیٹ کی گہرائی اور ٹانگ کی اندرونی لمبائی کے حساب سے بیرونی لمبائی زیادہ سے زیادہ ${most} ہو سکتی ہے، ${value} نہیں۔ تینوں دوبارہ دیکھیں۔`;
export const usualAtHeight = ({ height, name, usual, value }: Unusual & { height: string }) =>
  `قد ${height} ہو تو ${name} عام طور پر ${usual} ہوتا ہے، ${value} نہیں۔ دونوں دوبارہ دیکھیں۔`;
