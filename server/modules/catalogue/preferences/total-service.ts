import { PREFERENCE_QUESTIONS } from '../../../../contract/constants/preferences.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { preferenceTotals } from '../../../../contract/staff-preferences.ts';
import type { Db } from '../../../db/client.ts';
import { mostFrequentAnswers } from './total-queries.ts';

const LISTED_ANSWERS = 12;

/** How often the wizard was answered, and how (catalogue-18). */
export async function readPreferenceTotals(db: Db): Promise<AnswerOf<typeof preferenceTotals>> {
  const rows = await mostFrequentAnswers(db, LISTED_ANSWERS);
  const ofQuestion = (asked: string) => rows.filter(({ question }) => question === asked);
  const sum = (counted: readonly { count: number }[]) => counted.reduce((all, { count }) => all + count, 0);
  // Each wizard answers every question; this one has fewer answers than are listed.
  const total = sum(ofQuestion('category'));
  return {
    total,
    questions: PREFERENCE_QUESTIONS.map((question) => {
      const answers = ofQuestion(question).map(({ answer, count }) => ({ answer, count }));
      return { question, answers, others: total - sum(answers) };
    }),
  };
}
