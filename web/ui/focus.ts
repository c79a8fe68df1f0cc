import { type RefObject, useEffect, useRef } from 'react';

/** True if nothing has the focus, so that Tab would start at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses any element, even a non-focusable one; returns whether it has the focus. */
export function focusOn(element: HTMLElement | null | undefined, preventScroll = true): boolean {
  if (!element) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll });
  return document.activeElement === element;
}

/** The `ref` of an element that replaces a pressed button. */
export function takeFocus(element: HTMLElement | null): void {
  focusOn(element, false);
}

/** A ref that takes the focus when `state` changes; with `ifLost` only if the change removed the focus. */
export function useFocusOnChange<Focused extends HTMLElement>(
  state: unknown,
  { ifLost = false } = {},
): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (!ifLost || isFocusLost()) focusOn(ref.current, ifLost);
  }, [state, ifLost]);
  return ref;
}

/**
 * For an element that may be removed. If the focus is lost when the returned function is called, it moves to the
 * element, or to the first heading of its closest remaining ancestor.
 */
export function keepPlace(element: Element | null): () => void {
  const around: Element[] = [];
  for (let part = element; part; part = part.parentElement) around.push(part);
  return () => {
    requestAnimationFrame(() => {
      if (isFocusLost() && element instanceof HTMLElement) element.focus({ preventScroll: true });
      if (!isFocusLost()) return;
      around
        .filter(({ isConnected }) => isConnected)
        .some((part) =>
          [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].some((heading) => focusOn(heading)),
        );
    });
  };
}
