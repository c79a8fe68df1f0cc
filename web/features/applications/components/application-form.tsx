import { type ComponentType, type ReactNode, useId } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { applicationsWords, basicWords } from '#words';
import {
  APPLICATION_PICTURES,
  MAX_APPLICATION_WORDS,
  MAX_SHOP_NAME,
} from '../../../../contract/constants/tailors.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { type Attempt, useFormSubmit } from '../../../lib/form-submit.ts';
import { useIsNear } from '../../../lib/is-near.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { CheckField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import type { OwnApplication } from '../api.ts';
import { loadApplicationSchema } from '../application.ts';
import { type ApplicationFields, EMPTY_APPLICATION, type TextFieldOf } from '../application-fields.ts';
import type { Application } from '../application-schema.ts';
import { useApplicationDraft } from '../draft.ts';
import { PicturesSkeleton } from './pictures-skeleton.tsx';
import { WorkFields } from './work-fields.tsx';

const applicationResolver = lazyResolver<ApplicationFields, Application>(
  async () => (await loadApplicationSchema()).applicationResolver,
  // The schema also parses the rates, so nothing can be sent without it.
  () => ({
    values: {},
    errors: { root: { type: 'unchecked', message: applicationsWords.theFormCouldNotBeChecked } },
  }),
);

/** This chunk contains the catalogue of garments. */
const loadRateFields = () => import('./rate-fields.tsx');

const loadPictureFields = () => import('./picture-fields.tsx');

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: Attempt['onProgress'];
}

interface ApplicationFormProps<Sent> {
  /** The application that the shop has a question about; undefined for a new one. */
  application?: OwnApplication;
  /** The initial values. */
  initial?: ApplicationFields;
  /** Names the draft on the device. */
  draftName: string;
  /** Whole rupees by dress type, shown as placeholders. */
  examples: Record<string, number>;
  send: (application: Application, how: Sending) => Promise<Sent>;
  onSent: (sent: Sent, application: Application) => void;
  submitLabel: string;
  /** Proves the phone of who has no e-mail address; undefined where codes reach no phones. */
  loadPhoneProof?: LoadPhoneProof | undefined;
}

export type LoadPhoneProof = () => Promise<{ default: ComponentType<{ phone: string }> }>;

/** A tailor's form with shop, work, rates and pictures; drafted on the device until it is sent (tailors-8). */
export default function ApplicationForm<Sent>({
  application,
  initial = EMPTY_APPLICATION,
  draftName,
  examples,
  send,
  onSent,
  submitLabel,
  loadPhoneProof,
}: ApplicationFormProps<Sent>) {
  const form = useForm<ApplicationFields, unknown, Application>({
    resolver: applicationResolver,
    defaultValues: initial,
  });
  useLoadOnFocus(loadApplicationSchema);
  const forgetDraft = useApplicationDraft(draftName, form, initial);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send(checked, { keyFor, onProgress, signal }) {
      const { pictures, ...texts } = checked;
      const idempotencyKey = keyFor([texts, ...pictures.map(fileMark)]);
      return send(checked, { idempotencyKey, signal, ...(pictures.length > 0 ? { onProgress } : {}) });
    },
    fieldOf,
    storedAttempt: { name: `application-${draftName}`, on: 'tab' },
    forgetDraft,
    onSuccess: onSent,
    fallback: applicationsWords.failedToSendYourApplication,
  });
  const [picturesPlace, isNearPictures] = useIsNear<HTMLDivElement>();
  useLoadOnFocus(loadPictureFields);

  const textField: TextFieldOf = (name) => ({
    ...form.register(name),
    error: errors[name]?.message,
    disabled: isSubmitting,
  });

  const [kind, pictures] = form.watch(['kind', 'pictures']);
  // Without a section heading above, the form's headings are one level higher.
  const level = application ? 2 : 3;
  return (
    <FormProvider {...form}>
      <form {...formProps} aria-label={applicationsWords.application} className="flex flex-col gap-8">
        <FormPart level={level} title={applicationsWords.youAndYourShop}>
          <ShopFields
            confirmedEmail={application?.email}
            loadPhoneProof={loadPhoneProof}
            textField={textField}
          />
        </FormPart>
        <FormPart level={level} title={applicationsWords.yourWork}>
          <WorkFields textField={textField} disabled={isSubmitting} />
        </FormPart>
        <FormPart level={level} title={applicationsWords.yourRates} lead={applicationsWords.aboutRates}>
          {kind === '' ? (
            <p className="text-muted">{applicationsWords.sayFirstWhomYouStitchFor}</p>
          ) : (
            <LazyPart load={loadRateFields} skeleton={<Skeleton className="h-96" />}>
              {(RateFields) => <RateFields kind={kind} examples={examples} disabled={isSubmitting} />}
            </LazyPart>
          )}
        </FormPart>
        <FormPart level={level} title={applicationsWords.showWhatYouCanDo}>
          <div ref={picturesPlace}>
            {isNearPictures || pictures.length > 0 ? (
              <LazyPart load={loadPictureFields} skeleton={<PicturesSkeleton />}>
                {(PictureFields) => (
                  <PictureFields
                    known={application?.pictures}
                    disabled={isSubmitting}
                    sent={progress}
                    onCancel={cancel}
                  />
                )}
              </LazyPart>
            ) : (
              <PicturesSkeleton />
            )}
          </div>
          <TextAreaField
            label={applicationsWords.aFewWordsAboutYou}
            hint={applicationsWords.aFewWordsHint}
            optional
            rows={5}
            maxLength={MAX_APPLICATION_WORDS}
            {...textField('about')}
          />
          {application && (
            <TextAreaField
              label={applicationsWords.yourAnswerToOurQuestion}
              optional
              rows={4}
              maxLength={MAX_APPLICATION_WORDS}
              {...textField('note')}
            />
          )}
        </FormPart>
        {/* Honeypot: only bots fill in the hidden field. */}
        <div className="hidden" aria-hidden="true">
          <label>
            {applicationsWords.website}
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="sm:self-start">
          {submitLabel}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** All pictures share one error. */
function fieldOf(name: string): keyof ApplicationFields | undefined {
  if (APPLICATION_PICTURES.some((picture) => picture === name) || name === 'kept_pictures') return 'pictures';
  return name in EMPTY_APPLICATION ? (name as keyof ApplicationFields) : undefined;
}

interface FormPartProps {
  level: 2 | 3;
  title: string;
  lead?: string;
  children: ReactNode;
}

function FormPart({ level, title, lead, children }: FormPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 border-t border-hairline pt-8 first:border-0 first:pt-0"
    >
      <div>
        <Heading level={level} size="item" id={id}>
          {title}
        </Heading>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

interface ShopFieldsProps {
  /** The confirmed address, which cannot be changed any more. */
  confirmedEmail?: string | undefined;
  loadPhoneProof: LoadPhoneProof | undefined;
  textField: TextFieldOf;
}

function ShopFields({ confirmedEmail, loadPhoneProof, textField }: ShopFieldsProps) {
  const { register, watch, formState } = useFormContext<ApplicationFields>();
  const [phone, hasNoEmail] = watch(['phone', 'has_no_email']);
  const isNew = confirmedEmail === undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={applicationsWords.yourName} autoComplete="name" required {...textField('name')} />
      <TextField
        label={applicationsWords.nameOfYourShop}
        hint={applicationsWords.customersWillFindYouByIt}
        autoComplete="organization"
        maxLength={MAX_SHOP_NAME}
        required
        {...textField('shop_name')}
      />
      {isNew && !hasNoEmail && (
        <TextField
          label={basicWords.eMail}
          type="email"
          hint={applicationsWords.eMailHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...textField('email')}
        />
      )}
      {confirmedEmail && (
        <p className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">{basicWords.eMail}</span>
          <span className="flex min-h-11 items-center wrap-anywhere">{confirmedEmail}</span>
        </p>
      )}
      <TextField
        label={basicWords.phone}
        type="tel"
        hint={applicationsWords.phoneHint}
        autoComplete="tel"
        required
        readOnly={confirmedEmail === ''}
        {...textField('phone')}
      />
      {isNew && loadPhoneProof && (
        <div className="flex flex-col gap-3 sm:col-span-2">
          <CheckField
            label={applicationsWords.iHaveNoEMail}
            disabled={formState.isSubmitting}
            {...register('has_no_email')}
          />
          {hasNoEmail && (
            <LazyPart load={loadPhoneProof} skeleton={<Skeleton className="h-32" />}>
              {(PhoneProof) => <PhoneProof phone={phone} />}
            </LazyPart>
          )}
        </div>
      )}
      <TextField label={basicWords.city} autoComplete="address-level2" required {...textField('city')} />
      <TextField
        label={applicationsWords.area}
        hint={applicationsWords.areaHint}
        autoComplete="address-level3"
        required
        {...textField('area')}
      />
      <TextField
        label={applicationsWords.addressOfTheShop}
        hint={applicationsWords.addressHint}
        autoComplete="street-address"
        required
        className="sm:col-span-2"
        {...textField('address')}
      />
    </div>
  );
}
