import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface SheetProps extends ComponentProps<'div'> {
  /** The `popoverTarget` of the buttons that open and close it. */
  id: string;
  panelClassName?: string;
}

/** A native popover, so it works before hydration. Its backdrop swallows the press that closes it. */
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
