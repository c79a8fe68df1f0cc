import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { MAX_MESSAGE_LENGTH, REPLY_VARIABLES } from '../../../../contract/constants/chat.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type CannedReply, deleteReply, REPLIES_KEY, repliesQuery, saveReply } from './api.ts';

export const meta = privateMeta('Canned replies');

/** The canned replies of the team (chat-16). */
export default function RepliesPage() {
  const { data, error, refetch } = useQuery(repliesQuery(), queryClient);
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const [deleted, setDeleted] = useState<CannedReply>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The removed form had the focus. */
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
                {reply.text_ur && (
                  <p lang="ur" dir="auto" className="wrap-anywhere whitespace-pre-wrap text-muted">
                    {reply.text_ur}
                  </p>
                )}
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

function DeleteReply({ reply, onDone }: { reply: CannedReply; onDone: () => void }) {
  return (
    <AlertDialog
      open
      title={`Delete "${reply.title}"?`}
      cancelLabel="Keep it"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onCancel={onDone}
      errorText={(error) => failureSentence(error, 'Failed to delete the reply')}
      onConfirm={async () => {
        await deleteReply(reply.id);
        await queryClient.invalidateQueries({ queryKey: REPLIES_KEY });
        onDone();
      }}
    >
      <p>Nobody of the team can use it any more. Messages that were sent with it stay.</p>
    </AlertDialog>
  );
}

const FIELDS = ['title', 'text', 'text_ur'] as const;

/** A new reply, or an existing one. */
function ReplyForm({ reply, onDone }: { reply?: CannedReply; onDone: () => void }) {
  const initial = { title: reply?.title ?? '', text: reply?.text ?? '', text_ur: reply?.text_ur ?? '' };
  const form = useForm({ defaultValues: initial });
  const name = `canned-reply-${reply?.id ?? 'new'}`;
  const forgetDraft = useFormDraft(name, form, FIELDS, initial);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => saveReply(reply?.id, values, keyFor(values)),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: REPLIES_KEY });
      onDone();
    },
    fallback: 'Failed to save the reply',
  });
  const { setFocus } = form;
  // The button that opened it is gone.
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <Card padding="large">
      <form
        {...formProps}
        aria-label={reply ? `Edit ${reply.title}` : 'New reply'}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Title"
          maxLength={60}
          required
          error={errors.title?.message}
          {...form.register('title', { validate: (title) => title.trim() !== '' || 'Give it a title.' })}
        />
        <TextAreaField
          label="Text"
          dir="auto"
          maxLength={MAX_MESSAGE_LENGTH}
          required
          error={errors.text?.message}
          hint={`Filled in for the customer: ${REPLY_VARIABLES.map((variable) => `{${variable}}`).join(', ')}.`}
          {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
        />
        <TextAreaField
          label="Text in Urdu"
          lang="ur"
          dir="rtl"
          maxLength={MAX_MESSAGE_LENGTH}
          error={errors.text_ur?.message}
          hint="For customers who use the shop in Urdu. Without it they get the English text."
          {...form.register('text_ur')}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          <Button
            variant="quiet"
            pending={isSubmitting}
            onClick={() => {
              forgetDraft();
              onDone();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
