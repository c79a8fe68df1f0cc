import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusOn, isFocusLost } from './focus.ts';

/** After this, the focus stays. */
const HEADING_TIMEOUT_MS = 10_000;

const MAIN = 'main';
const HEADING = 'main h1';

/** Focuses the new page's heading and announces its title after a client-side navigation, as a page load would. */
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

/** True if the focus is in a dialog or elsewhere than on the followed link. */
function hasPlace(isOtherPath: boolean): boolean {
  const { activeElement } = document;
  if (!activeElement || isFocusLost()) return false;
  if (activeElement.closest('dialog')) return true;
  if (!activeElement.closest(MAIN)) return !isOtherPath;
  return isOtherPath ? !activeElement.matches('a, button, main') : true;
}

/** Decodes the hash as browsers do; invalid escapes stay, such as `#100%`. */
function idOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Focuses the first heading of the page, or of the section `hash` names; focuses `main` until one is rendered. Stops on
 * user input or when the returned function is called.
 */
function focusHeading(hash: string): () => void {
  const part = hash.length > 1 ? document.getElementById(idOf(hash)) : null;
  const find = () =>
    part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>(HEADING);
  const follow = () => {
    const { activeElement } = document;
    if (!isFocusLost() && !activeElement?.matches(MAIN)) return;
    const heading = find() ?? document.querySelector<HTMLElement>(MAIN);
    if (heading && heading !== activeElement) focusOn(heading);
  };
  const first = find() ?? document.querySelector<HTMLElement>(MAIN);
  focusOn(first);

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
