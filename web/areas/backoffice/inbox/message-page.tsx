import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { MAX_REPLY_LENGTH } from '../../../../contract/constants/contact.ts';
import type { InboxMessage } from '../../../../contract/staff-inbox.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { deleteMessage, messageQuery, replyTo, updateMessage } from './api.ts';
import { STATE_NAMES, STATE_TONES } from './words.ts';

export const meta = privateMeta('Message');

/** A message of the contact form with its replies (contact-7). */
export default function MessagePage() {
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    { ...messageQuery(id), ...(isNumber ? {} : { enabled: false }) },
    queryClient,
  );
  const isUnknown = !isNumber || (error instanceof CallError && error.status === 404);
  return (
    <div className="flex max-w-3xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/inbox" className="self-start">
        Back to the inbox
      </TextLink>
      {(isUnknown || !data) && (
        <Heading level={1} size="part">
          Message
        </Heading>
      )}
      {isUnknown && <EmptyState title="There is no such message" />}
      {!isUnknown && !data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the message')}
        </LoadFailure>
      )}
      {!isUnknown && !data && !error && (
        <Loading text="Loading the message...">
          <Skeleton className="h-48" />
        </Loading>
      )}
      {!isUnknown && data && <Message key={data.id} message={data} />}
    </div>
  );
}

function Message({ message }: { message: InboxMessage }) {
  const { id, subject, name, email, phone, created_at, customer, state, replies } = message;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="part">
          {subject}
        </Heading>
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
      </div>
      <Actions message={message} />
      <Card as="article" className="flex flex-col gap-3">
        <p className="text-sm text-muted wrap-anywhere">
          {name}, {email || 'no e-mail address'}
          {phone && `, ${phone}`}
          {customer && (
            <>
              {' · account '}
              <TextLink to={`/admin/customers/${customer.id}`} variant="inline">
                {customer.username}
              </TextLink>
            </>
          )}
          {` · ${formatMoment(created_at)} · message ${id}`}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {message.message}
        </p>
      </Card>
      {replies.length > 0 && (
        <ul aria-label="Replies" className="flex flex-col gap-3 sm:ms-8">
          {replies.map(({ id: replyId, text, by, created_at: at }) => (
            <Card as="li" key={replyId} padding="small" className="flex flex-col gap-2">
              <p className="text-sm text-muted">
                {by ?? 'Somebody of the team'} replied, {formatMoment(at)}
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
            </Card>
          ))}
        </ul>
      )}
      {email !== '' && <MessageReplyForm id={id} email={email} />}
      {email === '' && customer && (
        <p>
          This customer has no e-mail address.{' '}
          <TextLink to={`/admin/chat/${customer.id}`} variant="inline">
            Answer in the chat
          </TextLink>
          , or call.
        </p>
      )}
    </>
  );
}

function Actions({ message: { id, is_mine, assigned_to, state } }: { message: InboxMessage }) {
  const navigate = useNavigate();
  const { act, isPending, failure } = useAction();
  const [isDeleting, setDeleting] = useState(false);
  const change = (body: Parameters<typeof updateMessage>[1]) =>
    act(() => updateMessage(id, body), 'Failed to change the message');
  const isClosed = state === 'closed';
  return (
    <>
      <p className="text-sm text-muted">
        {assigned_to ? `Assigned to ${is_mine ? 'you' : assigned_to}` : 'Assigned to nobody'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={isPending} onClick={() => change({ mine: !is_mine })}>
          {is_mine ? 'Hand back' : 'Assign to me'}
        </Button>
        <Button variant="secondary" pending={isPending} onClick={() => change({ closed: !isClosed })}>
          {isClosed ? 'Open again' : 'Close'}
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete as spam
        </Button>
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <AlertDialog
        title="Delete this message?"
        open={isDeleting}
        cancelLabel="Keep it"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onCancel={() => setDeleting(false)}
        errorText={(error) => failureSentence(error, 'Failed to delete the message')}
        onConfirm={async () => {
          await deleteMessage(id);
          toast.success(`Message ${id} is deleted`);
          await navigate('/admin/inbox');
        }}
      >
        <p>Message {id} and its replies are gone for good.</p>
      </AlertDialog>
    </>
  );
}

const FIELDS = ['text'] as const;
const EMPTY = { text: '' };

/** Mails a reply to the sender (contact-8); each message has its own draft. */
function MessageReplyForm({ id, email }: { id: number; email: string }) {
  const form = useForm({ defaultValues: EMPTY });
  const name = `inbox-reply-${id}`;
  const forgetDraft = useFormDraft(name, form, FIELDS, EMPTY);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => replyTo(id, values.text, keyFor(values)),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess() {
      form.reset(EMPTY);
      toast.success(`Your reply goes to ${email}`);
    },
    fallback: 'Failed to send the reply',
  });
  return (
    <form {...formProps} aria-label="Reply" className="flex flex-col gap-4">
      <TextAreaField
        label={`Reply to ${email}`}
        dir="auto"
        rows={6}
        maxLength={MAX_REPLY_LENGTH}
        hint="Sent by e-mail with the message below it. What they answer reaches the mailbox of support."
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a few words.' })}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." className="self-start">
        Send reply
      </SubmitButton>
    </form>
  );
}
