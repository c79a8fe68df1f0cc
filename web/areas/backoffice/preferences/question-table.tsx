import { NO_COLOUR } from '../../../../contract/constants/preferences.ts';
import { Card } from '../../../ui/card.tsx';
import type { QuestionTotals } from './api.ts';
import { answerWords, QUESTION_NAMES } from './words.ts';

const NUMBER = 'py-1.5 ps-3 text-end whitespace-nowrap';

/** How often each answer to a question was given, with bars. */
export function QuestionTable({
  of: { question, answers, others },
  total,
}: {
  of: QuestionTotals;
  total: number;
}) {
  const isColour = question === 'favoriteColor';
  return (
    <Card as="section" aria-labelledby={`of-${question}`} className="mb-4 break-inside-avoid">
      <table className="figures w-full text-sm">
        <caption id={`of-${question}`} className="mb-2 text-start font-display text-lg">
          {QUESTION_NAMES[question]}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Share</th>
            <th scope="col">Times</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ answer, count }) => (
            <tr key={answer}>
              <th scope="row" className="w-2/5 py-1.5 sm:w-1/2 text-start font-normal">
                {isColour && answer !== NO_COLOUR && (
                  <span
                    aria-hidden="true"
                    className="me-2 inline-block size-3.5 rounded-full border border-edge align-[-2px]"
                    style={{ background: answer }}
                  />
                )}
                {answerWords(question, answer)}
              </th>
              <Share count={count} total={total} />
            </tr>
          ))}
          {others > 0 && (
            <tr>
              <th scope="row" className="py-1.5 text-start font-normal text-muted">
                Others
              </th>
              <Share count={others} total={total} />
            </tr>
          )}
        </tbody>
      </table>
    </Card>
  );
}

function Share({ count, total }: { count: number; total: number }) {
  const share = (count / total) * 100;
  return (
    <>
      <td className="py-1.5 ps-3">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-hairline">
            <span className="block h-full rounded-full bg-brand" style={{ inlineSize: `${share}%` }} />
          </span>
          <span className="w-12 text-end whitespace-nowrap text-muted">
            {share > 0 && share < 1 ? '< 1' : Math.round(share)} %
          </span>
        </span>
      </td>
      <td className={NUMBER}>{count}</td>
    </>
  );
}
