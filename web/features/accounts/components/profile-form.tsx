import { toNestErrors } from '@hookform/resolvers';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { GENDERS, type Profile } from '../../../../contract/accounts.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { saveProfile } from '../api.ts';
import { phoneHint } from '../phone-hint.ts';
import {
  isEmptied,
  isNewEmail,
  PROFILE_FIELDS,
  type ProfileFields,
  profileChange,
  profileFields,
} from '../profile-changes.ts';
import { PictureField } from './picture-field.tsx';

const KEEPS = 'Left empty, this keeps what is saved.';
const GENDER_NAMES = { male: 'Male', female: 'Female', other: 'Other' } as const;

interface ProfileFormProps {
  profile: Profile;
  /** Given what the server keeps now. */
  onSaved: (profile: Profile) => void;
}

/** The profile with its picture; sends only what changed (accounts-12). */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const form = useForm<ProfileFields>({
    defaultValues: profileFields(profile),
    resolver: changesOf(profile),
  });
  const forgetDraft = useFormDraft(
    `profile:${profile.username}`,
    form,
    PROFILE_FIELDS,
    profileFields(profile),
  );
  const [picture, setPicture] = useState<File>();
  const [pictureError, setPictureError] = useState<string>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch();

  function pick(chosen: File | undefined) {
    setPicture(chosen);
    setPictureError(undefined);
  }

  async function submit(fields: ProfileFields) {
    setFailure(undefined);
    setPictureError(undefined);
    const change = profileChange(fields, profile);
    if (!change.ok) return;
    if (!picture && Object.keys(change.data).length === 0) {
      form.reset(profileFields(profile));
      forgetDraft();
      toast.info('Nothing has changed.');
      return;
    }
    try {
      const body = change.data.phone_number ? { ...change.data, location } : change.data;
      const saved = await saveProfile(body, picture, setSent);
      setPicture(undefined);
      form.reset(profileFields(saved));
      forgetDraft();
      toast.success(
        change.data.email
          ? `Profile saved. Open the link we e-mailed to ${saved.pending_email} to change your address.`
          : 'Profile saved.',
      );
      onSaved(saved);
    } catch (error) {
      const ofPicture = error instanceof CallError ? error.fields.profile_picture : undefined;
      setPictureError(ofPicture?.join(' '));
      const fallback = 'Failed to update user profile';
      setFailure(
        showFormErrors(error, form.setError, [...PROFILE_FIELDS, 'current_password'], fallback, [
          'profile_picture',
        ]),
      );
    } finally {
      setSent(undefined);
    }
  }

  const onSubmit = form.handleSubmit(submit);
  const field = (name: keyof ProfileFields) => ({
    ...form.register(name),
    error: errors[name]?.message,
    warning: isEmptied(name, typed, profile) ? KEEPS : undefined,
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : onSubmit(event))}
      className="flex flex-col gap-6"
    >
      <PictureField user={profile} picture={picture} onPick={pick} error={pictureError} sent={sent} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Username" autoComplete="nickname" autoCapitalize="none" {...field('username')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
        {isNewEmail(typed, profile) && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            hint="Needed to change your e-mail address. The change takes effect once you open the link we send to the new address."
            required
            className="sm:col-start-2"
            {...field('current_password')}
          />
        )}
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint={phoneHint(location)}
          {...field('phone_number')}
        />
        <SelectField label="Gender" autoComplete="sex" {...field('gender')}>
          <option value="">Not said</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {GENDER_NAMES[gender]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Date of birth"
          type="date"
          autoComplete="bday"
          max={dayInKarachi()}
          {...field('date_of_birth')}
        />
        <TextAreaField
          label="Address"
          autoComplete="street-address"
          rows={3}
          className="sm:col-span-2"
          {...field('address')}
        />
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Button type="submit" className="self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save profile'}
      </Button>
    </form>
  );
}

/** Judges the fields that would be sent. */
function changesOf(profile: Profile): Resolver<ProfileFields> {
  return (typed, _context, options) => {
    const change = profileChange(typed, profile);
    if (change.ok) return { values: typed, errors: {} };
    const found = Object.entries(change.errors).map(([name, [message]]) => [
      name,
      { type: 'contract', message },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
  };
}
