import { useState } from 'react';
import type { ProductDetail } from '../../../../contract/catalogue.ts';
import { REVIEW_PAGE_SIZE } from '../../../../contract/constants/reviews.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { useLateQuery } from '../../../lib/late-query.ts';
import { useMorePages } from '../../../lib/more-pages.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { ownReviewQuery, readReviews } from '../api.ts';
import { withRating } from '../distribution.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';

const loadReviewForm = () => import('./review-form.tsx');
const loadSellerReply = () => import('./seller-reply.tsx');

interface ReviewsSectionProps {
  product: ProductDetail;
  latest: readonly Review[];
}

export function ReviewsSection({ product, latest }: ReviewsSectionProps) {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const own = useLateQuery(isSignedIn ? ownReviewQuery(product.id) : undefined);
  const { rows, setRows, page, isLoading, failure, more } = useMorePages(
    latest,
    (next) => readReviews(product.id, next),
    'Failed to fetch more reviews',
  );
  const [written, setWritten] = useState<Review>();
  const ownReviewRef = useFocusOnChange<HTMLDivElement>(written);
  const ownReview = written ?? own?.review ?? undefined;
  const mayReview = own?.may_review && !written;
  const others = rows.filter(({ id }) => id !== ownReview?.id);
  const hasMore = page * REVIEW_PAGE_SIZE < product.number_of_reviews;

  function replace(replied: Review) {
    setRows((known) => known.map((review) => (review.id === replied.id ? replied : review)));
  }

  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="page grid items-start gap-x-14 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-5">
        <Heading level={2} size="part" id="reviews-title">
          Reviews
        </Heading>
        <RatingSummary ratings={written ? withRating(product.ratings, written.rating) : product.ratings} />
        {!mayReview && !ownReview && (
          <p className="text-muted">
            {product.number_of_reviews === 0 && 'No reviews yet. '}
            Customers can review this product once it has been delivered to them.
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {mayReview && (
          <LazyPart load={loadReviewForm} skeleton={<Skeleton className="h-96" />}>
            {(ReviewForm) => <ReviewForm product={product} onWritten={setWritten} />}
          </LazyPart>
        )}
        {ownReview && (
          <div
            ref={ownReviewRef}
            tabIndex={-1}
            className="flex flex-col gap-4 rounded-2xl bg-sunken p-4 sm:p-6"
          >
            <Heading level={3} size="item">
              {written ? 'Thank you for your review' : 'Your review'}
            </Heading>
            <ReviewItem review={ownReview} isOwn />
          </div>
        )}
        {others.length > 0 && (
          <ul aria-label="What customers say" className="flex flex-col gap-8">
            {others.map((review) => (
              <li key={review.id} className="border-t border-hairline pt-8 first:border-0 first:pt-0">
                <ReviewItem
                  review={review}
                  answer={
                    own?.may_reply && (
                      <LazyPart load={loadSellerReply} skeleton={<div className="h-11" />}>
                        {(SellerReply) => <SellerReply review={review} onReplied={replace} />}
                      </LazyPart>
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {failure && <Banner kind="error">{failure}</Banner>}
        {hasMore && (
          <Button variant="secondary" className="self-start" pending={isLoading} onClick={more}>
            {isLoading ? 'Loading...' : page === 0 ? 'Show the reviews' : 'Show more reviews'}
          </Button>
        )}
      </div>
    </section>
  );
}
