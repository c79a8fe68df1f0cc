import { useState } from 'react';
import { useSubmit } from '../../../lib/form-submit.ts';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { mailTranscript } from './api.ts';

/** Mails the conversation to its customer, without the notes (chat-19). */
export function Transcript({ customerId, email }: { customerId: number; email: string }) {
  const [isSent, setSent] = useState(false);
  const { formProps, failure, isSubmitting } = useSubmit({
    send: (_, { keyFor }) => mailTranscript(customerId, keyFor(customerId)),
    onSuccess: () => setSent(true),
    fallback: 'Failed to mail the transcript',
  });
  return (
    <form {...formProps} className="flex flex-col gap-2">
      <Heading level={2} size="item" className="text-lg">
        Transcript
      </Heading>
      <p className="text-sm wrap-anywhere text-muted">All messages, without the notes, to {email}.</p>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." variant="secondary" className="self-start">
        Mail the transcript
      </SubmitButton>
      <p role="status" className="text-sm text-leaf">
        {isSent && `The transcript is on its way to ${email}.`}
      </p>
    </form>
  );
}
