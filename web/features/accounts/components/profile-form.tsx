import { useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { accountsWords, basicWords, languageWords } from '#words';
import type { Profile } from '../../../../contract/accounts.ts';
import { GENDERS } from '../../../../contract/constants/accounts.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { LOCALE_NAMES, LOCALES } from '../../../../contract/locale.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { useSession } from '../../../lib/session.ts';
import { PasswordField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { saveProfile } from '../own-account.ts';
import { phoneHint } from '../phone-hint.ts';
import {
  changedFields,
  isKept,
  isNewEmail,
  PROFILE_FIELDS,
  type ProfileFields,
  profileFields,
} from '../profile-changes.ts';
import { ProfilePicture } from './profile-picture.tsx';

const KEPT_WARNING = accountsWords.leftEmptyKeepsSaved;
const GENDER_NAMES = {
  male: basicWords.male,
  female: basicWords.female,
  other: accountsWords.otherGender,
} as const;

type FormFields = ProfileFields & { profile_picture: File | undefined; isPictureRemoved: boolean };

const loadCheck = () => import('../profile-schema.ts');

interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** Edits the profile; sends only what changed (accounts-12). */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const form = useForm<FormFields>({
    defaultValues: { ...profileFields(profile), profile_picture: undefined, isPictureRemoved: false },
    resolver: lazyResolver(async () => (await loadCheck()).profileResolver<FormFields>(profile)),
  });
  useLoadOnFocus(loadCheck);
  const forgetDraft = useFormDraft(
    `profile:${profile.username}`,
    form,
    PROFILE_FIELDS,
    profileFields(profile),
  );
  const { reset } = form;
  const shown = useRef(profile.username);
  // Another tab may have switched accounts.
  useEffect(() => {
    if (shown.current === profile.username) return;
    shown.current = profile.username;
    reset({ ...profileFields(profile), profile_picture: undefined, isPictureRemoved: false });
  }, [profile, reset]);
  const { field: picture } = useController({ control: form.control, name: 'profile_picture' });
  const { field: removal } = useController({ control: form.control, name: 'isPictureRemoved' });
  const { errors } = form.formState;
  const typed = form.watch();

  function resetForm(saved: Profile) {
    shown.current = saved.username;
    form.reset({ ...profileFields(saved), profile_picture: undefined, isPictureRemoved: false });
    forgetDraft();
  }
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    prevent(fields) {
      const user = useSession.getState().user?.username;
      if (user !== shown.current) {
        toast.error(accountsWords.signedInAsSomebodyElse);
        return true;
      }
      if (
        fields.profile_picture ||
        fields.isPictureRemoved ||
        Object.keys(changedFields(fields, profile)).length > 0
      )
        return false;
      const isAnyKept = PROFILE_FIELDS.some((name) => isKept(name, fields, profile));
      resetForm(profile);
      toast.info(isAnyKept ? accountsWords.nothingHasChangedFieldsNeeded : accountsWords.nothingHasChanged);
      return true;
    },
    send({ profile_picture, isPictureRemoved, ...fields }, { onProgress, signal }) {
      const change = changedFields(fields, profile, isPictureRemoved && !profile_picture);
      const body = change.phone_number ? { ...change, location } : change;
      return saveProfile(body, profile_picture, { onProgress, signal });
    },
    forgetDraft,
    onSuccess(saved, fields) {
      resetForm(saved);
      toast.success(
        changedFields(fields, profile).email
          ? accountsWords.profileSavedOpenTheLink({ email: saved.pending_email ?? saved.email })
          : accountsWords.profileSaved,
      );
      onSaved(saved);
    },
    fallback: accountsWords.failedToUpdateUserProfile,
    afterLeaving: { onSuccess: () => toast.success(accountsWords.profileSaved) },
  });

  const field = (name: keyof ProfileFields) => ({
    ...form.register(name),
    error: errors[name]?.message,
    warning: isKept(name, typed, profile) ? KEPT_WARNING : undefined,
  });

  return (
    <form {...formProps} className="flex flex-col gap-6">
      <ProfilePicture
        profile={profile}
        picture={picture.value}
        isRemoved={removal.value}
        onRemove={removal.onChange}
        onPicture={(chosen) => {
          form.clearErrors('profile_picture');
          picture.onChange(chosen);
        }}
        error={errors.profile_picture?.message}
        inputRef={picture.ref}
        sent={progress}
        onCancel={cancel}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={accountsWords.username}
          autoComplete="nickname"
          autoCapitalize="none"
          {...field('username')}
        />
        <TextField
          label={basicWords.eMail}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
        {isNewEmail(typed, profile) && (
          <PasswordField
            label={accountsWords.yourPassword}
            autoComplete="current-password"
            hint={accountsWords.passwordNeededForNewEMail}
            required={profile.email !== ''}
            className="sm:col-start-2"
            {...field('current_password')}
          />
        )}
        <TextField label={accountsWords.firstName} autoComplete="given-name" {...field('first_name')} />
        <TextField label={accountsWords.lastName} autoComplete="family-name" {...field('last_name')} />
        <TextField
          label={basicWords.phone}
          type="tel"
          autoComplete="tel"
          hint={phoneHint(location)}
          {...field('phone_number')}
        />
        <SelectField label={basicWords.gender} autoComplete="sex" {...field('gender')}>
          <option value="">{accountsWords.preferNotToSay}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {GENDER_NAMES[gender]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={accountsWords.dateOfBirth}
          type="date"
          autoComplete="bday"
          max={dayInKarachi()}
          {...field('date_of_birth')}
        />
        <SelectField
          label={languageWords.language}
          hint={languageWords.mailsAndPapersComeInIt}
          {...field('locale')}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale} className="font-language-name">
              {LOCALE_NAMES[locale]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={basicWords.address}
          autoComplete="street-address"
          rows={3}
          className="sm:col-span-2"
          {...field('address')}
        />
      </div>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving} className="self-start">
        {accountsWords.saveProfile}
      </SubmitButton>
    </form>
  );
}
