import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { accountWords, basicWords } from '#words';
import { ProductGridSkeleton } from '../../features/catalogue/components/product-grid.tsx';
import { readProducts } from '../../features/wishlist/api.ts';
import { storedIds } from '../../features/wishlist/store.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { withNext } from '../../lib/next-path.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Loading } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WishedGoods } from './wishlist/wished-goods.tsx';

const OWN = '/profile?tab=wishlist';

/** This device's wishlist, or why it cannot be shown. Signed-in customers have theirs in the profile. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (isSignedIn()) throw redirect(OWN);
  try {
    return { products: await readProducts(storedIds(), request.signal), failure: undefined };
  } catch (error) {
    return { products: [], failure: failureSentence(error, accountWords.failedToFetchYourWishlist) };
  }
}

export const meta = privateMeta(accountWords.yourWishlist);

export function HydrateFallback() {
  return (
    <div className="page flex flex-col gap-8 py-8 sm:py-12">
      <Heading level={1} size="form">
        {accountWords.yourWishlist}
      </Heading>
      <Loading text={accountWords.loadingYourWishlist}>
        <ProductGridSkeleton cards={4} />
      </Loading>
    </div>
  );
}

export default function WishlistPage() {
  const { products, failure } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  useEffect(() => {
    if (user) void navigate(OWN, { replace: true });
  }, [user, navigate]);
  return (
    <div className="page flex flex-col gap-8 py-8 sm:py-12">
      <header>
        <Heading level={1} size="form">
          {accountWords.yourWishlist}
        </Heading>
        <p className="mt-3 max-w-[44rem] text-muted">
          <Rich
            text={accountWords.thisListIsSavedOnThisDevice}
            parts={{
              link: (text) => (
                <TextLink to={withNext('/login', OWN)} variant="inline">
                  {text}
                </TextLink>
              ),
            }}
          />
        </p>
      </header>
      {failure ? (
        <LoadFailure onRetry={() => void revalidate()}>{failure}</LoadFailure>
      ) : (
        <>
          <h2 className="sr-only">{basicWords.products}</h2>
          <WishedGoods products={products} />
        </>
      )}
    </div>
  );
}
