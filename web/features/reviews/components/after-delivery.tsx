import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { measureWords, reviewsWords } from '#words';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { OrderReview } from '../../../../contract/order-feedback.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { orderReviewQuery, type ReviewsOfOrder, withReview } from '../order-feedback.ts';
import { AlterationForm } from './alteration-form.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { TailorReviewForm } from './tailor-review-form.tsx';

/** One of several garments of an order, named as in its list. */
export interface NamedGarment {
  id: number;
  name: string;
  dress_type: string | null;
}

interface AfterDeliveryProps {
  order: SingleOrder;
  /** None of an order of one. */
  garments: readonly NamedGarment[];
}

/** After the delivery a customer may review the tailor by each garment, and ask for an alteration. */
export default function AfterDelivery({ order, garments }: AfterDeliveryProps) {
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
    flushSync(() =>
      queryClient.setQueryData(query.queryKey, (before) => before && withReview(before, written)),
    );
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
      {data.garments ? (
        <EachGarment order={order} garments={garments} reviews={data.garments} onWritten={showWritten} />
      ) : (
        <>
          {review && (
            <>
              <Heading level={3} size="item">
                {reviewsWords.yourReview}
              </Heading>
              <WrittenReview review={review} />
            </>
          )}
          {may_review && (
            <>
              <Heading level={3} size="item">
                {reviewsWords.reviewTheTailor}
              </Heading>
              <TailorReviewForm order={order} onWritten={showWritten} />
            </>
          )}
        </>
      )}
      {mayAlter && (
        <details className={FOLDED}>
          <summary className={SUMMARY}>{reviewsWords.doesSomethingNotFit}</summary>
          <AlterationForm order={order} garments={garments} onRequested={showRequested} />
        </details>
      )}
    </section>
  );
}

const FOLDED = 'rounded-xl border border-hairline bg-card px-4 py-1';
const SUMMARY = 'flex min-h-11 cursor-pointer items-center font-semibold wrap-anywhere';

interface EachGarmentProps {
  order: SingleOrder;
  garments: readonly NamedGarment[];
  reviews: NonNullable<ReviewsOfOrder['garments']>;
  onWritten: (review: OrderReview) => void;
}

/** The review of each garment, or the form for it (reviews-7). */
function EachGarment({ order, garments, reviews, onWritten }: EachGarmentProps) {
  const shown = garments.flatMap((garment) => {
    const found = reviews.find((one) => one.garment === garment.id);
    return found && (found.review || found.may_review) ? [{ ...garment, review: found.review }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <Heading level={3} size="item">
        {reviewsWords.reviewEachGarment}
      </Heading>
      {shown.map(({ id, name, dress_type, review }) => (
        <details key={id} className={FOLDED}>
          <summary className={SUMMARY}>
            {review ? reviewsWords.reviewedWithStars({ garment: name, rating: review.rating }) : name}
          </summary>
          <div className="flex flex-col gap-5 py-3">
            {review ? (
              <WrittenReview review={review} />
            ) : (
              <TailorReviewForm
                order={{ ...order, dress_type }}
                garment={{ id, name }}
                onWritten={onWritten}
              />
            )}
          </div>
        </details>
      ))}
    </>
  );
}

function WrittenReview({ review }: { review: OrderReview }) {
  const fit = Object.entries(review.fit) as [MeasureCode, keyof typeof reviewsWords.fitOf][];
  return (
    <>
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
