export interface WizardStep<Slug extends string, Draft> {
  slug: Slug;
  /** True if the step belongs to the flow of this draft; by default always. */
  applies?: (draft: Draft) => boolean;
  isAnswered: (draft: Draft) => boolean;
}

export function stepsFor<Step extends WizardStep<string, Draft>, Draft>(
  steps: readonly Step[],
  draft: Draft,
): readonly Step[] {
  return steps.filter((step) => step.applies?.(draft) ?? true);
}

/** The step in the URL, or the first unanswered one before it. */
export function stepFor<Step extends WizardStep<string, Draft>, Draft>(
  steps: readonly Step[],
  slug: string | null,
  draft: Draft,
): Step {
  const applying = stepsFor(steps, draft);
  const named = applying.findIndex((step) => step.slug === slug);
  const open = applying.findIndex((step) => !step.isAnswered(draft));
  const reachable = open === -1 ? applying.length - 1 : open;
  return applying[Math.min(Math.max(named, 0), reachable)] as Step;
}

export function neighbour<Slug extends string, Draft>(
  steps: readonly WizardStep<Slug, Draft>[],
  slug: Slug,
  draft: Draft,
  direction: 1 | -1,
): Slug | undefined {
  const applying = stepsFor(steps, draft);
  return applying[applying.findIndex((step) => step.slug === slug) + direction]?.slug;
}

/** The step for a name in the URL, and the steps around it. */
export function wizardAt<Step extends WizardStep<string, Draft>, Draft>(
  steps: readonly Step[],
  slug: string | null,
  draft: Draft,
) {
  const applying = stepsFor(steps, draft);
  const step = stepFor(steps, slug, draft);
  const place = applying.indexOf(step);
  return {
    step,
    /** The steps of the flow so far. */
    applying,
    /** The step's index among them, from 0. */
    place,
    before: applying[place - 1]?.slug as Step['slug'] | undefined,
    after: applying[place + 1]?.slug as Step['slug'] | undefined,
  };
}
