import type { Draft } from './draft.ts';

/** The steps of the book-tailor wizard, by their name in the URL (orders-1). */
export type StepSlug = 'type' | 'source' | 'tailor' | 'trade' | 'order';

interface Step {
  slug: StepSlug;
  /** The heading of the step; `brand` names the in-house source. */
  title: string;
  /** Short name for the progress line. */
  short: string;
  /** Whether the choices so far lead through this step. */
  applies: (draft: Draft) => boolean;
  /** Whether the step is answered, so that the next may be entered. */
  isAnswered: (draft: Draft) => boolean;
}

/** Partner tailor leads to the list, in-house to the tailor type, both to the form (orders-1). */
const STEPS: readonly Step[] = [
  {
    slug: 'type',
    title: "What's your order type?",
    short: 'Order',
    applies: () => true,
    isAnswered: ({ orderType }) => orderType !== null,
  },
  {
    slug: 'source',
    title: 'Who would you like to order from?',
    short: 'Order from',
    applies: () => true,
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
    applies: () => true,
    isAnswered: () => false,
  },
];

export function stepsFor(draft: Draft): readonly Step[] {
  return STEPS.filter((step) => step.applies(draft));
}

/** The step to show for a name in the URL: the named one, or the first unanswered one before it. */
export function stepFor(slug: string | null, draft: Draft): Step {
  const steps = stepsFor(draft);
  const named = Math.max(
    0,
    steps.findIndex((step) => step.slug === slug),
  );
  const open = steps.findIndex((step) => !step.isAnswered(draft));
  return (steps[Math.min(named, open)] ?? steps[0]) as Step;
}

/** The step after or before one, if there is any. */
export function neighbour(slug: StepSlug, draft: Draft, direction: 1 | -1): StepSlug | undefined {
  const steps = stepsFor(draft);
  return steps[steps.findIndex((step) => step.slug === slug) + direction]?.slug;
}
