import { APPLICATION_PICTURES, MAX_APPLICATION_WORDS } from '../../../../contract/constants/applications.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import type { Attempt } from '../../../lib/form-submit.ts';
import { useIsNear } from '../../../lib/is-near.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { useTextForm } from '../../../lib/text-form.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import type { OwnApplication } from '../api.ts';
import { loadApplicationCheck } from '../application.ts';
import { type ApplicationFields, EMPTY_APPLICATION, type TextFieldOf } from '../application-fields.ts';
import type { Application } from '../application-schema.ts';
import { useApplicationDraft } from '../draft.ts';
import { FormPart } from './form-part.tsx';
import { PicturesSkeleton } from './pictures-skeleton.tsx';
import { ShopFields } from './shop-fields.tsx';
import { WorkFields } from './work-fields.tsx';

/** The catalogue of garments comes with it. */
const loadRateFields = () => import('./rate-fields.tsx');

const loadPictureFields = () => import('./picture-fields.tsx');

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: Attempt['onProgress'];
}

interface ApplicationFormProps<Sent> {
  /** The one that the shop has asked about; a new one without. */
  application?: OwnApplication;
  /** What is filled in at first. */
  initial?: ApplicationFields;
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
  initial = EMPTY_APPLICATION,
  draftName,
  examples,
  send,
  onSent,
  submitLabel,
}: ApplicationFormProps<Sent>) {
  const { typed, setTyped, forget } = useApplicationDraft(draftName, initial);
  const { errors, clearError, formProps, failure, isSubmitting, progress, cancel } = useTextForm({
    loadCheck: loadApplicationCheck,
    // Without the check nothing could be sent: it reads the rates.
    otherwise: () => ({ non_field_errors: ['The form could not be checked. Please try again.'] }),
    typed,
    send(checked: Application, { keyFor, onProgress, signal }) {
      const { pictures, ...texts } = checked;
      const idempotencyKey = keyFor([texts, ...pictures.map(fileMark)]);
      return send(checked, { idempotencyKey, signal, ...(pictures.length > 0 ? { onProgress } : {}) });
    },
    fieldOf,
    storedAttempt: { name: `application-${draftName}`, on: 'tab' },
    forgetDraft: forget,
    onSuccess: onSent,
    fallback: 'Failed to send your application. Please try again.',
  });
  const [picturesPlace, isNearPictures] = useIsNear<HTMLDivElement>();
  useLoadOnFocus(loadPictureFields);

  function change(changed: Partial<ApplicationFields>) {
    setTyped((present) => ({ ...present, ...changed }));
    for (const name of Object.keys(changed)) clearError(name);
  }

  const textField: TextFieldOf = (name) => ({
    name,
    value: typed[name],
    onChange: ({ currentTarget }) => change({ [name]: currentTarget.value }),
    error: errors[name],
    disabled: isSubmitting,
  });

  const part = { typed, change, errors, disabled: isSubmitting };
  const { kind } = typed;
  // An application that is asked about has no heading above its form but the page's.
  const level = application ? 2 : 3;
  return (
    <form {...formProps} aria-label="Application" className="flex flex-col gap-8">
      <FormPart level={level} title="You and your shop">
        <ShopFields confirmedEmail={application?.email} textField={textField} />
      </FormPart>
      <FormPart level={level} title="Your work">
        <WorkFields {...part} textField={textField} />
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
            {(RateFields) => <RateFields {...part} kind={kind} examples={examples} />}
          </LazyPart>
        )}
      </FormPart>
      <FormPart level={level} title="Show what you can do">
        <div ref={picturesPlace}>
          {isNearPictures || typed.pictures.length > 0 ? (
            <LazyPart load={loadPictureFields} skeleton={<PicturesSkeleton />}>
              {(PictureFields) => (
                <PictureFields {...part} known={application?.pictures} sent={progress} onCancel={cancel} />
              )}
            </LazyPart>
          ) : (
            <PicturesSkeleton />
          )}
        </div>
        <TextAreaField
          label="A few words about you"
          hint="Your craft, your years at the machine, what customers come for."
          optional
          rows={5}
          maxLength={MAX_APPLICATION_WORDS}
          {...textField('about')}
        />
        {application && (
          <TextAreaField
            label="Your answer to our question"
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
          Website
          <input
            type="text"
            name="website"
            value={typed.website}
            onChange={({ currentTarget }) => change({ website: currentTarget.value })}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." className="sm:self-start">
        {submitLabel}
      </SubmitButton>
    </form>
  );
}

/** Pictures have one error. */
function fieldOf(name: string): string {
  return APPLICATION_PICTURES.some((picture) => picture === name) || name === 'kept_pictures'
    ? 'pictures'
    : name;
}
