import { useQuery } from '@tanstack/react-query';
import { accountWords } from '#words';
import { ProductGridSkeleton } from '../../../features/catalogue/components/product-grid.tsx';
import { wishedProductsQuery } from '../../../features/wishlist/account-list.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/states.tsx';
import { TABS } from '../profile-tabs.tsx';
import { WishedGoods } from './wished-goods.tsx';

export default function WishlistTab() {
  const { data: products, error, refetch } = useQuery(wishedProductsQuery, queryClient);
  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} size="part">
        {TABS.wishlist}
      </Heading>
      {products && <WishedGoods products={products} />}
      {!products && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, accountWords.failedToFetchYourWishlist)}
        </LoadFailure>
      )}
      {!products && !error && (
        <Loading text={accountWords.loadingYourWishlist}>
          <ProductGridSkeleton cards={4} />
        </Loading>
      )}
    </div>
  );
}
