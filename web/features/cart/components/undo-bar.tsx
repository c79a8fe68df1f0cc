import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { useHeld } from '../../../ui/use-held.ts';
import type { Removal } from '../use-removal.ts';

interface UndoBarProps {
  removal: Removal | undefined;
  onUndo: () => void;
  /** While the bar is pointed at or focused, it stays. */
  holdProps: ReturnType<typeof useHeld>['holdProps'];
  /** Takes the focus when the bar disappears with it. */
  onOver: () => void;
}

/** Offers to undo a removal; takes the focus from the removed line. */
export function UndoBar({ removal, onUndo, holdProps, onOver }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const offered = button.current;
    if (!removal) return;
    offered?.focus({ preventScroll: true });
    return () => {
      if (!offered?.isConnected && document.activeElement === document.body) onOver();
    };
  }, [removal, onOver]);
  return (
    <div role="status">
      {removal && (
        <div
          {...holdProps}
          className="animate-fade-in flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-sunken px-4 py-1"
        >
          <p className="py-2">{removal.item.name} was removed.</p>
          <Button ref={button} variant="quiet" className="-me-2" onClick={onUndo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
