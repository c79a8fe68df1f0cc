import { catalogueWords } from '#words';
import type { WizardStep } from '../../../lib/wizard-steps.ts';
import { type Draft, dressTypesFor, type Field } from './draft.ts';
import { CHOICES, type Choice, dressTypeWords } from './words.ts';

export type StepSlug = 'product' | 'category' | 'wear' | 'dress' | 'price' | 'colour' | 'brands';

interface Question {
  slug: StepSlug;
  field: Field;
  question: string;
  /** The choices after the earlier answers; undefined if any colour may be chosen. */
  choicesFor?: (draft: Draft) => readonly Choice[];
}

/** In the order of catalogue-9. */
const QUESTIONS: readonly Question[] = [
  {
    slug: 'product',
    field: 'productType',
    question: catalogueWords.whatAreYouLookingFor,
    choicesFor: () => CHOICES.productType,
  },
  {
    slug: 'category',
    field: 'category',
    question: catalogueWords.whoIsItFor,
    choicesFor: () => CHOICES.category,
  },
  {
    slug: 'wear',
    field: 'wearCategory',
    question: catalogueWords.easternOrWesternWear,
    choicesFor: () => CHOICES.wearCategory,
  },
  {
    slug: 'dress',
    field: 'dressType',
    question: catalogueWords.whichKindOfDress,
    choicesFor: (draft) => dressTypesFor(draft).map((code) => ({ code, words: dressTypeWords(code) })),
  },
  {
    slug: 'price',
    field: 'priceRange',
    question: catalogueWords.whatWouldYouLikeToSpend,
    choicesFor: () => CHOICES.priceRange,
  },
  { slug: 'colour', field: 'favoriteColor', question: catalogueWords.doYouHaveAFavouriteColour },
  {
    slug: 'brands',
    field: 'brandPreference',
    question: catalogueWords.localOrInternationalBrands,
    choicesFor: () => CHOICES.brandPreference,
  },
];

type Step = Question & WizardStep<StepSlug, Draft>;

/** Every step needs an answer, except the colour (catalogue-9). */
export const STEPS: readonly Step[] = QUESTIONS.map((question) => ({
  ...question,
  isAnswered(draft) {
    const choices = question.choicesFor?.(draft);
    return !choices || choices.some(({ code }) => code === draft[question.field]);
  },
}));
