type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyInput {
  /** In the order of the last change, so that the last chosen radio button wins. */
  fields: Map<Field, string | boolean>;
  /** In the order of the last press, with the `aria-pressed` of that time. */
  buttons: Map<HTMLButtonElement, string | null>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Longer than the scripts take on a slow phone; after it, forms work without them. */
const SCRIPTS_TIMEOUT_MS = 30_000;

/**
 * Runs in the head: records input before hydration and prevents the default action of buttons that need scripts. If the
 * scripts do not load, the page says so (`.needs-scripts`) and buttons do what the browser does.
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
  const giveUp = () => {
    listening.abort();
    document.documentElement.dataset.scripts = 'missing';
  };
  const timer = setTimeout(giveUp, ${SCRIPTS_TIMEOUT_MS});
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('error', ({ target }) => target.tagName === 'SCRIPT' && giveUp(), { capture: true, signal });
  window.earlyInput = { fields, buttons, stop: () => listening.abort() };
})()`;

/** Restores values that hydration has overwritten and clicks the recorded buttons. */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.stop();
  delete document.documentElement.dataset.scripts;
  for (const [field, value] of early.fields) refill(field, value);
  // Wait for the effects of the restored values.
  setTimeout(() => {
    for (const [button, pressed] of early.buttons) {
      // Stored state may have pressed the button already, such as a wishlist button.
      if (button.getAttribute('aria-pressed') === pressed) button.click();
    }
  });
}

function refill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    const { selectionStart, selectionEnd } = field as HTMLInputElement;
    field.value = value === '' ? ' ' : '';
    // React's own setter on the element would hide the change from React.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    // Keep the caret of somebody who is typing.
    if (document.activeElement === field && typeof selectionStart === 'number') {
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
