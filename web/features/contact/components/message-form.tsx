import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHref } from 'react-router';
import { basicWords, contactWords } from '#words';
import { INQUIRY_TYPES } from '../../../../contract/constants/contact.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { usePlainOutcome } from '../../../lib/plain-form.ts';
import { useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  EMPTY_MESSAGE,
  FIELD_OF,
  loadMessageSchema,
  type Message,
  type MessageFields,
  messageResolver,
  toRequest,
} from '../message.ts';

const DRAFT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] as const;

const CONTACT_LINK = 'figures inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** See contact-4. */
const FAILED = contactWords.failedToSendYourMessage;

/** The contact form; a failure keeps what was typed (contact-4). */
export function MessageForm() {
  const [isSent, setSent] = useState(usePlainOutcome()?.result !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  const isMailed = useSession(({ user }) => user?.email !== '');
  if (!isSent) return <Fields onSent={() => setSent(true)} />;
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <img src="/art/success.svg" alt="" width={320} height={240} className="w-56" />
      <Heading level={3} size="part" ref={heading} tabIndex={-1}>
        {contactWords.thankYou}
      </Heading>
      <p className="max-w-[28rem] text-muted">
        {isMailed ? contactWords.weHaveReceivedYourMessage : contactWords.weAnswerInTheChat}
      </p>
      <Button variant="secondary" onClick={() => setSent(false)}>
        {contactWords.sendAnotherMessage}
      </Button>
    </div>
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const known = useSession(({ user }) => user?.email);
  const email = known ?? '';
  const { support } = useShop();
  const plain = usePlainOutcome();
  const form = useForm<MessageFields, unknown, Message>({ resolver: messageResolver, errors: plain?.errors });
  useLoadOnFocus(loadMessageSchema);
  const { getValues, setValue } = form;
  const forgetDraft = useFormDraft('contact', form, DRAFT_FIELDS, {
    inquiryType: EMPTY_MESSAGE.inquiryType,
    email,
  });
  const before = plain?.typed ?? {};
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    failedBefore: plain?.sentence,
    send(message, { keyFor }) {
      const request = toRequest(message);
      return sendMessage(request, keyFor(request));
    },
    fieldOf: (name) => FIELD_OF[name as keyof typeof FIELD_OF],
    sentenceFor: () => FAILED,
    fallback: FAILED,
    storedAttempt: { name: 'contact', on: 'tab' },
    forgetDraft,
    onSuccess: onSent,
    afterLeaving: {
      onSuccess: () => toast.success(contactWords.yourMessageHasReachedUs),
      onFailure: () =>
        toast.error(FAILED, { link: { to: '/contact-us', text: contactWords.backToYourMessage } }),
    },
  });

  // Fill in the signed-in customer's address.
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);

  return (
    <form
      {...formProps}
      action={useHref('/contact-us')}
      aria-label={contactWords.message}
      className="flex flex-col gap-5"
    >
      {failure && <p className="font-medium text-madder">{failure.text}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contactWords.firstName}
          autoComplete="given-name"
          required
          defaultValue={before.firstName}
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={contactWords.lastName}
          autoComplete="family-name"
          required
          defaultValue={before.lastName}
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <TextField
          label={basicWords.eMail}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required={known !== ''}
          optional={known === ''}
          hint={known === '' ? contactWords.youMayLeaveItEmpty : undefined}
          defaultValue={before.email}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={basicWords.phone}
          type="tel"
          autoComplete="tel"
          optional
          defaultValue={before.phone}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <SelectField
        label={contactWords.whatIsItAbout}
        defaultValue={before.inquiryType}
        error={errors.inquiryType?.message}
        {...form.register('inquiryType')}
      >
        {INQUIRY_TYPES.map((type) => (
          <option key={type} value={type}>
            {contactWords.inquiryTypes[type]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={contactWords.message}
        rows={6}
        required
        defaultValue={before.message}
        error={errors.message?.message}
        {...form.register('message')}
      />
      {/* Honeypot: only bots fill in the hidden field. */}
      <div className="hidden" aria-hidden="true">
        <label>
          {contactWords.website}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      <FailureBanner failure={failure}>
        <p>
          <Rich
            text={contactWords.yourMessageIsStillHere({ phone: support.phone, email: support.email })}
            parts={{
              phone: (number) => <PhoneLink number={number} className={CONTACT_LINK} />,
              mail: (email) => (
                <a href={`mailto:${email}`} className={CONTACT_LINK}>
                  {email}
                </a>
              ),
            }}
          />
        </p>
      </FailureBanner>
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="sm:self-start">
        {contactWords.sendMessage}
      </SubmitButton>
    </form>
  );
}

async function sendMessage(
  body: BodyFor<'POST /contact/contact-us/'>,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /contact/contact-us/', { session: 'optional', body, idempotencyKey });
}
