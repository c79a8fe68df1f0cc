import { basicWords, catalogueWords } from '#words';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/states.tsx';

export function MissingProduct() {
  return (
    <div className="page py-12 lg:py-24">
      <h1 className="sr-only">{catalogueWords.productNotFound404}</h1>
      <EmptyState picture="not-found" title={catalogueWords.weCouldNotFindThisProduct}>
        <p className="max-w-[45ch] text-lg text-muted">{catalogueWords.itMayBeSoldOut}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/brands">{basicWords.seeAllBrands}</ButtonLink>
          <ButtonLink to="/culture" variant="secondary">
            {catalogueWords.seeTheCultureCollection}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
