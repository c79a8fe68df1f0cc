import { useState } from 'react';
import { basicWords, reviewsWords } from '#words';
import type { ProductDetail } from '../../../../contract/catalogue.ts';
import { REVIEW_PAGE_SIZE } from '../../../../contract/constants/catalogue.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { call } from '../../../lib/call.ts';
import { useLateQuery } from '../../../lib/late-query.ts';
import { useMorePages } from '../../../lib/more-pages.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { distributionOf, type Ratings, withRating } from '../distribution.ts';
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
    reviewsWords.failedToFetchMoreReviews,
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
          {basicWords.reviews}
        </Heading>
        <RatingSummary ratings={written ? withRating(product.ratings, written.rating) : product.ratings} />
        {!mayReview && !ownReview && (
          <p className="text-muted">
            {product.number_of_reviews === 0
              ? reviewsWords.noReviewsYetCustomersCanReview
              : reviewsWords.customersCanReview}
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
              {written ? reviewsWords.thankYouHeading : reviewsWords.yourReview}
            </Heading>
            <ReviewItem review={ownReview} isOwn />
          </div>
        )}
        {others.length > 0 && (
          <ul aria-label={reviewsWords.whatCustomersSay} className="flex flex-col gap-8">
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
            {isLoading
              ? basicWords.loading
              : page === 0
                ? reviewsWords.showTheReviews
                : reviewsWords.showMoreReviews}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Newest first. Throws CallError. */
async function readReviews(productId: number, page: number): Promise<Review[]> {
  const query = { page };
  return (
    await call('GET /api/products/{id}/reviews/', { session: 'none', params: { id: productId }, query })
  ).results;
}

const ownReviewQuery = (productId: number) =>
  definePersonalQuery({
    queryKey: ['reviews', 'own', productId],
    queryFn: ({ signal }) =>
      call('GET /api/products/{id}/reviews/mine/', { params: { id: productId }, signal }),
  });

function RatingSummary({ ratings }: { ratings: Ratings }) {
  const { count, mean, rows } = distributionOf(ratings);
  if (count === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-display text-4xl">{mean.toFixed(1)}</span>
        <Stars rating={mean} />
        <span className="figures text-muted">{reviewsWords.fromReviews({ count })}</span>
      </p>
      <ul aria-label={reviewsWords.reviewsByStars} className="flex flex-col gap-1">
        {rows.map((row) => (
          <li key={row.stars} className="figures grid grid-cols-[4rem_1fr_2.5rem] items-center gap-2 text-sm">
            <span>{reviewsWords.stars({ count: row.stars })}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-hairline">
              <span
                className="block h-full rounded-full bg-saffron"
                style={{ inlineSize: `${row.share * 100}%` }}
              />
            </span>
            <span className="text-end text-muted">
              <Rich
                text={reviewsWords.reviewCount({ count: row.count })}
                parts={{ noun: (text) => <span className="sr-only">{text}</span> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
