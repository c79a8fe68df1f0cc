import { useEffect, useRef } from 'react';

/** A step of a wizard, as data. */
export interface WizardStep<Slug extends string, Draft> {
  /** Its name in the URL. */
  slug: Slug;
  /** Whether the choices so far lead through it; always, unless it says otherwise. */
  applies?: (draft: Draft) => boolean;
  /** Whether the next step may be entered. */
  isAnswered: (draft: Draft) => boolean;
}

/** The steps that the choices so far lead through, in order. */
export function stepsFor<Step extends WizardStep<string, Draft>, Draft>(
  steps: readonly Step[],
  draft: Draft,
): readonly Step[] {
  return steps.filter((step) => step.applies?.(draft) ?? true);
}

/** The step to show for a name in the URL: the named one, or the first unanswered one before it. */
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

/** The step after or before one, if there is any. */
export function neighbour<Slug extends string, Draft>(
  steps: readonly WizardStep<Slug, Draft>[],
  slug: Slug,
  draft: Draft,
  direction: 1 | -1,
): Slug | undefined {
  const applying = stepsFor(steps, draft);
  return applying[applying.findIndex((step) => step.slug === slug) + direction]?.slug;
}

/** For the heading of the step: it gets the focus when the step changes, as a new page's heading would. */
export function useStepHeading(slug: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current !== slug) heading.current?.focus();
    shown.current = slug;
  }, [slug]);
  return heading;
}
