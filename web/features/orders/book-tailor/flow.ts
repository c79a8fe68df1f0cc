import type { WizardStep } from '../../../lib/wizard-steps.ts';
import { asksTrade, type Draft, tradeOf } from './draft.ts';

/** Steps by their names in the URL (orders-1). */
export type StepSlug = 'type' | 'source' | 'tailor' | 'trade' | 'order' | 'bulk';

interface Step extends WizardStep<StepSlug, Draft> {
  /** `brand` names the in-house workshop. */
  title: string;
  short: string;
}

const isSingle = ({ orderType }: Draft) => orderType !== 'bulk';

/**
 * A partner tailor leads to the list, in-house to the tailor type, both to the form; a bulk order to its own form
 * (orders-1). A partner for both also leads to the tailor type (tailors-7).
 */
export const STEPS: readonly Step[] = [
  {
    slug: 'type',
    title: "What's your order type?",
    short: 'Order',
    // A placed order cannot become a bulk order.
    applies: ({ editing }) => editing === null,
    isAnswered: ({ orderType }) => orderType !== null,
  },
  {
    slug: 'source',
    title: 'Who would you like to order from?',
    short: 'Order from',
    applies: isSingle,
    isAnswered: ({ source }) => source !== null,
  },
  {
    slug: 'tailor',
    title: 'Select a Partner Tailor',
    short: 'Tailor',
    applies: (draft) => isSingle(draft) && draft.source === 'partner',
    isAnswered: ({ tailor }) => tailor !== null,
  },
  {
    slug: 'trade',
    title: 'Gents Tailor or Ladies Tailor?',
    short: 'Tailor type',
    applies: (draft) => isSingle(draft) && asksTrade(draft),
    isAnswered: (draft) => tradeOf(draft) !== undefined,
  },
  {
    slug: 'order',
    title: 'Single Order Form',
    short: 'Details',
    applies: isSingle,
    isAnswered: () => false,
  },
  {
    slug: 'bulk',
    title: 'Bulk Order Form',
    short: 'Details',
    applies: ({ orderType }) => orderType === 'bulk',
    isAnswered: () => false,
  },
];
