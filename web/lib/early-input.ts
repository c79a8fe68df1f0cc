type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What somebody did to a page before its scripts were there. */
interface EarlyInput {
  /** Fields as they were left, in the order they were first touched. */
  fields: Map<Field, string | boolean>;
  /** Buttons that were pressed. */
  buttons: Set<HTMLButtonElement>;
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
  const fields = new Map(), buttons = new Set(), listening = new AbortController(), { signal } = listening;
  addEventListener('input', ({ target }) => {
    fields.set(target, target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value);
  }, { capture: true, signal });
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button');
    if (!button || button.matches('[popovertarget], [action]:not([method=post]) [type=submit]')) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.add(button);
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
    for (const button of early.buttons) button.click();
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
    field.value = '';
    // React keeps a setter of its own on the element, by which it would take this for no change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
