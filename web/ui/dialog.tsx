import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { basicWords } from '#words';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { keepPlace } from './focus.ts';

interface DialogProps {
  title: string;
  open: boolean;
  /** Undefined: the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
  role?: 'alertdialog';
  describedBy?: string;
  hasCloseButton?: boolean;
}

/** A modal dialog. Restores the focus when it closes or is unmounted while open. */
export function Dialog({
  title,
  open,
  onClose,
  children,
  actions,
  wide = false,
  role,
  describedBy,
  hasCloseButton = true,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const focusBack = keepPlace(document.activeElement);
    dialog.showModal();
    return () => {
      dialog.close();
      // The opener may disappear together with the dialog.
      focusBack();
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // Chromium closes on a second Escape even if `cancel` is prevented.
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // React bubbles it from dialogs inside, the browser from file inputs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      className={cn(
        'm-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-2xl bg-card p-0 text-ink shadow-xl max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none',
        wide ? 'sm:max-w-3xl' : 'sm:max-w-md',
      )}
    >
      {open && (
        <div className="animate-fade-in flex flex-col gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            {onClose && hasCloseButton && (
              <Button
                variant="icon"
                onClick={onClose}
                aria-label={basicWords.close}
                className="-me-2 -mt-2 text-xl font-normal text-muted"
              >
                ×
              </Button>
            )}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
