import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reviewsWords } from '#words';
import type { Review } from '../../../../contract/reviews.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';

const loadReplyForm = () => import('./reply-form.tsx');

interface SellerReplyProps {
  review: Review;
  onReplied: (review: Review) => void;
}

export default function SellerReply({ review, onReplied }: SellerReplyProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        className="-ms-4 self-start"
        aria-label={reviewsWords.replyTo({ author: review.author })}
        onClick={() => setOpen(true)}
      >
        {reviewsWords.reply}
      </Button>
    );
  }
  return (
    <LazyPart load={loadReplyForm} skeleton={<Skeleton className="h-40" />}>
      {(ReplyForm) => (
        <ReplyForm
          review={review}
          onReplied={onReplied}
          onCancel={() => {
            flushSync(() => setOpen(false));
            opener.current?.focus();
          }}
        />
      )}
    </LazyPart>
  );
}
