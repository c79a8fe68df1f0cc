export interface WizardStep<Slug extends string, Draft> {
  slug: Slug;
  /** Whether the step is part of the flow for this draft; always by default. */
  applies?: (draft: Draft) => boolean;
  isAnswered: (draft: Draft) => boolean;
}

export function stepsFor<Step extends WizardStep<string, Draft>, Draft>(
  steps: readonly Step[],
  draft: Draft,
): readonly Step[] {
  return steps.filter((step) => step.applies?.(draft) ?? true);
}

/** The step of the URL, or the first unanswered one before it. */
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

/** The step to show for a name in the URL, and its neighbours. */
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
    /** The steps that the choices so far lead through. */
    applying,
    /** The place of the step among them, from 0. */
    place,
    before: applying[place - 1]?.slug as Step['slug'] | undefined,
    after: applying[place + 1]?.slug as Step['slug'] | undefined,
  };
}
