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
    question: 'What are you looking for?',
    choicesFor: () => CHOICES.productType,
  },
  { slug: 'category', field: 'category', question: 'Who is it for?', choicesFor: () => CHOICES.category },
  {
    slug: 'wear',
    field: 'wearCategory',
    question: 'Eastern or western wear?',
    choicesFor: () => CHOICES.wearCategory,
  },
  {
    slug: 'dress',
    field: 'dressType',
    question: 'Which kind of dress?',
    choicesFor: (draft) => dressTypesFor(draft).map((code) => ({ code, words: dressTypeWords(code) })),
  },
  {
    slug: 'price',
    field: 'priceRange',
    question: 'What would you like to spend?',
    choicesFor: () => CHOICES.priceRange,
  },
  { slug: 'colour', field: 'favoriteColor', question: 'Do you have a favourite colour?' },
  {
    slug: 'brands',
    field: 'brandPreference',
    question: 'Local or international brands?',
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
