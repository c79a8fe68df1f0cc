import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusOn, isFocusLost } from './focus.ts';

/** How long a page may take to show its heading, after which the focus stays where it is. */
const HEADING_TIMEOUT_MS = 10_000;

const MAIN = 'main';
const HEADING = 'main h1';

/**
 * After a navigation in the browser: moves the focus to the heading of the new page, as loading it anew would begin at
 * its top, and announces its title. A page that has focused something of its own keeps that.
 */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef<{ pathname: string; heading: string | null; key: string }>(undefined);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const before = shown.current;
    if (before?.key === key) return;
    const heading = document.querySelector(HEADING)?.textContent ?? null;
    shown.current = { pathname, heading, key };
    if (!before) return;
    const isOtherPath = before.pathname !== pathname;
    if (isOtherPath || before.heading !== heading) setTitle(document.title);
    if (hasPlace(isOtherPath)) return;
    return focusHeading(hash);
  }, [pathname, hash, key]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Whether the focus is where it should be: in a dialog, or on the page at what is not the link that led to it. */
function hasPlace(isOtherPath: boolean): boolean {
  const { activeElement } = document;
  if (!activeElement || isFocusLost()) return false;
  if (activeElement.closest('dialog')) return true;
  if (!activeElement.closest(MAIN)) return !isOtherPath;
  return isOtherPath ? !activeElement.matches('a, button, main') : true;
}

/**
 * Focuses the heading, or the first one of the part that `hash` names. Until a page has one, the focus is on its `main`;
 * it follows when a skeleton gives way to the page. Ends with what somebody does on the page, or when it is called.
 */
function focusHeading(hash: string): () => void {
  const part = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const find = () =>
    part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>(HEADING);
  const follow = () => {
    const { activeElement } = document;
    if (!isFocusLost() && !activeElement?.matches(MAIN)) return;
    const heading = find() ?? document.querySelector<HTMLElement>(MAIN);
    if (heading && heading !== activeElement) focusOn(heading);
  };
  const first = find() ?? document.querySelector<HTMLElement>(MAIN);
  if (first) focusOn(first);

  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  const ended = new AbortController();
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    ended.abort();
  };
  const timer = setTimeout(end, HEADING_TIMEOUT_MS);
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, end, { signal: ended.signal });
  return end;
}
