import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FIND_TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/** Finds by label, by text, or by role and name; `pattern` is a regular expression. */
export interface Target {
  role?: string;
  label?: string;
  text?: string;
  pattern?: string;
}

export interface Page<Element> {
  open(url: string): Promise<void>;
  /** Runs a function body in the page, with its `arguments`. */
  evaluate(body: string, ...values: unknown[]): Promise<unknown>;
  /** `evaluate` for a body that returns an element or null. */
  evaluateElement(body: string, ...values: unknown[]): Promise<Element | null>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  attach(element: Element, path: string): Promise<void>;
  close(): Promise<void>;
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom');
const QUERIES = readFileSync(join(dirname(library), '@testing-library/dom.umd.min.js'), 'utf8');
const HAS_QUERIES = 'return Boolean(window.TestingLibraryDom)';

/** Returns the first visible, enabled element that React has hydrated, once it no longer moves. */
const FIND = `
  const [{ role, label, text, pattern }] = arguments;
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  // What is behind a modal dialog is inert.
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const found = role
    ? queryAllByRole(scope, role, { name: pattern ? new RegExp(pattern) : text })
    : label
      ? ['', ' (optional)'].flatMap((end) => queryAllByLabelText(scope, label + end))
      : queryAllByText(scope, pattern ? new RegExp(pattern) : text);
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isShown = (element) => element.type === 'file' || element.checkVisibility();
  const element = found.find((element) => isAlive(element) && isShown(element) && !element.disabled);
  // In the middle nothing that sticks to an edge covers it.
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = element?.getBoundingClientRect() ?? {};
  const last = window.lastFound ?? {};
  window.lastFound = { element, x, y };
  return element && last.element === element && last.x === x && last.y === y ? element : null;`;

const SHOWN = `return location.href + '\\n' + (document.querySelector('main') ?? document.body).innerText`;

const CHOOSE = `
  const [element, option] = arguments;
  const { value } = [...element.options].find(({ text, value }) => [text, value].includes(option));
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(element, value);
  element.dispatchEvent(new Event('change', { bubbles: true }));`;

/** Drives the shop at `origin` in any browser. */
export class Visitor<Element = unknown> {
  readonly #page: Page<Element>;
  readonly #origin: string;

  constructor(page: Page<Element>, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#page.open(this.#origin + path);
  }

  async see(target: Target): Promise<void> {
    await this.#use(target, async () => {});
  }

  async press(target: Target): Promise<void> {
    await this.#use(target, (element) => this.#page.click(element));
  }

  async tick(target: Target): Promise<void> {
    await this.#wait(JSON.stringify(target), async () => {
      const box = await this.#find(target);
      if (box === null) return undefined;
      if (await this.#page.evaluate('return arguments[0].checked', box)) return true;
      const label = await this.#page.evaluateElement('return arguments[0].labels[0]', box);
      await this.#page.click(label ?? box);
      return undefined;
    });
  }

  async type(label: string, text: string): Promise<void> {
    await this.#use({ label }, (field) => this.#page.type(field, text));
  }

  /** Selects an option by its text or value. */
  async choose(label: string, option: string): Promise<void> {
    await this.#use({ label }, async (select) => void (await this.#page.evaluate(CHOOSE, select, option)));
  }

  async attach(label: string, path: string): Promise<void> {
    await this.#use({ label }, (field) => this.#page.attach(field, path));
  }

  /** Resolves to the path and query once they match. */
  async waitForPath(pattern: RegExp): Promise<string> {
    return this.#wait(`the address ${pattern}`, async () => {
      const path = String(await this.#page.evaluate('return location.pathname + location.search'));
      return pattern.test(path) ? path : undefined;
    });
  }

  /** How many CSS pixels the page is wider than the window. */
  async overflow(): Promise<number> {
    return Number(
      await this.#page.evaluate('return document.documentElement.scrollWidth - window.innerWidth'),
    );
  }

  async close(): Promise<void> {
    await this.#page.close();
  }

  /** Retries if the page replaces the element meanwhile. */
  #use(target: Target, action: (element: Element) => Promise<void>): Promise<true> {
    return this.#wait(JSON.stringify(target), async () => {
      const element = await this.#find(target);
      if (element === null) return undefined;
      await action(element);
      return true;
    });
  }

  async #find(target: Target): Promise<Element | null> {
    if (!(await this.#page.evaluate(HAS_QUERIES))) await this.#page.evaluate(QUERIES);
    return this.#page.evaluateElement(FIND, target);
  }

  async #wait<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + FIND_TIMEOUT_MS;
    for (;;) {
      try {
        const result = await attempt();
        if (result !== undefined) return result;
      } catch (error) {
        // A navigation destroys the context of the running script.
        if (Date.now() > deadline) throw error;
      }
      if (Date.now() > deadline) {
        const shown = await this.#page.evaluate(SHOWN);
        throw new Error(`Not found within ${FIND_TIMEOUT_MS / 1000} s: ${what}, at ${shown}`);
      }
      await sleep(POLL_MS);
    }
  }
}
