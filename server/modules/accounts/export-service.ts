import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { readProfile } from './profile-service.ts';
import { userById } from './queries.ts';
import { listSessions } from './sessions/service.ts';
import { listSignInWays } from './sign-in-ways-service.ts';

/** An account without a session, for what is done in its name. */
export async function accountActor(db: Db, id: number): Promise<Actor | undefined> {
  const user = await userById(db, id);
  return user && { id: user.id, role: user.userType, sessionId: 0 };
}

export function exportAccount(deps: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('profile.json', 'your profile', () => readProfile(deps, actor)),
    jsonFile('sign-in-ways.json', 'the ways to sign in', () => listSignInWays(deps, actor)),
    jsonFile('devices.json', 'the devices that are signed in', async () =>
      (await listSessions(deps, actor)).results.map(({ current: _, ...session }) => session),
    ),
  ];
}
