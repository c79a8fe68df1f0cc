import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Drags the entries of a list by a handle, by mouse, pen or finger. Entries carry `data-place`; `onMove` is called while
 * the pointer passes over another one. Escape puts the entry back.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const drag = useRef<{ from: number; at: number }>(undefined);
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);
  const move = useRef(onMove);
  move.current = onMove;

  function goTo(place: number): void {
    if (!drag.current || drag.current.at === place) return;
    move.current(drag.current.at, place);
    drag.current.at = place;
    setDragged(place);
  }

  // A pressed handle does not take the focus, so the list gets no keys.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !drag.current) return;
    event.preventDefault();
    goTo(drag.current.from);
    end();
  }

  function end(): void {
    stopListening.current();
    drag.current = undefined;
    setDragged(undefined);
  }

  return {
    /** The place of the entry that is being dragged. */
    dragged,
    handleProps: (place: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // Otherwise the drag selects text.
        event.preventDefault();
        event.currentTarget.closest('[data-order]')?.setPointerCapture(event.pointerId);
        drag.current = { from: place, at: place };
        setDragged(place);
        document.addEventListener('keydown', onKeyDown);
        stopListening.current = () => document.removeEventListener('keydown', onKeyDown);
      },
    }),
    /** For the list: the handle moves with its entry, so that the list holds the pointer. */
    listProps: {
      'data-order': true,
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return;
        const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
        if (over instanceof HTMLElement && event.currentTarget.contains(over))
          goTo(Number(over.dataset.place));
      },
      onPointerUp: end,
      onPointerCancel() {
        if (drag.current) goTo(drag.current.from);
        end();
      },
    },
  };
}
