import type { Connection } from './connection.ts';

const NONE: ReadonlySet<Connection> = new Set();

/** The connections of a process, by account. */
export class Clients {
  readonly #ofUser = new Map<number, Set<Connection>>();
  readonly #agents = new Set<Connection>();

  get agents(): ReadonlySet<Connection> {
    return this.#agents;
  }

  get userIds(): number[] {
    return [...this.#ofUser.keys()];
  }

  get size(): number {
    let size = 0;
    for (const connections of this.#ofUser.values()) size += connections.size;
    return size;
  }

  of(userId: number): ReadonlySet<Connection> {
    return this.#ofUser.get(userId) ?? NONE;
  }

  *all(): Iterable<Connection> {
    for (const connections of this.#ofUser.values()) yield* connections;
  }

  add(connection: Connection): void {
    const { id } = connection.actor;
    const others = this.#ofUser.get(id) ?? new Set();
    others.add(connection);
    this.#ofUser.set(id, others);
    if (connection.isAgent) this.#agents.add(connection);
  }

  remove(connection: Connection): void {
    const { id } = connection.actor;
    const others = this.#ofUser.get(id);
    others?.delete(connection);
    if (others?.size === 0) this.#ofUser.delete(id);
    this.#agents.delete(connection);
  }
}
