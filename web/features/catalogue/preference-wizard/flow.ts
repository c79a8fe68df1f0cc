import { type Draft, dressTypesFor, type Field } from './draft.ts';
import { CHOICES, type Choice, dressTypeWords } from './words.ts';

export type StepSlug = 'product' | 'category' | 'wear' | 'dress' | 'price' | 'colour' | 'brands';

interface Step {
  slug: StepSlug;
  /** The part of the answers it fills. */
  field: Field;
  question: string;
  /** What may be chosen, given the earlier answers; undefined where any colour may be. */
  choicesFor?: (draft: Draft) => readonly Choice[];
}

/** The seven steps in their order (catalogue-9); the sixth alone needs no answer. */
export const STEPS: readonly Step[] = [
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

/** Whether Next may leave the step: an answer that is offered, or a step that needs none (catalogue-9). */
export function isAnswered({ field, choicesFor }: Step, draft: Draft): boolean {
  return !choicesFor || choicesFor(draft).some(({ code }) => code === draft[field]);
}

/** The step to show for a name in the URL: the named one, or the first unanswered one before it. */
export function stepFor(slug: string | null, draft: Draft): Step {
  const named = STEPS.findIndex((step) => step.slug === slug);
  const open = STEPS.findIndex((step) => !isAnswered(step, draft));
  const reachable = open === -1 ? STEPS.length - 1 : open;
  return STEPS[Math.min(Math.max(named, 0), reachable)] as Step;
}

/** The step before or after one, if there is any. */
export function neighbour({ slug }: Step, direction: 1 | -1): StepSlug | undefined {
  return STEPS[STEPS.findIndex((step) => step.slug === slug) + direction]?.slug;
}
