import { type ReactNode, useEffect, useRef, useState } from 'react';
import { basicWords } from '#words';
import { Button } from '../../../../ui/button.tsx';

interface StepFormProps {
  /** Why the step cannot be left yet. */
  missing: string | undefined;
  onNext: () => void;
  onPrevious: (() => void) | undefined;
  /** Receives the reason after Next was pressed without an answer. */
  children: (problem: string | undefined) => ReactNode;
}

export function StepForm({ missing, onNext, onPrevious, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const problem = attempts > 0 ? missing : undefined;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [attempts]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) onNext();
        else setAttempts((count) => count + 1);
      }}
    >
      {children(problem)}
      <StepButtons onPrevious={onPrevious}>
        <Button type="submit">{basicWords.next}</Button>
      </StepButtons>
    </form>
  );
}

interface StepButtonsProps {
  onPrevious: (() => void) | undefined;
  disabled?: boolean;
  children: ReactNode;
}

export function StepButtons({ onPrevious, disabled = false, children }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-6">
      {onPrevious ? (
        <Button variant="secondary" disabled={disabled} onClick={onPrevious}>
          {basicWords.previous}
        </Button>
      ) : (
        <span />
      )}
      {children}
    </div>
  );
}
