import { type ReactNode, useId } from 'react';
import type { StepProps } from './step-props.ts';

interface QuestionProps extends Pick<StepProps, 'question' | 'questionRef' | 'error'> {
  hint?: string;
  children: ReactNode;
}

export function Question({ question, questionRef, error, hint, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      className="flex flex-col gap-3"
    >
      <legend className="mb-1">
        <h3 ref={questionRef} tabIndex={-1} className="text-lg">
          {question}
        </h3>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} role="alert" className="min-h-6 text-sm font-medium text-madder">
        {error}
      </p>
    </fieldset>
  );
}
