import type pg from 'pg';

/** How many different statements get a name, and how long one may be: what is built anew each time fills no memory. */
const MOST = 500;
const LONGEST = 8000;

const names = new Map<string, string>();

/**
 * Lets PostgreSQL keep the statements of a connection: one with parameters is sent under a name of its own, so that it
 * is parsed and planned once a connection, not at every call. That was half of what an order cost PostgreSQL.
 */
export function keepStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  const keeping = (asked: unknown, ...rest: unknown[]) =>
    query(isNameless(asked, rest[0]) ? named(asked) : asked, ...rest);
  Object.assign(client, { query: keeping });
}

/** Takes the names off all statements of a connection: behind a pooler the next transaction may not know them. */
export function unnameStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  const unnaming = (asked: unknown, ...rest: unknown[]) =>
    query(
      typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked,
      ...rest,
    );
  Object.assign(client, { query: unnaming });
}

/** Whether Drizzle hands over a statement with parameters and no name. Without any it may be several statements. */
function isNameless(asked: unknown, parameters: unknown): asked is { text: string } {
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return false;
  const hasName = 'name' in asked && asked.name !== undefined;
  return !hasName && Array.isArray(parameters) && parameters.length > 0;
}

function named<Asked extends { text: string }>(asked: Asked): Asked {
  let name = names.get(asked.text);
  if (name === undefined) {
    if (names.size >= MOST || asked.text.length > LONGEST) return asked;
    name = `kept_${names.size}`;
    names.set(asked.text, name);
  }
  return { ...asked, name };
}
