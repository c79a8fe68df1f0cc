import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { INQUIRY_TYPES } from '../../../../contract/contact.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { sendMessage } from '../api.ts';
import {
  FIELD_OF,
  type Message,
  type MessageFields,
  messageResolver,
  toRequest,
  UNTOUCHED,
} from '../message.ts';

const KEPT = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] as const;

/** Said above the form whatever went wrong (contact-4). */
const FAILED = 'Failed to send your message. Please try again later.';

/** Writes to the shop (contact-4): idle, then sent; a failure keeps what was typed. */
export function MessageForm() {
  const email = useSession(({ user }) => user?.email) ?? '';
  const attemptKey = useAttemptKey();
  const form = useForm<MessageFields, unknown, Message>({
    resolver: messageResolver,
    defaultValues: UNTOUCHED,
  });
  const forgetDraft = useFormDraft('contact', form, KEPT, { inquiryType: UNTOUCHED.inquiryType, email });
  const [outcome, setOutcome] = useState<'failed' | 'sent'>();
  const thanks = useRef<HTMLHeadingElement>(null);
  const { errors, isSubmitting } = form.formState;
  const { getValues, setValue } = form;

  useEffect(() => {
    if (outcome === 'sent') thanks.current?.focus();
    // Who is signed in need not type the address again.
    else if (email && getValues('email') === '') setValue('email', email);
  }, [outcome, email, getValues, setValue]);

  async function submit(message: Message) {
    setOutcome(undefined);
    try {
      const request = toRequest(message);
      await sendMessage(request, attemptKey(request));
      form.reset(UNTOUCHED);
      forgetDraft();
      setOutcome('sent');
    } catch (error) {
      setOutcome('failed');
      const findings = error instanceof CallError ? Object.entries(error.fields) : [];
      for (const [name, sentences] of findings) {
        const field = FIELD_OF[name as keyof typeof FIELD_OF];
        if (field) form.setError(field, { message: sentences.join(' ') }, { shouldFocus: true });
      }
    }
  }

  if (outcome === 'sent') {
    return (
      <div className="flex flex-col items-center gap-4 py-10 text-center">
        <img src="/art/success.svg" alt="" width={320} height={240} className="w-56" />
        <h3 ref={thanks} tabIndex={-1} className="text-2xl outline-none">
          Thank You!
        </h3>
        <p className="max-w-[28rem] text-muted">Your message has reached us. We answer by e-mail.</p>
        <Button variant="secondary" onClick={() => setOutcome(undefined)}>
          Send Another Message
        </Button>
      </div>
    );
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Message"
      onSubmit={form.handleSubmit(submit)}
      className="flex flex-col gap-5"
    >
      {outcome === 'failed' && (
        <p role="alert" className="font-medium text-madder">
          {FAILED}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          optional
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <SelectField
        label="What is it about?"
        error={errors.inquiryType?.message}
        {...form.register('inquiryType')}
      >
        {INQUIRY_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        rows={6}
        required
        error={errors.message?.message}
        {...form.register('message')}
      />
      {/* Nobody sees this field; a program that fills in forms does. */}
      <div className="hidden" aria-hidden="true">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      <Button type="submit" disabled={isSubmitting} className="sm:self-start">
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
