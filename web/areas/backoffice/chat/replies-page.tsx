import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type CannedReply, repliesQuery } from './api.ts';
import { DeleteReply } from './delete-reply.tsx';
import { ReplyForm } from './reply-form.tsx';

export const meta = privateMeta('Canned replies');

/** The canned replies of the team (chat-16). */
export default function RepliesPage() {
  const { data, error, refetch } = useQuery(repliesQuery(), queryClient);
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const [deleted, setDeleted] = useState<CannedReply>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The form takes the focus with it. */
  const closeForm = () => {
    flushSync(() => setEdited(undefined));
    focusOn(heading.current);
  };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 p-4 sm:p-8">
      <div>
        <TextLink to="/admin/chat">Back to the inbox</TextLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading ref={heading} level={1} size="part">
            Canned replies
          </Heading>
          {edited === undefined && <Button onClick={() => setEdited('new')}>Add a reply</Button>}
        </div>
      </div>
      {edited === 'new' && <ReplyForm onDone={closeForm} />}
      {!data && !error && (
        <Loading text="Loading the replies...">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the replies')}
        </LoadFailure>
      )}
      {data?.length === 0 && edited === undefined && (
        <EmptyState title="No replies yet">
          <p className="text-muted">Write down what you answer often, and insert it with a press.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.map((reply) =>
            edited !== 'new' && edited?.id === reply.id ? (
              <li key={reply.id}>
                <ReplyForm reply={reply} onDone={closeForm} />
              </li>
            ) : (
              <Card as="li" key={reply.id} padding="small" className="flex flex-col gap-2">
                <Heading level={2} size="item" className="text-lg wrap-anywhere">
                  {reply.title}
                </Heading>
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {reply.text}
                </p>
                <div className="-ms-4 flex gap-2">
                  <Button variant="quiet" aria-label={`Edit ${reply.title}`} onClick={() => setEdited(reply)}>
                    Edit
                  </Button>
                  <Button
                    variant="quiet"
                    className="text-madder"
                    aria-label={`Delete ${reply.title}`}
                    onClick={() => setDeleted(reply)}
                  >
                    Delete
                  </Button>
                </div>
              </Card>
            ),
          )}
        </ul>
      )}
      {deleted && <DeleteReply reply={deleted} onDone={() => setDeleted(undefined)} />}
    </div>
  );
}
