import { sql } from 'drizzle-orm';
import type { NoteCode, QuestionCode } from '../../../contract/constants/lifecycle.ts';
import type { Db } from '../../db/client.ts';

/** The highest id of an event or a question; 0 if there is none. */
export async function lastWrittenId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    select coalesce(greatest((select max(id) from order_events), (select max(id) from order_questions)), 0) as last`);
  return rows[0]?.last ?? 0;
}

/** Gives the rows after `after`, up to `to`, the code of their English sentence. */
export async function codeNotes(
  db: Db,
  { after, to }: { after: number; to: number },
  notes: Readonly<Record<NoteCode, string>>,
  questions: Readonly<Record<QuestionCode, string>>,
): Promise<void> {
  await db.execute(sql`
    with coded as (
      update order_events set note_code = known.key from jsonb_each_text(${JSON.stringify(notes)}::jsonb) as known
      where id > ${after} and id <= ${to} and note_code is null
        and (note = known.value or (action = 'fail_delivery' and starts_with(note, known.value || ' ')))
    )
    update order_questions set code = known.key from jsonb_each_text(${JSON.stringify(questions)}::jsonb) as known
    where id > ${after} and id <= ${to} and code is null and text = known.value`);
}
