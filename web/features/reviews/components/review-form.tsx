import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { REVIEW_PHOTOS, type Review } from '../../../../contract/reviews.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { sendReview } from '../api.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { StarChoice } from './star-choice.tsx';

interface ReviewFields {
  /** '' while nothing is chosen. */
  rating: string;
  text: string;
}

interface ReviewFormProps {
  product: { id: number; name: string };
  onWritten: (review: Review) => void;
}

const FIELDS = ['rating', 'text'] as const;

/** Writes a review: stars, words, up to three photos. What was typed outlives a reload. */
export default function ReviewForm({ product, onWritten }: ReviewFormProps) {
  const form = useForm<ReviewFields>({ defaultValues: { rating: '', text: '' } });
  const forgetDraft = useFormDraft(`review-${product.id}`, form, FIELDS);
  const attemptKey = useAttemptKey();
  const [photos, setPhotos] = useState<File[]>([]);
  const [photoError, setPhotoError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(0);
  const { errors, isSubmitting } = form.formState;

  async function submit({ rating, text }: ReviewFields) {
    setFailure(undefined);
    setPhotoError(undefined);
    setSent(0);
    const chosen = photos.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const idempotencyKey = attemptKey({ id: product.id, rating, text, chosen });
    try {
      const written = { rating: Number(rating), text, photos };
      const review = await sendReview(product.id, written, { idempotencyKey, onProgress: setSent });
      forgetDraft();
      onWritten(review);
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      setPhotoError(REVIEW_PHOTOS.flatMap((field) => fields[field] ?? [])[0]);
      setFailure(showFormErrors(error, form.setError, FIELDS, 'Failed to send your review', REVIEW_PHOTOS));
    }
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={`Review ${product.name}`}
      onSubmit={form.handleSubmit(submit)}
      className="flex flex-col gap-5 rounded-2xl border border-hairline bg-card p-4 sm:p-6"
    >
      <h3 className="text-xl">Write a review</h3>
      {failure && <Banner kind="error">{failure}</Banner>}
      <StarChoice
        chosen={Number(form.watch('rating'))}
        error={errors.rating?.message}
        disabled={isSubmitting}
        field={form.register('rating', { required: 'Choose one to five stars.' })}
      />
      <TextAreaField
        label="Your review"
        hint="How is the cloth, the stitching, the fit? Others see it with your first name."
        rows={4}
        maxLength={2000}
        disabled={isSubmitting}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || 'Write a few words about it.',
        })}
      />
      <PhotoPicker
        photos={photos}
        onPhotos={setPhotos}
        error={photoError}
        onError={setPhotoError}
        disabled={isSubmitting}
      />
      {isSubmitting && photos.length > 0 && (
        <progress aria-label="Sending your photos" max={1} value={sent} className="w-full accent-brand" />
      )}
      <Button type="submit" disabled={isSubmitting} className="sm:self-start">
        {isSubmitting ? sending(sent, photos.length) : 'Send review'}
      </Button>
    </form>
  );
}

function sending(sent: number, photos: number): string {
  return photos === 0 || sent === 0 ? 'Sending...' : `Sending... ${Math.round(sent * 100)} %`;
}
