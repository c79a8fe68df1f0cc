import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Days after its last change that an application, or only its pictures, is kept. */
export interface Kept {
  unconfirmed: number;
  unanswered: number;
  declined: number;
  declinedPictures: number;
}

/** Deletes what is due; returns the keys of pictures to remove from storage, except published ones. */
export async function deleteDue(db: Db, kept: Kept): Promise<string[]> {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  const isGone = sql`
    state = 'UNCONFIRMED' and changed_at < ${before(kept.unconfirmed)}
    or state = 'QUESTIONED' and changed_at < ${before(kept.unanswered)}
    or state = 'DECLINED' and changed_at < ${before(kept.declined)}`;
  const losesPictures = sql`state in ('DECLINED', 'APPROVED') and changed_at < ${before(kept.declinedPictures)}`;
  return db.transaction(async (tx) => {
    // The files go with their rows; the rows of others that were published stay.
    const keysOf = async (due: SQL) => {
      const { rows } = await tx.execute<{ key: string }>(sql`
        delete from files using tailor_application_pictures p, tailor_applications a
        where p.file_id = files.id and a.id = p.application_id and not files.published and (${due})
        returning files.key`);
      return rows.map(({ key }) => key);
    };
    const keys = await keysOf(sql`${isGone} or ${losesPictures}`);
    await tx.execute(sql`delete from tailor_applications where ${isGone}`);
    // The network counts for a day only.
    await tx.execute(sql`
      update tailor_applications set network = null where network is not null and created_at < ${before(1)}`);
    return keys;
  });
}
