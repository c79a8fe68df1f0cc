import type { WizardStep } from '../../../lib/wizard-steps.ts';
import type { Draft } from './draft.ts';

/** By their names in the URL (orders-1). */
export type StepSlug = 'type' | 'source' | 'tailor' | 'trade' | 'order';

interface Step extends WizardStep<StepSlug, Draft> {
  /** `brand` names the in-house workshop. */
  title: string;
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
