import { DEMO_ACCOUNTS } from '../../db/demo/accounts.ts';
import { isMigrated } from '../../db/migrate.ts';
import type { Deps } from '../../deps.ts';

/** Whether the database answers and has the newest schema. */
export function isReady({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return isMigrated(db);
}

/** Whom a visitor of the demo may sign in as; nobody on a database of one's own. */
export function listDemoAccounts({ config }: Pick<Deps, 'config'>) {
  return config.demo ? DEMO_ACCOUNTS : [];
}
