import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Within so many pixels of the edge of the window, the page scrolls. */
const EDGE_PX = 64;
const SCROLL_PX = 12;

/**
 * Drags the entries of a list by a handle, by mouse, pen or finger. Entries carry `data-place`; `onMove` is called while
 * the pointer passes over another one, and the page scrolls at the edges of the window. Escape puts the entry back.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const drag = useRef<{ from: number; at: number }>(undefined);
  const stopListening = useRef(() => {});
  const pointer = useRef<{ x: number; y: number; list: Element }>(undefined);
  const frame = useRef(0);
  useEffect(
    () => () => {
      stopListening.current();
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  const move = useRef(onMove);
  move.current = onMove;

  function goTo(place: number): void {
    if (!drag.current || drag.current.at === place) return;
    move.current(drag.current.at, place);
    drag.current.at = place;
    setDragged(place);
  }

  function goToPointer(): void {
    if (!drag.current || !pointer.current) return;
    const { x, y, list } = pointer.current;
    const over = document.elementFromPoint(x, y)?.closest('[data-place]');
    if (over instanceof HTMLElement && list.contains(over)) goTo(Number(over.dataset.place));
  }

  function scrollAtEdge(): void {
    if (!drag.current || !pointer.current) return;
    const { y } = pointer.current;
    const by = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      goToPointer();
    }
    frame.current = requestAnimationFrame(scrollAtEdge);
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
    cancelAnimationFrame(frame.current);
    drag.current = undefined;
    pointer.current = undefined;
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
        const isFirst = pointer.current === undefined;
        pointer.current = { x: event.clientX, y: event.clientY, list: event.currentTarget };
        goToPointer();
        if (isFirst) frame.current = requestAnimationFrame(scrollAtEdge);
      },
      onPointerUp: end,
      onPointerCancel() {
        if (drag.current) goTo(drag.current.from);
        end();
      },
    },
  };
}
