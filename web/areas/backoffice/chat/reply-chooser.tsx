import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { repliesQuery } from './api.ts';

interface ReplyChooserProps {
  customerId: number;
  /** Called with the text, its placeholders filled in for the customer. */
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Inserts a canned reply into the message (chat-16). */
export default function ReplyChooser({ customerId, onChoose, onClose }: ReplyChooserProps) {
  const { data, error, refetch } = useQuery(repliesQuery(customerId), queryClient);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = data?.filter(({ title, text, text_ur }) =>
    `${title} ${text} ${text_ur}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog title="Canned replies" open onClose={onClose} wide>
      {!data && !error && (
        <Loading text="Loading the replies...">
          <Skeleton className="h-32" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the replies')}
        </LoadFailure>
      )}
      {data && data.length > 0 && (
        <TextField
          label="Search the replies"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found?.length === 0 && (
        <p role="status" className="text-muted">
          {wanted ? 'No replies found.' : 'There are no canned replies yet.'}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="flex flex-col gap-2">
          {found.map(({ id, title, text, filled }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose(filled ?? text)}
                className="flex w-full flex-col gap-1 rounded-xl border border-hairline p-3 text-start hover:border-brand"
              >
                <span className="font-semibold">{title}</span>
                <span dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-muted">
                  {filled ?? text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/admin/chat-replies" variant="quiet" className="self-start">
        Manage the replies
      </ButtonLink>
    </Dialog>
  );
}
