import { sql } from 'drizzle-orm';
import { PREFERENCE_QUESTIONS, type PreferenceQuestion } from '../../../../contract/constants/preferences.ts';
import type { Db } from '../../../db/client.ts';
import { preferenceCounts } from '../../../db/schema/catalogue.ts';

export interface AnswerCount extends Record<string, unknown> {
  question: PreferenceQuestion;
  answer: string;
  count: number;
}

/** Of each question the answers that were given most often. */
export async function mostFrequentAnswers(db: Db, limit: number): Promise<AnswerCount[]> {
  const questions = sql.join(
    PREFERENCE_QUESTIONS.map((question) => sql`(${question}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<AnswerCount>(sql`
    select question, most.answer, most.count
    from (values ${questions}) asked (question), lateral (
      select answer, count from ${preferenceCounts} counted
      where counted.question = asked.question and count > 0
      order by count desc, answer limit ${limit}
    ) most
    order by question, most.count desc, most.answer`);
  return rows;
}
