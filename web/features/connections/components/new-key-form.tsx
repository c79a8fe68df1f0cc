import { useForm } from 'react-hook-form';
import { connectionWords } from '#words';
import type { MadeKey } from '../../../../contract/connections.ts';
import {
  type ApiScope,
  KEY_DAYS,
  KEY_NAME_MAX_LENGTH,
  scopesOf,
} from '../../../../contract/constants/connections.ts';
import type { Role } from '../../../../contract/roles.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { makeKey } from '../connections.ts';
import { Choices } from './choices.tsx';

interface Values {
  name: string;
  scopes: ApiScope[];
  days: string;
}

const BLANK: Values = { name: '', scopes: [], days: '365' };

/** Makes a key with some of the account's scopes (connecting-2). */
export function NewKeyForm({ account, onMade }: { account: Role; onMade: (made: MadeKey) => void }) {
  const form = useForm<Values>({ defaultValues: BLANK });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ name, scopes, days }, { keyFor }) {
      const chosen = KEY_DAYS.find((choice) => String(choice) === days) ?? null;
      const body = { name, scopes, days: chosen };
      return makeKey(body, keyFor(body));
    },
    prevent({ scopes }) {
      if (scopes.length > 0) return false;
      form.setError('scopes', { message: connectionWords.chooseAScope });
      return true;
    },
    onSuccess(made) {
      form.reset(BLANK);
      onMade(made);
    },
    fallback: connectionWords.failedToMakeKey,
  });
  return (
    <form {...formProps} aria-label={connectionWords.newKey} className="flex max-w-xl flex-col gap-4">
      <TextField
        label={connectionWords.name}
        hint={connectionWords.nameHint}
        autoComplete="off"
        maxLength={KEY_NAME_MAX_LENGTH}
        error={errors.name?.message}
        {...form.register('name', { required: connectionWords.enterAName })}
      />
      <Choices
        legend={connectionWords.mayDo}
        error={errors.scopes?.message}
        all={scopesOf(account)}
        names={connectionWords.scopeNames}
        chosen={form.watch('scopes')}
        onChange={(scopes) => {
          form.clearErrors('scopes');
          form.setValue('scopes', scopes);
        }}
      />
      <SelectField label={connectionWords.expires} className="max-w-xs" {...form.register('days')}>
        {KEY_DAYS.map((days) => (
          <option key={days} value={days}>
            {connectionWords.inDays({ days })}
          </option>
        ))}
        <option value="">{connectionWords.never}</option>
      </SelectField>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={connectionWords.making} className="self-start">
        {connectionWords.makeKey}
      </SubmitButton>
    </form>
  );
}
