import type { ReactNode } from 'react';
import { basicWords, reviewsWords } from '#words';
import type { Review } from '../../../../contract/reviews.ts';
import { formatDay } from '../../../lib/format.ts';
import { Rich } from '../../../ui/rich.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { ReviewPhotos } from './review-photos.tsx';

interface ReviewItemProps {
  review: Review;
  isOwn?: boolean;
  answer?: ReactNode;
}

export function ReviewItem({ review, isOwn = false, answer }: ReviewItemProps) {
  const { rating, text, author, city, photos, created_at, reply } = review;
  return (
    <article className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <p className="text-muted">
          <span className="font-semibold text-ink">{isOwn ? basicWords.you : author}</span>
          {city && reviewsWords.authorCity({ city })} ·{' '}
          <time dateTime={created_at}>{formatDay(created_at)}</time>
        </p>
      </header>
      <p dir="auto" className="max-w-[44rem] break-words whitespace-pre-line">
        {text}
      </p>
      <ReviewPhotos photos={photos} author={author} />
      {reply ? (
        <div className="ms-4 flex flex-col gap-1 border-s-2 border-saffron ps-4">
          <p className="text-muted">
            <Rich
              text={reviewsWords.sellerReplied}
              parts={{
                seller: () => <span className="font-semibold text-ink">{reply.by}</span>,
                day: () => <time dateTime={reply.at}>{formatDay(reply.at)}</time>,
              }}
            />
          </p>
          <p dir="auto" className="max-w-[42rem] break-words whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      ) : (
        answer
      )}
    </article>
  );
}
