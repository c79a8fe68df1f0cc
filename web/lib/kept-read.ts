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

/**
 * Reads with `read` and caches the response on the device for use without a network (workshop-10). It is stored by place
 * and account beside the drafts, which a sign-out deletes.
 */
export async function keptRead<Data>(
  place: 'workshop' | 'rounds',
  name: string,
  read: () => Promise<Data>,
): Promise<KeptRead<Data>> {
  const key = `${place}.${useSession.getState().user?.username}.${name}`;
  try {
    const fresh = { data: await read(), readAt: new Date().toISOString() };
    // A private window may have no IndexedDB.
    await set(key, fresh, draftFiles).catch(() => undefined);
    return { ...fresh, isKept: false };
  } catch (error) {
    if (!(error instanceof CallError) || (error.status !== 0 && error.status < 500)) throw error;
    const kept = await get<Omit<KeptRead<Data>, 'isKept'>>(key, draftFiles).catch(() => undefined);
    if (!kept) throw error;
    return { ...kept, isKept: true };
  }
}
