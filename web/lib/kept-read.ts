import { get, set } from 'idb-keyval';
import { CallError } from './call-error.ts';
import { draftFiles } from './create-draft.ts';
import { useSession } from './session.ts';

export interface KeptRead<Data> {
  data: Data;
  /** UTC, ISO 8601. */
  readAt: string;
  /** True if the data comes from the device, because there is no network. */
  isKept: boolean;
}

type Place = 'workshop' | 'rounds';

/**
 * Reads with `read` and caches the response on the device for use without a network (workshop-10). It is stored by place
 * and account beside the drafts, which a sign-out deletes.
 */
export async function keptRead<Data>(
  place: Place,
  name: string,
  read: () => Promise<Data>,
): Promise<KeptRead<Data>> {
  const key = keyOf(place, name);
  try {
    const fresh = { data: await read(), readAt: new Date().toISOString() };
    // A private window may have no IndexedDB.
    await set(key, fresh, draftFiles).catch(() => undefined);
    return { ...fresh, isKept: false };
  } catch (error) {
    if (!(error instanceof CallError) || (error.status !== 0 && error.status < 500)) throw error;
    const kept = await keptBefore<Data>(place, name);
    if (!kept) throw error;
    return kept;
  }
}

/** What the device has of an earlier read. */
export async function keptBefore<Data>(place: Place, name: string): Promise<KeptRead<Data> | undefined> {
  try {
    const kept = await get<Omit<KeptRead<Data>, 'isKept'>>(keyOf(place, name), draftFiles);
    return kept && { ...kept, isKept: true };
  } catch {
    return undefined;
  }
}

function keyOf(place: Place, name: string): string {
  return `${place}.${useSession.getState().user?.username}.${name}`;
}
