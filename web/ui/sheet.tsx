import type { ComponentProps, KeyboardEvent, ToggleEvent } from 'react';
import { cn } from './cn.ts';

interface SheetProps extends ComponentProps<'div'> {
  /** The `popoverTarget` of its buttons. */
  id: string;
  panelClassName?: string;
}

const FOCUSABLE = 'a[href], button, input, select, textarea';

function focusableIn(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  );
}

function takeFocus({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open' && !currentTarget.contains(document.activeElement))
    focusableIn(currentTarget)[0]?.focus();
}

/** Keeps Tab within the open sheet, which covers everything else. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !event.currentTarget.matches(':popover-open')) return;
  const controls = focusableIn(event.currentTarget);
  const [end, start] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

/** A native popover, so it works before hydration. Its backdrop catches the press that closes it. */
export function Sheet({ id, className, panelClassName, children, ...rest }: SheetProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus inside, and nobody presses it
    <div
      id={id}
      popover="auto"
      className={cn(
        'sheet fixed inset-0 m-0 h-dvh w-full max-h-none max-w-none bg-transparent p-0 text-ink',
        className,
      )}
      onToggle={takeFocus}
      onKeyDown={keepFocus}
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
