import { Controller, useForm } from 'react-hook-form';
import { basicWords, sellerWords } from '#words';
import { IDENTITY_DOCUMENTS } from '../../../../contract/constants/sellers.ts';
import type { OwnIdentity } from '../../../../contract/seller-identity.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { TextField } from '../../../ui/field.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { giveIdentity, type IdentityFields } from '../api.ts';

const loadResolver = async () => (await import('../identity-schema.ts')).identityResolver();
const resolver = lazyResolver<IdentityFields>(loadResolver);

const NUMBERS = [
  { name: 'cnic', label: sellerWords.cnic, hint: sellerWords.cnicHint, inputMode: 'numeric' },
  { name: 'iban', label: sellerWords.iban, hint: sellerWords.ibanHint, inputMode: 'text' },
  {
    name: 'account_title',
    label: sellerWords.accountTitle,
    hint: sellerWords.accountTitleHint,
    inputMode: 'text',
  },
  { name: 'ntn', label: sellerWords.ntn, hint: sellerWords.ntnHint, inputMode: 'text' },
  { name: 'strn', label: sellerWords.strn, hint: sellerWords.strnHint, inputMode: 'numeric' },
] as const;

const EMPTY: IdentityFields = {
  ...{ cnic: '', iban: '', account_title: '', ntn: '', strn: '' },
  documents: { cnic_front: null, cnic_back: null, ntn_certificate: null, strn_certificate: null },
};

interface IdentityFormProps {
  identity: OwnIdentity;
  onGiven: (identity: OwnIdentity) => void;
}

/** Gives all numbers anew; no draft of them stays in the browser (sellers-5). */
export function IdentityForm({ identity, onGiven }: IdentityFormProps) {
  const form = useForm<IdentityFields>({ resolver, defaultValues: EMPTY });
  const { errors } = form.formState;
  useLoadOnFocus(loadResolver);
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ documents, ...numbers }, { keyFor, onProgress, signal }) {
      const chosen = Object.entries(documents).flatMap(([kind, file]) =>
        file ? [[kind, file] as const] : [],
      );
      const idempotencyKey = keyFor([numbers, ...chosen.map(([kind, file]) => [kind, fileMark(file)])]);
      const upload = chosen.length > 0 ? { onProgress } : {};
      return giveIdentity(numbers, Object.fromEntries(chosen), { idempotencyKey, signal, ...upload });
    },
    fieldOf(field) {
      const document = IDENTITY_DOCUMENTS.find((kind) => kind === field);
      if (document) return `documents.${document}`;
      return NUMBERS.find(({ name }) => name === field)?.name;
    },
    onSuccess(given) {
      form.reset(EMPTY);
      onGiven(given);
    },
    fallback: sellerWords.failedToSend,
  });
  return (
    <form {...formProps} aria-label={sellerWords.yourIdentity} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {NUMBERS.map(({ name, label, hint, inputMode }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            inputMode={inputMode}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            disabled={isSubmitting}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
      <fieldset className="flex flex-col gap-4">
        <legend className="pb-1 font-semibold">{sellerWords.pictures}</legend>
        <p className="text-sm text-muted">{sellerWords.picturesHint}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {IDENTITY_DOCUMENTS.map((kind) => (
            <Controller
              key={kind}
              control={form.control}
              name={`documents.${kind}`}
              render={({ field, fieldState }) => (
                <PicturePicker
                  {...picturePicking}
                  label={sellerWords.documents[kind]}
                  hint={identity.documents.includes(kind) ? sellerWords.stored : undefined}
                  optional
                  inputRef={field.ref}
                  pictures={field.value ? [field.value] : []}
                  onPictures={([picture]) => {
                    form.clearErrors(`documents.${kind}`);
                    field.onChange(picture ?? null);
                  }}
                  hasCurrent={identity.documents.includes(kind)}
                  error={fieldState.error?.message}
                  disabled={isSubmitting}
                />
              )}
            />
          ))}
        </div>
      </fieldset>
      {progress !== undefined && (
        <UploadProgress
          sent={progress}
          label={sellerWords.pictures}
          finishing={basicWords.sending}
          onCancel={cancel}
        />
      )}
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="sm:self-start">
        {sellerWords.send}
      </SubmitButton>
    </form>
  );
}
