import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/states.tsx';

export function MissingProduct() {
  return (
    <div className="page py-12 lg:py-24">
      <h1 className="sr-only">404 - Product Not Found</h1>
      <EmptyState picture="not-found" title="We could not find this product">
        <p className="max-w-[45ch] text-lg text-muted">It may be sold out, or the link may be wrong.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/brands">See all brands</ButtonLink>
          <ButtonLink to="/culture" variant="secondary">
            See the culture collection
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
