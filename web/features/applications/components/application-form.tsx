import { FormProvider, type Path, useForm, useWatch } from 'react-hook-form';
import { APPLICATION_PICTURES, MAX_APPLICATION_WORDS } from '../../../../contract/constants/applications.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { type Attempt, useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import type { OwnApplication } from '../api.ts';
import { applicationResolver, loadApplicationResolver } from '../application.ts';
import { type ApplicationFields, EMPTY_APPLICATION, fieldsOf } from '../application-fields.ts';
import type { Application } from '../application-schema.ts';
import { useApplicationDraft } from '../draft.ts';
import { FormPart } from './form-part.tsx';
import { PictureFields } from './picture-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import { WorkFields } from './work-fields.tsx';

/** The catalogue of garments comes with it. */
const loadRateFields = () => import('./rate-fields.tsx');

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: Attempt['onProgress'];
}

interface ApplicationFormProps<Sent> {
  /** The one that the shop has asked about; a new one without. */
  application?: OwnApplication;
  /** Names the draft on the device. */
  draftName: string;
  /** Whole rupees by dress type, shown where nothing is typed. */
  examples: Record<string, number>;
  send: (application: Application, how: Sending) => Promise<Sent>;
  onSent: (sent: Sent, application: Application) => void;
  submitLabel: string;
}

/** What a tailor tells about shop, work, rates and pictures; kept on the device until it is sent (tailors-8). */
export default function ApplicationForm<Sent>({
  application,
  draftName,
  examples,
  send,
  onSent,
  submitLabel,
}: ApplicationFormProps<Sent>) {
  const form = useForm<ApplicationFields, unknown, Application>({
    resolver: applicationResolver,
    defaultValues: application ? fieldsOf(application) : EMPTY_APPLICATION,
  });
  useLoadOnFocus(loadApplicationResolver);
  const { forget } = useApplicationDraft(draftName, form);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send(typed, { keyFor, onProgress, signal }) {
      const { pictures, ...texts } = typed;
      const idempotencyKey = keyFor([texts, ...pictures.map(fileMark)]);
      return send(typed, { idempotencyKey, signal, ...(pictures.length > 0 ? { onProgress } : {}) });
    },
    fieldOf: (name) => fieldNamed(name),
    storedAttempt: { name: `application-${draftName}`, on: 'tab' },
    forgetDraft: forget,
    onSuccess: onSent,
    fallback: 'Failed to send your application. Please try again.',
  });
  // An application that is asked about has no heading above its form but the page's.
  const level = application ? 2 : 3;
  return (
    <FormProvider {...form}>
      <form {...formProps} aria-label="Application" className="flex flex-col gap-8">
        <FormPart level={level} title="You and your shop">
          <ShopFields confirmedEmail={application?.email} disabled={isSubmitting} />
        </FormPart>
        <FormPart level={level} title="Your work">
          <WorkFields disabled={isSubmitting} />
        </FormPart>
        <FormPart
          level={level}
          title="Your rates"
          lead="For stitching, without cloth. Leave out what you do not stitch; the grey figures are those of our own workshop."
        >
          {kind === '' ? (
            <p className="text-muted">Say first whom you stitch for.</p>
          ) : (
            <LazyPart load={loadRateFields} skeleton={<Skeleton className="h-96" />}>
              {(RateFields) => <RateFields kind={kind} examples={examples} disabled={isSubmitting} />}
            </LazyPart>
          )}
        </FormPart>
        <FormPart level={level} title="Show what you can do">
          <PictureFields
            known={application?.pictures}
            disabled={isSubmitting}
            sent={progress}
            onCancel={cancel}
          />
          <TextAreaField
            label="A few words about you"
            hint="Your craft, your years at the machine, what customers come for."
            optional
            rows={5}
            maxLength={MAX_APPLICATION_WORDS}
            disabled={isSubmitting}
            error={errors.about?.message}
            {...form.register('about')}
          />
          {application && (
            <TextAreaField
              label="Your answer to our question"
              optional
              rows={4}
              maxLength={MAX_APPLICATION_WORDS}
              disabled={isSubmitting}
              error={errors.note?.message}
              {...form.register('note')}
            />
          )}
        </FormPart>
        {/* Honeypot: only bots fill in the hidden field. */}
        <div className="hidden" aria-hidden="true">
          <label>
            Website
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel="Sending..." className="sm:self-start">
          {submitLabel}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Errors of all rates stand below them, those of pictures with the pictures. */
function fieldNamed(name: string): Path<ApplicationFields> | undefined {
  if (name === 'rates') return 'rates.root';
  if (APPLICATION_PICTURES.some((picture) => picture === name) || name === 'kept_pictures') return 'pictures';
  return name in EMPTY_APPLICATION ? (name as Path<ApplicationFields>) : undefined;
}
