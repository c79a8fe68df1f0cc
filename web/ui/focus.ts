export function ancestorsOf(element: Element | null): Element[] {
  return element ? [element, ...ancestorsOf(element.parentElement)] : [];
}

/** Whether nothing has the focus, so that the next Tab would start at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses any element, focusable or not; returns whether it has the focus. */
export function focusOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** If the focus is lost, focuses the first of `places`, or the first heading in the closest one still in the page. */
export function rescueFocus(places: readonly Element[]): void {
  const [first] = places;
  if (isFocusLost() && first instanceof HTMLElement) first.focus({ preventScroll: true });
  if (!isFocusLost()) return;
  places
    .filter(({ isConnected }) => isConnected)
    .some((place) => [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].some(focusOn));
}
