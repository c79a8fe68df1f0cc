import { get, set } from 'idb-keyval';
import { CallError } from './call-error.ts';
import { draftFiles } from './create-draft.ts';
import { currentUsername } from './session.ts';

export interface KeptRead<Data> {
  data: Data;
  /** UTC, ISO 8601. */
  readAt: string;
  /** True if the data comes from the device, because there is no network. */
  isKept: boolean;
}

type Place = 'workshop' | 'rounds';

/** The server cannot be reached, or is being replaced. */
const isUnreachable = (status: number) => status === 0 || status >= 500;

/**
 * Reads with `read` and caches the response on the device for use without a network (workshop-10). It is stored by place
 * and account beside the drafts, which a sign-out deletes.
 * After a failure with such a status it answers with what was kept.
 */
export async function keptRead<Data>(
  place: Place,
  name: string,
  read: () => Promise<Data>,
  isForKept = isUnreachable,
): Promise<KeptRead<Data>> {
  const key = keyOf(place, name);
  try {
    const fresh = { data: await read(), readAt: new Date().toISOString() };
    // A sign-out meanwhile has emptied the device. A private window may have no IndexedDB.
    if (keyOf(place, name) === key) await set(key, fresh, draftFiles).catch(() => undefined);
    return { ...fresh, isKept: false };
  } catch (error) {
    if (!(error instanceof CallError) || !isForKept(error.status)) throw error;
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
  return `${place}.${currentUsername()}.${name}`;
}
