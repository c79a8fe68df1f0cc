import { useForm } from 'react-hook-form';
import { basicWords, reviewsWords } from '#words';
import { REVIEW_PHOTOS } from '../../../../contract/constants/catalogue.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { sendReview } from '../sending.ts';
import { PhotosField } from './photos-field.tsx';
import { StarChoice } from './star-choice.tsx';

interface ReviewFields {
  /** '' until chosen. */
  rating: string;
  text: string;
  photos: File[];
}

interface ReviewFormProps {
  product: { id: number; name: string };
  onWritten: (review: Review) => void;
}

const DRAFT_FIELDS = ['rating', 'text'] as const;

/** Stars, text and up to three photos; drafted across a reload. */
export default function ReviewForm({ product, onWritten }: ReviewFormProps) {
  const form = useForm<ReviewFields>({ defaultValues: { rating: '', text: '', photos: [] } });
  const forgetDraft = useFormDraft(`review-${product.id}`, form, DRAFT_FIELDS);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ rating, text, photos }, { keyFor, onProgress, signal }) {
      const idempotencyKey = keyFor([rating, text, ...photos.map(fileMark)]);
      const written = { rating: Number(rating), text, photos };
      const upload = photos.length > 0 ? { onProgress } : {};
      return sendReview(product.id, written, { idempotencyKey, signal, ...upload });
    },
    fieldOf(name) {
      if (REVIEW_PHOTOS.some((photo) => photo === name)) return 'photos';
      return DRAFT_FIELDS.find((field) => field === name);
    },
    storedAttempt: { name: `review-${product.id}`, on: 'tab' },
    forgetDraft,
    onSuccess: onWritten,
    fallback: reviewsWords.failedToSendYourReview,
  });

  return (
    <Card
      as="form"
      padding="large"
      {...formProps}
      aria-label={reviewsWords.review({ name: product.name })}
      className="flex flex-col gap-5"
    >
      <Heading level={3} size="item">
        {reviewsWords.writeAReview}
      </Heading>
      <StarChoice
        chosen={Number(form.watch('rating'))}
        error={errors.rating?.message}
        disabled={isSubmitting}
        field={form.register('rating', { required: reviewsWords.chooseOneToFiveStars })}
      />
      <TextAreaField
        label={reviewsWords.yourReview}
        hint={reviewsWords.howAreTheClothAndTheFit}
        rows={4}
        maxLength={2000}
        disabled={isSubmitting}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || reviewsWords.writeAFewWordsAboutIt,
        })}
      />
      <PhotosField
        form={form}
        hint={reviewsWords.upToPhotosOfHowItLooks}
        disabled={isSubmitting}
        sent={progress}
        finishing={reviewsWords.uploadedSavingTheReview}
        onCancel={cancel}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="sm:self-start">
        {reviewsWords.sendReview}
      </SubmitButton>
    </Card>
  );
}
