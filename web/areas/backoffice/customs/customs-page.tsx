import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countryName } from '../../../../contract/constants/countries.ts';
import type { CustomsWords } from '../../../../contract/customs.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { customsWordsQuery } from './api.ts';
import { type CustomsGroup, GROUPS, groupOf, nameOf } from './names.ts';
import { WordsDialog } from './words-dialog.tsx';

export const meta = privateMeta('Customs words');

/** What customs abroad are told about garments and goods (abroad-2). */
export default function CustomsPage() {
  const { data, error, refetch } = useQuery(customsWordsQuery(), queryClient);
  const [edited, setEdited] = useState<string>();
  const thing = data?.find(({ key }) => key === edited);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <PageHead title="Customs words">
        <p className="text-muted">
          HS code, origin and description on commercial invoices of parcels abroad. The usual ones are a
          start: the code depends on the cloth, so let a customs agent check what you send often. A product
          may have its own. What duty customers are told to expect is set at{' '}
          <TextLink to="/admin/settings#handover" variant="inline">
            Collection and delivery
          </TextLink>
          .
        </p>
      </PageHead>
      {!data && !error && (
        <Loading text="Loading the customs words...">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the customs words')}
        </LoadFailure>
      )}
      {data &&
        (Object.keys(GROUPS) as CustomsGroup[]).map((group) => (
          <Group
            key={group}
            group={group}
            all={data.filter(({ key }) => groupOf(key) === group)}
            onEdit={setEdited}
          />
        ))}
      {thing && <WordsDialog key={thing.key} thing={thing} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

interface GroupProps {
  group: CustomsGroup;
  all: readonly CustomsWords[];
  onEdit: (key: string) => void;
}

function Group({ group, all, onEdit }: GroupProps) {
  return (
    <Card as="section" aria-labelledby={`customs-${group}`} padding="large">
      <Heading level={2} size="item" id={`customs-${group}`}>
        {GROUPS[group]}
      </Heading>
      <ul className="mt-3 divide-y divide-hairline">
        {all.map(({ key, hs_code, origin, words, is_usual }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {nameOf(key)}
                {!is_usual && <Badge tone="brand">Changed</Badge>}
              </p>
              <p className="text-sm wrap-anywhere text-muted">
                <span className="figures">{hs_code}</span> · {countryName(origin)} · {words}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={`Edit ${GROUPS[group]}: ${nameOf(key)}`}
              onClick={() => onEdit(key)}
            >
              Edit
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
