import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { StepSlug } from './flow.ts';

const PARAMETER = 'preferences';

/** The wizard's step is in the URL. Back closes it, and closing it leaves no history entry. */
export function useWizardAddress() {
  const [parameters] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = Boolean((state as { wizard?: boolean } | null)?.wizard);

  function addressOf(slug: StepSlug | undefined): string {
    const next = new URLSearchParams(search);
    if (slug) next.set(PARAMETER, slug);
    else next.delete(PARAMETER);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    /** The step in the query; null while the wizard is closed. */
    slug: parameters.get(PARAMETER),
    open: (slug: StepSlug) =>
      navigate(addressOf(slug), { preventScrollReset: true, state: { wizard: true } }),
    goTo: (slug: StepSlug) => navigate(addressOf(slug), { preventScrollReset: true, replace: true, state }),
    close: () => {
      if (wasOpenedHere) navigate(-1);
      else navigate(addressOf(undefined), { preventScrollReset: true, replace: true });
    },
  };
}

/** True if two URLs differ in the wizard's step only, so that the list need not reload. */
export function isOnlyWizard(one: URL, other: URL): boolean {
  const [before, after] = [one, other].map((url) => {
    const search = new URLSearchParams(url.search);
    search.delete(PARAMETER);
    return `${url.pathname}?${search}`;
  });
  return before === after && one.search !== other.search;
}
