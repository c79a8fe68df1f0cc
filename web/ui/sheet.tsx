import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface SheetProps extends ComponentProps<'div'> {
  /** What the buttons that open and close it name as their `popoverTarget`. */
  id: string;
  /** Classes of the panel. */
  panelClassName?: string;
}

/**
 * A panel over the page, opened and closed by the browser, so that it works before any script runs. A press beside the
 * panel only closes it: a popover by itself lets that press through to what lies below.
 */
export function Sheet({ id, className, panelClassName, children, ...rest }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={cn(
        'sheet fixed inset-0 m-0 h-dvh w-full max-h-none max-w-none bg-transparent p-0 text-ink',
        className,
      )}
      {...rest}
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 hidden size-full cursor-default in-[:popover-open]:block"
      />
      <div className={cn('absolute overflow-y-auto overscroll-contain', panelClassName)}>{children}</div>
    </div>
  );
}
