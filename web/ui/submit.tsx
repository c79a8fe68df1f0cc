import type { ComponentProps, ReactNode, RefObject } from 'react';
import { basicWords } from '#words';
import { Button } from './button.tsx';
import { Banner } from './states.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean;
  busyLabel: string;
  /** Ignores presses for a moment after the offer has changed. */
  isInert?: boolean;
}

/** Keeps the focus while busy; a disabled button would lose it. */
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
            {basicWords.tryAgain}
          </Button>
        )}
      </Banner>
    </div>
  );
}
