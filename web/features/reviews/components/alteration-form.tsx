import { useForm } from 'react-hook-form';
import { ALTERATION_DAYS } from '../../../../contract/constants/business-facts.ts';
import { REVIEW_PHOTOS } from '../../../../contract/constants/reviews.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { requestAlteration } from '../order-feedback.ts';
import { PhotosField } from './photos-field.tsx';

const DRAFT_FIELDS = ['reason'] as const;

/** Asks for an alteration of a delivered garment, with photos of what is wrong (orders-16). */
export function AlterationForm({ orderId, onRequested }: { orderId: number; onRequested: () => void }) {
  const form = useForm<{ reason: string; photos: File[] }>({ defaultValues: { reason: '', photos: [] } });
  const name = `alteration-${orderId}`;
  const forgetDraft = useFormDraft(name, form, DRAFT_FIELDS);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ reason, photos }, { keyFor, onProgress, signal }) {
      const idempotencyKey = keyFor([reason, ...photos.map(fileMark)]);
      const upload = photos.length > 0 ? { onProgress } : {};
      return requestAlteration(orderId, { reason, photos }, { idempotencyKey, signal, ...upload });
    },
    fieldOf(field) {
      if (REVIEW_PHOTOS.some((photo) => photo === field)) return 'photos';
      return DRAFT_FIELDS.find((known) => known === field);
    },
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess: onRequested,
    fallback: 'Failed to ask for the alteration',
  });
  return (
    <form {...formProps} aria-label="Alteration" className="flex flex-col gap-5 pb-3">
      <p className="text-muted">
        Alterations are free for {ALTERATION_DAYS} days after delivery. The tailor reads this and calls you
        about the garment.
      </p>
      <TextAreaField
        label="What is wrong?"
        rows={3}
        maxLength={500}
        disabled={isSubmitting}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || 'Say what is wrong in a few words.',
        })}
      />
      <PhotosField
        form={form}
        of="of what is wrong"
        disabled={isSubmitting}
        sent={progress}
        finishing="Uploaded. Sending it to the tailor..."
        onCancel={cancel}
      />
      <FailureBanner failure={failure} />
      <SubmitButton variant="secondary" busy={isSubmitting} busyLabel="Sending..." className="sm:self-start">
        Ask for an alteration
      </SubmitButton>
    </form>
  );
}
