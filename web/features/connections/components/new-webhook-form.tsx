import { useForm } from 'react-hook-form';
import { connectionWords } from '#words';
import type { MadeWebhook } from '../../../../contract/connections.ts';
import {
  WEBHOOK_URL_MAX_LENGTH,
  type WebhookKind,
  webhookKindsOf,
} from '../../../../contract/constants/connections.ts';
import type { Role } from '../../../../contract/roles.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { makeWebhook } from '../connections.ts';
import { Choices } from './choices.tsx';

interface Values {
  url: string;
  kinds: WebhookKind[];
}

const BLANK: Values = { url: '', kinds: [] };

/** Adds an address that hears of events (connecting-9). */
export function NewWebhookForm({ account, onMade }: { account: Role; onMade: (made: MadeWebhook) => void }) {
  const form = useForm<Values>({ defaultValues: BLANK });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (body, { keyFor }) => makeWebhook(body, keyFor(body)),
    prevent({ kinds }) {
      if (kinds.length > 0) return false;
      form.setError('kinds', { message: connectionWords.chooseAnEvent });
      return true;
    },
    onSuccess(made) {
      form.reset(BLANK);
      onMade(made);
    },
    fallback: connectionWords.failedToAddWebhook,
  });
  return (
    <form {...formProps} aria-label={connectionWords.newWebhook} className="flex max-w-xl flex-col gap-4">
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
      <SubmitButton busy={isSubmitting} busyLabel={connectionWords.adding} className="self-start">
        {connectionWords.addWebhook}
      </SubmitButton>
    </form>
  );
}
