import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { Banner } from './states.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean;
  busyLabel: string;
  /** Not to be pressed for a moment, because what it agrees to has just changed. */
  isInert?: boolean;
}

/** Keeps the focus while busy, which a disabled button would lose. */
export function SubmitButton({ busy, busyLabel, isInert = false, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" pending={busy || isInert} {...rest}>
      {busy ? busyLabel : children}
    </Button>
  );
}

interface FailureBannerProps {
  failure:
    | { text: string; retry: (() => void) | undefined; ref: RefObject<HTMLDivElement | null> }
    | undefined;
  children?: ReactNode;
}

export function FailureBanner({ failure, children }: FailureBannerProps) {
  if (!failure) return null;
  return (
    <div ref={failure.ref} tabIndex={-1} className="scroll-mt-24 scroll-mb-24 rounded-xl">
      <Banner kind="error">
        <p className="font-semibold">{failure.text}</p>
        {children}
        {failure.retry && (
          <Button variant="quiet" className="-mx-4" onClick={failure.retry}>
            Try again
          </Button>
        )}
      </Banner>
    </div>
  );
}
