import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentSlug } from '../../../../contract/constants/content.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Loading } from '../../../ui/states.tsx';
import { readVersion, versionsQuery } from './api.ts';
import type { ContentValues } from './content-values.ts';

interface VersionsProps {
  slug: ContentSlug;
  published: number;
  /** Puts an earlier text into the form; it counts once it is saved. */
  onRestore: (values: ContentValues) => void;
}

export function Versions({ slug, published, onRestore }: VersionsProps) {
  const { data, error, refetch } = useQuery(versionsQuery(slug), queryClient);
  const [failure, setFailure] = useState<string>();
  const restore = async (version: number) => {
    setFailure(undefined);
    try {
      onRestore(await readVersion(slug, version));
    } catch (thrown) {
      setFailure(failureSentence(thrown, 'Failed to get the version'));
    }
  };
  return (
    <section aria-labelledby="versions-title" className="flex max-w-3xl flex-col gap-3">
      <Heading level={2} size="item" id="versions-title">
        Versions
      </Heading>
      {!data && !error && <Loading text="Loading the versions..." />}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the versions')}
        </LoadFailure>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
      <ul className="divide-y divide-hairline">
        {data?.map(({ version, is_draft, saved_at, saved_by }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="figures font-semibold">Version {version}</span>
            {version === published && <Badge tone="leaf">Published</Badge>}
            {is_draft && <Badge tone="saffron">Draft</Badge>}
            <span className="text-sm text-muted">
              {saved_by ?? 'The shop'}, {formatMoment(saved_at)}
            </span>
            <Button
              variant="quiet"
              className="ms-auto"
              aria-label={`Restore version ${version}`}
              onClick={() => void restore(version)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
