import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { connectionWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/states.tsx';
import { ShownOnce } from './shown-once.tsx';

interface SecretsPanelProps<Item extends { id: number }> {
  id: string;
  title: string;
  intro: string;
  query: Pick<UseQueryResult<readonly Item[]>, 'data' | 'error' | 'refetch'>;
  emptyText: string;
  secretTitle: string;
  newTitle: string;
  card: (item: Item, onSecret: (secret: string) => void) => ReactNode;
  form: (onSecret: (secret: string) => void) => ReactNode;
}

/** A list of what has a secret, the form for a new one, and the newest secret, which is shown once. */
export function SecretsPanel<Item extends { id: number }>({
  id,
  title,
  intro,
  query: { data: items, error, refetch },
  emptyText,
  secretTitle,
  newTitle,
  card,
  form,
}: SecretsPanelProps<Item>) {
  const [secret, setSecret] = useState<string>();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <Heading level={2} size="item" id={id}>
        {title}
      </Heading>
      <p className="max-w-prose text-muted">{intro}</p>
      {secret && <ShownOnce title={secretTitle} secret={secret} onDone={() => setSecret(undefined)} />}
      {items ? (
        <ul className="flex flex-col gap-3">
          {items.map((item) => (
            <li key={item.id}>{card(item, setSecret)}</li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, connectionWords.failedToLoad)}
        </LoadFailure>
      ) : (
        <Loading text={connectionWords.loading} />
      )}
      {items?.length === 0 && <p className="text-muted">{emptyText}</p>}
      <Heading level={3} size="item">
        {newTitle}
      </Heading>
      {form(setSecret)}
    </section>
  );
}
