import { Link } from 'react-router';
import { cartWords } from '#words';
import { productAddress } from '../../../lib/goods.ts';
import { Button } from '../../../ui/button.tsx';
import { acceptDifference, type Difference } from '../differences.ts';

export function LineDifference({ difference }: { difference: Difference }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-saffron-soft px-4 py-2 text-saffron-ink">
      <p className="min-w-0">
        {difference.text}{' '}
        {difference.isSizeSoldOut && (
          <Link
            to={productAddress(difference.item)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {cartWords.chooseAnotherSize}
          </Link>
        )}
      </p>
      <Button
        variant="quiet"
        className="-me-2 ms-auto"
        aria-label={`${difference.acceptLabel}: ${difference.item.name}`}
        onClick={() => acceptDifference(difference)}
      >
        {difference.acceptLabel}
      </Button>
    </div>
  );
}
