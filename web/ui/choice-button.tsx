import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface ChoiceButtonProps extends ComponentProps<'button'> {
  isChosen: boolean;
}

/** A large button for a choice that leads on at once; pressed if it was chosen before. */
export function ChoiceButton({ isChosen, className, ...rest }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cn(
        'rounded-2xl border border-edge bg-card p-5 text-start transition duration-200 hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft',
        className,
      )}
      {...rest}
    />
  );
}
