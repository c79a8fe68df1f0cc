import { useForm } from 'react-hook-form';
import { basicWords, reviewsWords } from '#words';
import { REVIEW_PHOTOS } from '../../../../contract/constants/catalogue.ts';
import type { OrderReview } from '../../../../contract/order-feedback.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { sendOrderReview } from '../order-feedback.ts';
import { FitFields, withoutEmpty } from './fit-fields.tsx';
import { PhotosField } from './photos-field.tsx';
import { StarChoice } from './star-choice.tsx';

interface TailorReviewFields extends FitFields {
  /** '' until chosen. */
  rating: string;
  text: string;
  photos: File[];
}

interface TailorReviewFormProps {
  order: { id: number; dress_type: string | null; tailor_username: string };
  /** Of an order of several. */
  garment?: { id: number; name: string };
  onWritten: (review: OrderReview) => void;
}

const DRAFT_FIELDS = ['rating', 'text'] as const;

/** Stars for the tailor of a delivered order, optionally text, photos and the fit (reviews-4). */
export function TailorReviewForm({ order, garment, onWritten }: TailorReviewFormProps) {
  const form = useForm<TailorReviewFields>({
    defaultValues: { rating: '', text: '', photos: [], fit: {} },
  });
  const name = garment ? `order-review-${order.id}-${garment.id}` : `order-review-${order.id}`;
  const tailor = { name: order.tailor_username };
  const forgetDraft = useFormDraft(name, form, DRAFT_FIELDS);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ rating, text, photos, fit }, { keyFor, onProgress, signal }) {
      const said = {
        ...{ rating: Number(rating), text, fit: withoutEmpty(fit) },
        ...(garment && { garment: garment.id }),
      };
      const idempotencyKey = keyFor([said, ...photos.map(fileMark)]);
      const upload = photos.length > 0 ? { onProgress } : {};
      return sendOrderReview(order.id, { ...said, photos }, { idempotencyKey, signal, ...upload });
    },
    fieldOf(field) {
      if (REVIEW_PHOTOS.some((photo) => photo === field)) return 'photos';
      return DRAFT_FIELDS.find((known) => known === field);
    },
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess: onWritten,
    fallback: reviewsWords.failedToSendYourReview,
  });

  return (
    <form {...formProps} aria-label={reviewsWords.review(garment ?? tailor)} className="flex flex-col gap-5">
      <StarChoice
        legend={garment ? reviewsWords.howDidDoWithThis(tailor) : reviewsWords.howDidDo(tailor)}
        chosen={Number(form.watch('rating'))}
        error={errors.rating?.message}
        disabled={isSubmitting}
        field={form.register('rating', { required: reviewsWords.chooseOneToFiveStars })}
      />
      <TextAreaField
        label={reviewsWords.yourReview}
        optional
        rows={3}
        maxLength={2000}
        disabled={isSubmitting}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FitFields dressType={order.dress_type} register={form.register} disabled={isSubmitting} />
      <PhotosField
        form={form}
        hint={reviewsWords.upToPhotosOfTheGarment}
        disabled={isSubmitting}
        sent={progress}
        finishing={reviewsWords.uploadedSavingTheReview}
        onCancel={cancel}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="sm:self-start">
        {reviewsWords.sendReview}
      </SubmitButton>
    </form>
  );
}
