import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { basicWords, uiWords } from '#words';
import { Button } from './button.tsx';
import { reloadWhenReachable, UNREACHABLE } from './reload.ts';
import { Banner } from './states.tsx';

type RetryState = 'idle' | 'retrying' | 'unreachable';

interface LazyPartProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Undefined for a dialog that a user opens: a note at the window's bottom appears after a while. */
  skeleton?: ReactNode;
  children: (Part: LazyExoticComponent<ComponentType<Props>>) => ReactNode;
}

/**
 * Loads its code when shown. Retry imports it again without losing the page; if that fails it reloads the document,
 * because a release may have replaced the file and browsers cache a failed import.
 */
export function LazyPart<Props>({ load, skeleton, children }: LazyPartProps<Props>) {
  // A rejected `lazy` stays rejected.
  const [part, setPart] = useState(() => lazy(load));
  const [state, setState] = useState<RetryState>('idle');
  const place = useRef<HTMLDivElement>(null);
  const retry = async () => {
    setState('retrying');
    try {
      const loaded = await load();
      place.current?.focus();
      setPart(() => lazy(async () => loaded));
      setState('idle');
    } catch {
      await reloadWhenReachable().catch(() => setState('unreachable'));
    }
  };
  return (
    <div ref={place} tabIndex={-1}>
      <PartBoundary part={part} isAsked={skeleton === undefined} state={state} onRetry={() => void retry()}>
        <Suspense fallback={skeleton === undefined ? <LoadingNote /> : skeleton}>{children(part)}</Suspense>
      </PartBoundary>
    </div>
  );
}

const scrollToIt = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' });

function LoadingNote() {
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-24 z-toast mx-auto w-fit animate-late rounded-xl border border-hairline bg-card px-4 py-3 shadow-xl"
    >
      {basicWords.loading}
    </p>
  );
}

interface PartBoundaryProps {
  part: unknown;
  /** True if a user opens it and would miss an error outside the window. */
  isAsked: boolean;
  state: RetryState;
  onRetry: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { failed?: unknown }> {
  override state: { failed?: unknown } = {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ part }: PartBoundaryProps) {
    if (part !== this.props.part) this.setState({ failed: undefined });
  }

  override render() {
    const { children, isAsked, state, onRetry } = this.props;
    if (!this.state.failed) return children;
    return (
      <div ref={isAsked ? scrollToIt : undefined} className={isAsked ? 'my-3' : undefined}>
        <Banner kind="error">
          <p>{state === 'unreachable' ? UNREACHABLE : uiWords.thisPartCouldNotBeLoaded}</p>
          <Button variant="quiet" className="-ms-4" pending={state === 'retrying'} onClick={onRetry}>
            {state === 'retrying' ? basicWords.loading : uiWords.retry}
          </Button>
        </Banner>
      </div>
    );
  }
}
