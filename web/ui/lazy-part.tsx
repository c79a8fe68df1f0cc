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
import { Button } from './button.tsx';
import { Banner } from './states.tsx';

interface LazyPartProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  skeleton: ReactNode;
  children: (Part: LazyExoticComponent<ComponentType<Props>>) => ReactNode;
}

/** Loads its code when shown; a failed load can be retried without losing the rest of the page. */
export function LazyPart<Props>({ load, skeleton, children }: LazyPartProps<Props>) {
  // A rejected `lazy` stays rejected, so a retry needs a new one.
  const [part, setPart] = useState(() => lazy(load));
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus();
    setPart(() => lazy(load));
  };
  return (
    <div ref={place} tabIndex={-1}>
      <PartBoundary part={part} onRetry={retry}>
        <Suspense fallback={skeleton}>{children(part)}</Suspense>
      </PartBoundary>
    </div>
  );
}

interface PartBoundaryProps {
  part: unknown;
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
    if (!this.state.failed) return this.props.children;
    return (
      <Banner kind="error">
        <p>This part of the page could not be loaded.</p>
        <Button variant="quiet" className="-ms-4" onClick={this.props.onRetry}>
          Retry
        </Button>
      </Banner>
    );
  }
}
