import { basicWords, reviewsWords, tailorsWords } from '#words';
import { REVIEW_PAGE_SIZE } from '../../../../contract/constants/catalogue.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { call } from '../../../lib/call.ts';
import { formatDay } from '../../../lib/format.ts';
import { useMorePages } from '../../../lib/more-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Banner } from '../../../ui/states.tsx';

interface TailorReviewsProps {
  tailorId: number;
  latest: readonly Review[];
  count: number;
}

/** The reviews of a tailor; the latest first, more on a press. */
export function TailorReviews({ tailorId, latest, count }: TailorReviewsProps) {
  const { rows, page, isLoading, failure, more } = useMorePages(
    latest,
    async (next) =>
      (
        await call('GET /tailor_module/tailors/{id}/reviews/', {
          session: 'none',
          params: { id: tailorId },
          query: { page: next },
        })
      ).results,
    tailorsWords.failedToFetchMoreReviews,
  );
  if (count === 0) {
    return <p className="text-muted">{tailorsWords.noWrittenReviewsYet}</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-6">
        {rows.map(({ id, rating, text, author, city, photos, created_at }) => (
          <li
            key={id}
            className="flex flex-col gap-2 border-t border-hairline pt-6 first:border-0 first:pt-0"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <Stars rating={rating} />
              <span>
                <span className="font-semibold text-ink">{author}</span>
                {city && reviewsWords.authorCity({ city })} ·{' '}
                <time dateTime={created_at}>{formatDay(created_at)}</time>
              </span>
            </p>
            {text && (
              <p dir="auto" className="max-w-[44rem] wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            )}
            {photos.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {photos.map((photo, place) => (
                  <li key={photo}>
                    <a
                      href={photo}
                      className="block overflow-hidden rounded-lg border border-hairline hover:border-brand"
                    >
                      <img
                        src={photo}
                        alt={tailorsWords.theGarmentOf({ author, place: place + 1, count: photos.length })}
                        width={88}
                        height={88}
                        loading="lazy"
                        decoding="async"
                        className="size-22 object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {failure && <Banner kind="error">{failure}</Banner>}
      {page * REVIEW_PAGE_SIZE < count && (
        <Button variant="secondary" className="self-start" pending={isLoading} onClick={more}>
          {isLoading ? basicWords.loading : tailorsWords.showMoreReviews}
        </Button>
      )}
    </div>
  );
}
