type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What somebody did to a page before its scripts were there. */
interface EarlyInput {
  /** Fields as they were left, in the order they were last touched: of radio buttons the last one counts. */
  fields: Map<Field, string | boolean>;
  /** Buttons that were pressed, in the order they were last pressed, each with its `aria-pressed` then. */
  buttons: Map<HTMLButtonElement, string | null>;
  /** Stops watching. */
  end: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Runs in the head of every page: a page can be read and used before its scripts are there, so what is typed meanwhile
 * is noted and a button that needs them is kept from doing something else. Menus and forms that need none just work.
 */
export const WATCH_EARLY_INPUT = `(() => {
  const fields = new Map(), buttons = new Map(), listening = new AbortController(), { signal } = listening;
  addEventListener('input', ({ target }) => {
    fields.delete(target);
    fields.set(target, target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value);
  }, { capture: true, signal });
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button');
    if (!button || button.matches('[popovertarget], [action]:not([method=post]) [type=submit]')) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.delete(button);
    buttons.set(button, button.getAttribute('aria-pressed'));
  }, { capture: true, signal });
  window.earlyInput = { fields, buttons, end: () => listening.abort() };
})()`;

/** Once the page is alive: fills in again what it has overwritten, and presses what was pressed. */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.end();
  for (const [field, value] of early.fields) refill(field, value);
  // What the fields brought about is rendered first.
  setTimeout(() => {
    for (const [button, pressed] of early.buttons) {
      // What this device knows may have pressed it already, as with a heart for something long wished for.
      if (button.getAttribute('aria-pressed') === pressed) button.click();
    }
  });
}

/** Lets React know of a value: it takes what already stood there when it came for its own. */
function refill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    const { selectionStart, selectionEnd } = field as HTMLInputElement;
    field.value = value === '' ? ' ' : '';
    // React keeps a setter of its own on the element, by which it would take this for no change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    // Who is still typing goes on where they were.
    if (document.activeElement === field && typeof selectionStart === 'number') {
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
