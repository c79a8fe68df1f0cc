import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { preferenceTotalsQuery } from './api.ts';
import { QuestionTable } from './question-table.tsx';

export const meta = privateMeta('Preferences');

/** What people wish for, by the wizard of /brands (catalogue-18). */
export default function PreferencesPage() {
  const { data, error, refetch } = useQuery(preferenceTotalsQuery, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div>
        <Heading level={1} size="part">
          Preferences
        </Heading>
        <p className="text-muted">
          {data && data.total > 0
            ? `What people wish for: the suggestions on the page of brands were asked for ${times(data.total)}.`
            : 'What people wish for when they ask for suggestions on the page of brands.'}
        </p>
        <TextLink to="/brands">See the page of brands</TextLink>
      </div>
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
