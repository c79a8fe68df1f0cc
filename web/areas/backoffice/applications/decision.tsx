import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_APPLICATION_WORDS } from '../../../../contract/constants/tailors.ts';
import type { StaffApplication } from '../../../../contract/staff-applications.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  APPLICATIONS_KEY,
  applicationQuery,
  approveApplication,
  askApplicant,
  declineApplication,
} from './api.ts';

interface DecisionProps {
  application: StaffApplication;
  /** False: the only choice is to ask a question. */
  mayDecide: boolean;
}

type Choice = 'approve' | 'ask' | 'decline';

/** Approves, asks a question or declines; a draft survives leaving the page (tailors-10). */
export function Decision({ application, mayDecide }: DecisionProps) {
  const [choice, setChoice] = useState<Choice>(mayDecide ? 'approve' : 'ask');
  return (
    <Card padding="large" className="flex flex-col gap-5">
      <Heading level={2} size="item">
        What do you say?
      </Heading>
      {mayDecide && (
        <RadioGroup
          label="Your decision"
          value={choice}
          options={[
            { value: 'approve', label: 'Take in' },
            { value: 'ask', label: 'Ask for more' },
            { value: 'decline', label: 'Decline' },
          ]}
          radio={{
            name: 'choice',
            onChange: ({ currentTarget }) => setChoice(currentTarget.value as Choice),
          }}
        />
      )}
      {choice === 'approve' && <ApproveForm application={application} />}
      {choice === 'ask' && (
        <WordsForm
          key="ask"
          application={application}
          name="ask"
          label="Your question"
          hint="It is mailed with the link to the application; all answers are still there."
          submitLabel="Send question"
          send={(words) => askApplicant(application.id, application.version, words)}
          sent="Your question is on its way."
        />
      )}
      {choice === 'decline' && (
        <WordsForm
          key="decline"
          application={application}
          name="decline"
          label="Why?"
          hint="The applicant reads it."
          submitLabel="Decline"
          send={(words) => declineApplication(application.id, application.version, words)}
          sent="Declined; the applicant is told why."
        />
      )}
    </Card>
  );
}

function show(application: StaffApplication) {
  queryClient.setQueryData(applicationQuery(application.id).queryKey, application);
  void queryClient.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'list'] });
}

/** Refetches after a conflict: somebody else decided first, or the applicant edited the application. */
function readAgainOn(error: unknown, id: number) {
  if (!(error instanceof CallError) || error.status !== 409) return;
  void queryClient.invalidateQueries({ queryKey: applicationQuery(id).queryKey });
  toast.error(error.message);
}

function ApproveForm({ application }: { application: StaffApplication }) {
  const { id, version, proposed_username, pictures } = application;
  const [shown, setShown] = useState(() => pictures.map((picture) => picture.id));
  const form = useForm({ defaultValues: { username: proposed_username } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ username }) => approveApplication(id, { version, username: username.trim(), pictures: shown }),
    onSuccess(approved) {
      show(approved);
      toast.success('Taken in. The welcome with a link to set the password is on its way.');
    },
    onFailure: (error) => readAgainOn(error, id),
    fallback: 'Failed to take the applicant in',
  });
  return (
    <form {...formProps} aria-label="Take in" className="flex flex-col gap-4">
      <TextField
        label="User name"
        hint="Customers see it. Letters, digits and _ . -"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        required
        disabled={isSubmitting}
        error={errors.username?.message}
        {...form.register('username', { validate: (name) => name.trim() !== '' || 'Give a user name.' })}
      />
      {pictures.length > 0 && (
        <fieldset disabled={isSubmitting}>
          <legend className="mb-1.5 text-sm font-semibold">Pictures that become public</legend>
          <div className="flex flex-wrap gap-2">
            {pictures.map((picture, place) => (
              <label
                key={picture.id}
                className="relative size-20 overflow-hidden rounded-lg border border-edge has-checked:border-brand has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
              >
                <img src={picture.address} alt="" className="size-full object-cover" />
                <input
                  type="checkbox"
                  checked={shown.includes(picture.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setShown((before) =>
                      pictures
                        .map((one) => one.id)
                        .filter((one) => (one === picture.id ? checked : before.includes(one))),
                    )
                  }
                  className="absolute end-1 top-1 size-5 accent-indigo"
                />
                <span className="sr-only">Sample {place + 1}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Taking in...">
        Take in as a tailor
      </SubmitButton>
    </form>
  );
}

interface WordsFormProps {
  application: StaffApplication;
  name: string;
  label: string;
  hint: string;
  submitLabel: string;
  send: (words: string) => Promise<StaffApplication>;
  sent: string;
}

function WordsForm({ application: { id }, name, label, hint, submitLabel, send, sent }: WordsFormProps) {
  const form = useForm({ defaultValues: { words: '' } });
  const forgetDraft = useFormDraft(`application-${id}-${name}`, form, ['words']);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ words }) => send(words),
    fieldOf: (field) => (field === 'question' || field === 'reason' ? 'words' : undefined),
    forgetDraft,
    onSuccess(application) {
      form.reset({ words: '' });
      show(application);
      toast.success(sent);
    },
    onFailure: (error) => readAgainOn(error, id),
    fallback: 'Failed to send it',
  });
  return (
    <form {...formProps} aria-label={submitLabel} className="flex flex-col gap-4">
      <TextAreaField
        label={label}
        hint={hint}
        dir="auto"
        rows={4}
        maxLength={MAX_APPLICATION_WORDS}
        required
        disabled={isSubmitting}
        error={errors.words?.message}
        {...form.register('words', { validate: (words) => words.trim() !== '' || 'Write a few words.' })}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending...">
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
