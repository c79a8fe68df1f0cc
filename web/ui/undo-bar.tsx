import { type ComponentProps, useEffect, useRef } from 'react';
import { uiWords } from '#words';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { focusOn, keepPlace } from './focus.ts';

interface UndoBarProps extends Omit<ComponentProps<'div'>, 'className'> {
  removed: { name: string } | undefined;
  onUndo: () => void;
  /** Fixed at the bottom of the window. */
  floats?: boolean;
}

/** Offers to undo a removal; takes the focus from the removed element, and returns it when it disappears. */
export function UndoBar({ removed, onUndo, floats = false, ...rest }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!removed) return;
    focusOn(button.current);
    return keepPlace(button.current);
  }, [removed]);
  return (
    <div role="status" className={floats ? 'fixed inset-x-4 bottom-4 z-bar mx-auto max-w-lg' : ''}>
      {removed && (
        <div
          {...rest}
          className={cn(
            'animate-fade-in flex flex-wrap items-center justify-between gap-x-4 rounded-xl px-4 py-1',
            floats ? 'border border-hairline bg-card shadow-lg' : 'bg-sunken',
          )}
        >
          <p className="py-2">{uiWords.wasRemoved({ name: removed.name })}</p>
          <Button ref={button} variant="quiet" className="-me-2" onClick={onUndo}>
            {uiWords.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
