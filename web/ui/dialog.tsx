import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  open: boolean;
  /** Called when it should close; a dialog without it cannot be dismissed. */
  onClose?: () => void;
  children: ReactNode;
  /** The buttons, most important last. */
  actions?: ReactNode;
  wide?: boolean;
}

/** A modal dialog: the browser's own, so focus, Escape and the rest of the page are taken care of. */
export function Dialog({ title, open, onClose, children, actions, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // Chromium closes on a second Escape whatever `cancel` is answered with.
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        if (open && onClose) onClose();
        else if (open) ref.current?.showModal();
      }}
      className={`m-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto rounded-2xl bg-card p-0 text-ink shadow-xl max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none ${wide ? 'sm:max-w-3xl' : 'sm:max-w-md'}`}
    >
      {open && (
        <div className="animate-fade-in flex flex-col gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            {onClose && (
              <button
                type="button"
                onClick={onClose}
                aria-label="Close"
                className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-xl text-muted hover:bg-sunken"
              >
                ×
              </button>
            )}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
