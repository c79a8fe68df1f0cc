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
  /** Renders the part with what `load` brings. */
  children: (Part: LazyExoticComponent<ComponentType<Props>>) => ReactNode;
}

/**
 * A part of a page whose code is loaded when it is shown. Where that fails, the part says so and offers to try again;
 * the rest of the page stays.
 */
export function LazyPart<Props>({ load, skeleton, children }: LazyPartProps<Props>) {
  // A failed `lazy` stays failed, so each attempt has one of its own.
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
