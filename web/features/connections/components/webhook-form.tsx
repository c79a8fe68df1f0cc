import { useForm } from 'react-hook-form';
import { basicWords, connectionWords } from '#words';
import {
  WEBHOOK_URL_MAX_LENGTH,
  type WebhookKind,
  webhookKindsOf,
} from '../../../../contract/constants/connections.ts';
import type { Role } from '../../../../contract/roles.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { Choices } from './choices.tsx';

interface Values {
  url: string;
  kinds: WebhookKind[];
}

const BLANK: Values = { url: '', kinds: [] };

interface WebhookFormProps<Saved> {
  account: Role;
  label: string;
  initial?: Values;
  send: (values: Values, idempotencyKey: string) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Undefined for a new one. */
  onCancel?: () => void;
}

/** The address and the events of a webhook, new or changed (connecting-9, connecting-17). */
export function WebhookForm<Saved>({
  account,
  label,
  initial = BLANK,
  send,
  onSaved,
  onCancel,
}: WebhookFormProps<Saved>) {
  const form = useForm<Values>({ defaultValues: initial });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => send(values, keyFor(values)),
    prevent({ kinds }) {
      if (kinds.length > 0) return false;
      form.setError('kinds', { message: connectionWords.chooseAnEvent });
      return true;
    },
    onSuccess(saved) {
      form.reset(initial);
      onSaved(saved);
    },
    fallback: onCancel ? connectionWords.failedToSwitch : connectionWords.failedToAddWebhook,
  });
  return (
    <form {...formProps} aria-label={label} className="flex max-w-xl flex-col gap-4">
      <TextField
        label={connectionWords.address}
        hint={connectionWords.addressHint}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        maxLength={WEBHOOK_URL_MAX_LENGTH}
        error={errors.url?.message}
        {...form.register('url', { required: connectionWords.enterAnAddress })}
      />
      <Choices
        legend={connectionWords.hearsOf}
        error={errors.kinds?.message}
        all={webhookKindsOf(account)}
        names={connectionWords.kindNames}
        chosen={form.watch('kinds')}
        onChange={(kinds) => {
          form.clearErrors('kinds');
          form.setValue('kinds', kinds);
        }}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          busy={isSubmitting}
          busyLabel={onCancel ? connectionWords.saving : connectionWords.adding}
          className="self-start"
        >
          {onCancel ? connectionWords.save : connectionWords.addWebhook}
        </SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {basicWords.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
