import { CONFIRM_APPLICATION_DAYS } from '../../../contract/constants/tailors.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { deleteDue } from './queries.ts';
import { removeFiles } from './service.ts';

/** Days (tailors-9). */
const KEPT = {
  unconfirmed: CONFIRM_APPLICATION_DAYS,
  unanswered: 90,
  declined: 365,
  declinedPictures: 30,
};

export async function purgeApplications(db: Db, deps: Pick<Deps, 'storage'>): Promise<void> {
  await removeFiles(deps, await deleteDue(db, KEPT));
}
