import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { basicWords, workshopBrandWords } from '#words';
import type { SellerReview } from '../../../../contract/seller-reviews.ts';
import ReplyForm from '../../../features/reviews/components/reply-form.tsx';
import { ReviewItem } from '../../../features/reviews/components/review-item.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { goodsPicture } from '../../../lib/goods.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CursorLinks } from '../../../ui/cursor-links.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { toast } from '../../../ui/toast.tsx';
import { correctReply, SELLER_REVIEWS_KEY, sellerReviewsQuery } from './api.ts';

const TABS = [
  { name: 'missing', to: '?', text: workshopBrandWords.waitingForAReply },
  { name: 'all', to: '?reply=all', text: basicWords.all },
] as const;

export const meta = privateMeta(basicWords.reviews);

/** Reviews of the brand's products, each with one public reply (reviews-1, reviews-6). */
export default function ReviewsPage() {
  const [parameters] = useSearchParams();
  const reply = parameters.get('reply') === 'all' ? 'all' : 'missing';
  const [after, before] = [parameters.get('after') ?? undefined, parameters.get('before') ?? undefined];
  const { data, error, isPlaceholderData, refetch } = useQuery(
    { ...sellerReviewsQuery({ reply, after, before }), placeholderData: keepPreviousData },
    queryClient,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<number>();
  const close = (said?: string) => {
    if (said) toast.success(said);
    flushSync(() => setOpen(undefined));
    focusOn(heading.current);
    if (said) void queryClient.invalidateQueries({ queryKey: SELLER_REVIEWS_KEY });
  };
  const to = (place: 'after' | 'before', cursor: string) =>
    `?${new URLSearchParams({ ...(reply === 'all' ? { reply } : {}), [place]: cursor })}`;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 p-4 lg:p-8">
      <Heading ref={heading} level={1} size="part">
        {basicWords.reviews}
      </Heading>
      <TabLinks label={workshopBrandWords.reviewsByReply} tabs={TABS} chosen={reply} busy={isPlaceholderData}>
        {!data && !error && (
          <Loading text={workshopBrandWords.loadingTheReviews}>
            <Skeleton className="h-40" />
          </Loading>
        )}
        {error && (
          <LoadFailure onRetry={() => void refetch()}>
            {failureSentence(error, workshopBrandWords.failedToGetTheReviews)}
          </LoadFailure>
        )}
        {data?.results.length === 0 && (
          <EmptyState
            title={
              reply === 'missing'
                ? workshopBrandWords.everyReviewHasYourReply
                : workshopBrandWords.noReviewsYet
            }
          >
            <p className="text-muted">{workshopBrandWords.whenCustomersCanReview}</p>
          </EmptyState>
        )}
        <ul className="flex flex-col gap-4">
          {data?.results.map((review) => (
            <Card as="li" key={review.id} className="flex flex-col gap-4">
              <div className="flex items-center gap-3">
                <Thumbnail picture={goodsPicture(review.product.image)} className="w-10" />
                <TextLink to={`/workshop/products/${review.product.id}`}>{review.product.name}</TextLink>
              </div>
              <ReviewItem
                review={open === review.id ? { ...review, reply: null } : review}
                answer={
                  open !== review.id ? (
                    <Button
                      variant="secondary"
                      className="self-start"
                      aria-label={workshopBrandWords.replyTo({ author: review.author })}
                      onClick={() => setOpen(review.id)}
                    >
                      {workshopBrandWords.reply}
                    </Button>
                  ) : review.reply ? (
                    <EditReply
                      review={review}
                      onCancel={() => close()}
                      onSaved={() => close(workshopBrandWords.yourReplyIsSaved)}
                    />
                  ) : (
                    <ReplyForm
                      review={review}
                      onCancel={() => close()}
                      onReplied={() => close(workshopBrandWords.yourReplyIsPublic)}
                    />
                  )
                }
              />
              {review.may_edit_reply && open !== review.id && (
                <EditButton review={review} onPress={() => setOpen(review.id)} />
              )}
            </Card>
          ))}
        </ul>
        <CursorLinks label={basicWords.reviews} page={data} to={to} />
      </TabLinks>
    </div>
  );
}

function EditButton({ review, onPress }: { review: SellerReview; onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      className="-ms-4 self-start"
      aria-label={workshopBrandWords.correctYourReplyTo({ author: review.author })}
      onClick={onPress}
    >
      {workshopBrandWords.correctYourReply}
    </Button>
  );
}

interface EditReplyProps {
  review: SellerReview;
  onSaved: () => unknown;
  onCancel: () => void;
}

/** Edits a reply within a day (reviews-6). */
function EditReply({ review, onSaved, onCancel }: EditReplyProps) {
  const form = useForm({ defaultValues: { text: review.reply?.text ?? '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ text }) => correctReply(review.id, text),
    onSuccess: onSaved,
    fallback: workshopBrandWords.failedToSaveYourReply,
  });
  const { setFocus } = form;
  // The pressed button is removed.
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form {...formProps} className="flex max-w-[42rem] flex-col gap-3">
      <TextAreaField
        label={workshopBrandWords.yourReplyTo({ author: review.author })}
        hint={workshopBrandWords.correctItWithinADay}
        rows={3}
        maxLength={1000}
        error={form.formState.errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || basicWords.writeAFewWords })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving} variant="secondary">
          {workshopBrandWords.saveReply}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel} pending={isSubmitting}>
          {basicWords.cancel}
        </Button>
      </div>
    </form>
  );
}
