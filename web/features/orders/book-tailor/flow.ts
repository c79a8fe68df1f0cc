import { basicWords, orderFormWords } from '#words';
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
    title: orderFormWords.whatsYourOrderType,
    short: orderFormWords.order,
    // A placed order cannot become a bulk order.
    applies: ({ editing }) => editing === null,
    isAnswered: ({ orderType }) => orderType !== null,
  },
  {
    slug: 'source',
    title: orderFormWords.whoWouldYouLikeToOrder,
    short: orderFormWords.orderFrom,
    applies: isSingle,
    isAnswered: ({ source }) => source !== null,
  },
  {
    slug: 'tailor',
    title: orderFormWords.selectAPartnerTailor,
    short: orderFormWords.tailor,
    applies: (draft) => isSingle(draft) && draft.source === 'partner',
    isAnswered: ({ tailor }) => tailor !== null,
  },
  {
    slug: 'trade',
    title: orderFormWords.gentsTailorOrLadiesTailor,
    short: orderFormWords.tailorType,
    applies: (draft) => isSingle(draft) && asksTrade(draft),
    isAnswered: (draft) => tradeOf(draft) !== undefined,
  },
  {
    slug: 'order',
    title: orderFormWords.singleOrderForm,
    short: basicWords.details,
    applies: isSingle,
    isAnswered: () => false,
  },
  {
    slug: 'bulk',
    title: orderFormWords.bulkOrderForm,
    short: basicWords.details,
    applies: ({ orderType }) => orderType === 'bulk',
    isAnswered: () => false,
  },
];
