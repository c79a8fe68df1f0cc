import type { WizardStep } from '../../../lib/wizard-steps.ts';
import type { Draft } from './draft.ts';

/** The steps of the book-tailor wizard, by their name in the URL (orders-1). */
export type StepSlug = 'type' | 'source' | 'tailor' | 'trade' | 'order';

interface Step extends WizardStep<StepSlug, Draft> {
  /** The heading of the step; `brand` names the in-house source. */
  title: string;
  /** Short name for the progress line. */
  short: string;
}

/** Partner tailor leads to the list, in-house to the tailor type, both to the form (orders-1). */
export const STEPS: readonly Step[] = [
  {
    slug: 'type',
    title: "What's your order type?",
    short: 'Order',
    isAnswered: ({ orderType }) => orderType !== null,
  },
  {
    slug: 'source',
    title: 'Who would you like to order from?',
    short: 'Order from',
    isAnswered: ({ source }) => source !== null,
  },
  {
    slug: 'tailor',
    title: 'Select a Partner Tailor',
    short: 'Tailor',
    applies: ({ source }) => source === 'partner',
    isAnswered: ({ tailor }) => tailor !== null,
  },
  {
    slug: 'trade',
    title: 'Gents Tailor or Ladies Tailor?',
    short: 'Tailor type',
    applies: ({ source }) => source === 'in-house',
    isAnswered: ({ trade }) => trade !== null,
  },
  {
    slug: 'order',
    title: 'Single Order Form',
    short: 'Details',
    isAnswered: () => false,
  },
];
