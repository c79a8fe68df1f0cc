import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { basicWords, measureWords, reviewsWords } from '#words';
import { REVIEW_PHOTOS } from '../../../../contract/constants/catalogue.ts';
import { ALTERATION_DAYS } from '../../../../contract/constants/contact.ts';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { OrderReview } from '../../../../contract/order-feedback.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { orderReviewQuery, requestAlteration } from '../order-feedback.ts';
import { FitFields, withoutEmpty } from './fit-fields.tsx';
import { PhotosField } from './photos-field.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { TailorReviewForm } from './tailor-review-form.tsx';

/** After the delivery a customer may review the tailor and ask for an alteration. */
export default function AfterDelivery({ order }: { order: SingleOrder }) {
  const section = useRef<HTMLElement>(null);
  const query = orderReviewQuery(order.id);
  const { data, error, refetch } = useQuery(query, queryClient);
  if (!data) {
    if (!error) return <Skeleton className="h-24" />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, reviewsWords.yourReviewCouldNotBeLoaded)}
      </LoadFailure>
    );
  }
  const { review, may_review } = data;
  const mayAlter = order.actions.includes('alter');
  if (!review && !may_review && !mayAlter) return null;

  function showWritten(written: OrderReview) {
    flushSync(() => queryClient.setQueryData(query.queryKey, { may_review: false, review: written }));
    focusOn(section.current);
    toast.success(reviewsWords.thankYouForYourReview);
  }
  function showRequested() {
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    focusOn(section.current);
    toast.success(reviewsWords.theTailorKnowsWhatIsWrong);
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={reviewsWords.afterDelivery}
      className="flex flex-col gap-5"
    >
      {review && <WrittenReview review={review} />}
      {may_review && (
        <>
          <Heading level={3} size="item">
            {reviewsWords.reviewTheTailor}
          </Heading>
          <TailorReviewForm order={order} onWritten={showWritten} />
        </>
      )}
      {mayAlter && (
        <details className="rounded-xl border border-hairline bg-card px-4 py-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {reviewsWords.doesSomethingNotFit}
          </summary>
          <AlterationForm order={order} onRequested={showRequested} />
        </details>
      )}
    </section>
  );
}

function WrittenReview({ review }: { review: OrderReview }) {
  const fit = Object.entries(review.fit) as [MeasureCode, keyof typeof reviewsWords.fitOf][];
  return (
    <>
      <Heading level={3} size="item">
        {reviewsWords.yourReview}
      </Heading>
      <Stars rating={review.rating} />
      {review.text && <p className="whitespace-pre-wrap">{review.text}</p>}
      {fit.length > 0 && (
        <ul className="list-disc ps-5">
          {fit.map(([code, value]) => (
            <li key={code}>{reviewsWords.fitOf[value]({ measure: measureWords.names[code] })}</li>
          ))}
        </ul>
      )}
      <ReviewPhotos photos={review.photos} author={undefined} />
    </>
  );
}

const DRAFT_FIELDS = ['reason'] as const;

interface AlterationFields extends FitFields {
  reason: string;
  photos: File[];
}

interface AlterationFormProps {
  order: Pick<SingleOrder, 'id' | 'dress_type'>;
  onRequested: () => void;
}

/** Asks for an alteration of a delivered garment, with photos of what is wrong (orders-16). */
function AlterationForm({ order, onRequested }: AlterationFormProps) {
  const form = useForm<AlterationFields>({ defaultValues: { reason: '', photos: [], fit: {} } });
  const name = `alteration-${order.id}`;
  const forgetDraft = useFormDraft(name, form, DRAFT_FIELDS);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ reason, photos, fit }, { keyFor, onProgress, signal }) {
      const said = { reason, fit: withoutEmpty(fit) };
      const idempotencyKey = keyFor([said, ...photos.map(fileMark)]);
      const upload = photos.length > 0 ? { onProgress } : {};
      return requestAlteration(order.id, { ...said, photos }, { idempotencyKey, signal, ...upload });
    },
    fieldOf(field) {
      if (REVIEW_PHOTOS.some((photo) => photo === field)) return 'photos';
      return DRAFT_FIELDS.find((known) => known === field);
    },
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess: onRequested,
    fallback: reviewsWords.failedToAskForTheAlteration,
  });
  return (
    <form {...formProps} aria-label={basicWords.alteration} className="flex flex-col gap-5 pb-3">
      <p className="text-muted">{reviewsWords.alterationsAreFreeForDays({ days: ALTERATION_DAYS })}</p>
      <TextAreaField
        label={reviewsWords.whatIsWrong}
        rows={3}
        maxLength={500}
        disabled={isSubmitting}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || reviewsWords.sayWhatIsWrong,
        })}
      />
      <FitFields dressType={order.dress_type} register={form.register} disabled={isSubmitting} />
      <PhotosField
        form={form}
        hint={reviewsWords.upToPhotosOfWhatIsWrong}
        disabled={isSubmitting}
        sent={progress}
        finishing={reviewsWords.uploadedSendingItToTheTailor}
        onCancel={cancel}
      />
      <FailureBanner failure={failure} />
      <SubmitButton
        variant="secondary"
        busy={isSubmitting}
        busyLabel={basicWords.sending}
        className="sm:self-start"
      >
        {reviewsWords.askForAnAlteration}
      </SubmitButton>
    </form>
  );
}
