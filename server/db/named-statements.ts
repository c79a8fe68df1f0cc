import pg from 'pg';

/** Rarer statements stay unnamed, so that PostgreSQL keeps no plan for them. */
const NAMED_FROM_USE = 3;
/** Every connection keeps a plan for each name it has used. */
const MAX_NAMES = 500;
const MAX_COUNTED = 1000;

/** Gives statements that are sent repeatedly a name by their text. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_NAMES) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < NAMED_FROM_USE) {
      if (this.#uses.size >= MAX_COUNTED) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const newName = `naap_${this.#names.size + 1}`;
    this.#names.set(text, newName);
    return newName;
  }
}

interface Statement {
  text: string;
  /** Empty (`.prepare('')`) for a statement that is planned for its values each time. */
  name?: string | undefined;
}

/**
 * A pg client that names repeated statements, so that PostgreSQL plans them once per connection (docs/decisions/0071).
 * Behind a pooler nothing is named, because the next connection does not know the statement.
 */
export function namingClient(isPooled: boolean): typeof pg.Client {
  const names = new StatementNames();
  return class extends pg.Client {
    override query = ((asked: Statement | string, ...given: unknown[]) => {
      const query = super.query as (this: pg.Client, ...given: unknown[]) => unknown;
      const isAsItIs = typeof asked !== 'object' || (asked.name !== undefined && !isPooled);
      if (isAsItIs || typeof asked.text !== 'string') return query.call(this, asked, ...given);
      return query.call(this, { ...asked, name: isPooled ? undefined : names.of(asked.text) }, ...given);
    }) as pg.Client['query'];
  };
}
