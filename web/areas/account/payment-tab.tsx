import { useQuery } from '@tanstack/react-query';
import { accountWords, basicWords } from '#words';
import { savedCardsQuery } from '../../features/cards/api.ts';
import { SavedCards } from '../../features/cards/components/saved-cards.tsx';
import { OwnCredit } from '../../features/credit/components/own-credit.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import { TABS } from './profile-tabs.tsx';

export default function PaymentTab() {
  const { data: cards, error, refetch } = useQuery(savedCardsQuery, queryClient);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-1">
        <Heading level={2} size="part">
          {TABS.payment}
        </Heading>
        <p className="text-muted">{accountWords.whoKeepsYourCardNumber}</p>
      </header>
      <OwnCredit />
      {cards && cards.length > 0 && <SavedCards cards={cards} />}
      {cards?.length === 0 && <NoCards />}
      {!cards && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, accountWords.failedToFetchYourCards)}
        </LoadFailure>
      )}
      {!cards && !error && (
        <Loading text={accountWords.loadingYourCards}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-36" />
          </div>
        </Loading>
      )}
    </div>
  );
}

function NoCards() {
  const { cards } = useShop();
  return (
    <EmptyState title={accountWords.noSavedCards}>
      <p className="max-w-md text-muted">
        {cards ? accountWords.howToSaveACard : accountWords.weTakeNoCards}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink variant="secondary" to="/culture">
          {accountWords.seeTheCultureCollection}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/brands">
          {basicWords.seeAllBrands}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
