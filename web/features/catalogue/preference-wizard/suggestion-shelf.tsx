import { type ReactNode, useEffect, useRef } from 'react';
import { catalogueWords } from '#words';
import type { Product } from '../../../../contract/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { BrandGrid } from '../components/brand-grid.tsx';
import { ProductGrid } from '../components/product-grid.tsx';
import { brandsIn, productsIn } from '../words.ts';
import { dismissSuggestions, markAnnounced, useSuggestions } from './suggestions.ts';
import { useWizardAddress } from './wizard-address.ts';

interface SuggestionShelfProps {
  heart?: (product: Product) => ReactNode;
  onDismissed: () => void;
}

/** Suggestions from the preferences wizard, announced when they arrive. */
export default function SuggestionShelf({ heart, onDismissed }: SuggestionShelfProps) {
  const { suggestions, isNew } = useSuggestions();
  const { slug } = useWizardAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = slug !== null;
  // The open modal wizard blocks the focus behind it.
  useEffect(() => {
    if (!isNew || isOpen) return;
    heading.current?.focus();
    markAnnounced();
  }, [isNew, isOpen]);
  if (!suggestions) return null;
  const { brands, products } = suggestions;
  return (
    <section
      aria-labelledby="suggestions-title"
      className="animate-fade-in khaddar flex flex-col gap-6 rounded-2xl border border-hairline p-4 sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <Heading level={2} size="part" id="suggestions-title" ref={heading} tabIndex={-1}>
            {catalogueWords.pickedForYou}
          </Heading>
          <p className="text-muted">
            {brands.length + products.length === 0
              ? catalogueWords.nothingMatchesAllYourAnswers
              : catalogueWords.bestMatchFirst({
                  brands: brandsIn(brands.length),
                  products: productsIn(products.length),
                })}
          </p>
        </div>
        <Button
          variant="quiet"
          onClick={() => {
            dismissSuggestions();
            onDismissed();
          }}
        >
          {catalogueWords.dismiss}
        </Button>
      </div>
      {brands.length > 0 && <BrandGrid brands={brands} />}
      {products.length > 0 && (
        <ProductGrid products={products} layout="shelf" {...(heart ? { heart } : {})} />
      )}
    </section>
  );
}
