import { useQuery } from '@tanstack/react-query';
import { goodsWords } from '#words';
import { NO_COLOUR, type PreferenceQuestion } from '../../../../contract/constants/preferences.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import { CHOICES, COLOURS, dressTypeWords } from '../../../features/catalogue/preference-wizard/words.ts';
import { call } from '../../../lib/call.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';

export const meta = privateMeta('Preferences');

/** Totals of the answers given in the wizard of /brands (catalogue-18). */
export default function PreferencesPage() {
  const { data, error, refetch } = useQuery(preferenceTotalsQuery, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Preferences">
        <p className="text-muted">
          {data && data.total > 0
            ? `What people wish for: the suggestions on the page of brands were asked for ${times(data.total)}.`
            : 'What people wish for when they ask for suggestions on the page of brands.'}
        </p>
        <TextLink to="/brands">See the page of brands</TextLink>
      </PageHead>
      {!data && !error && (
        <Loading text="Loading the preferences...">
          <div className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <Skeleton key={place} className="h-48" />
            ))}
          </div>
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the preferences')}
        </LoadFailure>
      )}
      {data?.total === 0 && (
        <EmptyState title="No preferences yet">
          <p className="text-muted">
            They appear here once somebody has made a suggestion on the page of brands.
          </p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <div className="gap-4 lg:columns-2 2xl:columns-3">
          {data.questions.map((question) => (
            <QuestionTable key={question.question} of={question} total={data.total} />
          ))}
        </div>
      )}
    </div>
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

const NUMBER = 'py-1.5 ps-3 text-end whitespace-nowrap';

/** How often each answer to a question was given, with bars. */
function QuestionTable({ of: { question, answers, others }, total }: { of: QuestionTotals; total: number }) {
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

const QUESTION_NAMES: Record<PreferenceQuestion, string> = {
  productType: 'Looking for',
  category: 'For whom',
  wearCategory: 'Wear',
  dressType: 'Kind of dress',
  priceRange: 'Price',
  favoriteColor: 'Favourite colour',
  brandPreference: 'Brands',
};

/** The wizard's words for an answer; a colour without a name is shown as its code. */
function answerWords(question: PreferenceQuestion, answer: string): string {
  if (question === 'dressType') {
    const [category = '', type = ''] = answer.split('/');
    return `${dressTypeWords(type)}, ${(goodsWords.categories as Record<string, string>)[category] ?? category}`;
  }
  if (answer === NO_COLOUR) return 'None';
  const choices = question === 'favoriteColor' ? COLOURS : CHOICES[question];
  return choices.find(({ code }) => code === answer)?.words ?? answer;
}

type PreferenceTotals = ResponseOf<'GET /api/staff/preferences/'>;
type QuestionTotals = PreferenceTotals['questions'][number];

const preferenceTotalsQuery = definePersonalQuery({
  queryKey: ['preference-totals'],
  queryFn: ({ signal }) => call('GET /api/staff/preferences/', { signal }),
});
