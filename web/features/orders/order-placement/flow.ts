import { orderFormWords } from '#words';
import { MAX_SHOE_SIZE } from '../../../../contract/constants/orders.ts';
import { inAsciiDigits } from '../../../../contract/typed-number.ts';
import type { WizardStep } from '../../../lib/wizard-steps.ts';
import type { Draft } from './draft.ts';
import type { Files } from './files.ts';
import { samplesFor } from './samples.ts';

/** Steps by their names in the URL (orders-30). */
export type StepSlug =
  | 'type'
  | 'category'
  | 'gender'
  | 'design'
  | 'picture'
  | 'measurement'
  | 'contact'
  | 'bulk';

export type Answers = Draft & Files;

interface Step extends WizardStep<StepSlug, Answers> {
  /** The number shown. 3 is the bulk order's: a single order goes from 2 to 4. */
  number: number;
  title: (answers: Answers) => string;
}

const isSingle = ({ orderType }: Answers) => orderType !== 'bulk';

export const STEPS: readonly Step[] = [
  {
    slug: 'type',
    number: 1,
    title: () => orderFormWords.whatsYourOrderType,
    isAnswered: ({ orderType }) => orderType !== null,
  },
  {
    slug: 'category',
    number: 2,
    title: () => orderFormWords.whatShouldWeMake,
    applies: isSingle,
    isAnswered: ({ item_type }) => item_type !== null,
  },
  {
    slug: 'bulk',
    number: 3,
    title: () => orderFormWords.bulkOrder,
    applies: ({ orderType }) => orderType === 'bulk',
    isAnswered: () => false,
  },
  {
    slug: 'gender',
    number: 4,
    title: () => orderFormWords.whoIsItFor,
    applies: isSingle,
    isAnswered: ({ gender }) => gender !== null,
  },
  {
    slug: 'design',
    number: 5,
    title: () => orderFormWords.doYouHaveADesignInspiration,
    applies: isSingle,
    isAnswered: ({ inspiration }) => inspiration !== null,
  },
  {
    slug: 'picture',
    number: 6,
    title: ({ inspiration }) =>
      inspiration === 'yes' ? orderFormWords.uploadYourDesign : orderFormWords.chooseOneOfOurDesigns,
    applies: isSingle,
    isAnswered: (answers) =>
      answers.inspiration === 'yes'
        ? answers.design_inspiration !== undefined
        : samplesFor(answers).some(({ drawing }) => drawing === answers.sample),
  },
  {
    slug: 'measurement',
    number: 7,
    title: ({ item_type }) =>
      item_type === 'shoes' ? orderFormWords.yourShoeNumber : orderFormWords.yourMeasurements,
    applies: isSingle,
    isAnswered: hasMeasurements,
  },
  {
    slug: 'contact',
    number: 8,
    title: () => orderFormWords.contactDetails,
    applies: isSingle,
    isAnswered: () => false,
  },
];

export function stepCount({ orderType }: Pick<Draft, 'orderType'>): number {
  return orderType === 'bulk' ? 3 : 8;
}

function hasMeasurements({
  item_type,
  shoe_size,
  measurement_option,
  measurement_picture,
  sent_along,
  fields,
}: Answers): boolean {
  if (item_type === 'shoes') return isShoeNumber(shoe_size);
  if (measurement_option === 'Upload') return measurement_picture !== undefined;
  if (measurement_option === 'Sample') return mayTravel(fields) && isSampleSaid(sent_along);
  if (measurement_option === 'Ask') return isPersonSaid(sent_along);
  return measurement_option === 'get';
}

/** A sample goes along with cloth of the customer only (orders-160). */
export function mayTravel({ cloth_source }: Pick<Draft['fields'], 'cloth_source'>): boolean {
  return cloth_source !== 'SHELF';
}

function isSampleSaid(sample: Answers['sent_along']): boolean {
  return sample.sample_kind.trim() !== '' && isPersonSaid(sample);
}

function isPersonSaid({ asked_name, asked_gender }: Answers['sent_along']): boolean {
  return asked_name.trim() !== '' && asked_gender !== '';
}

/** (orders-30) */
export function isShoeNumber(typed: string): boolean {
  const digits = inAsciiDigits(typed);
  return /^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= MAX_SHOE_SIZE;
}
