import { type ReactNode, useEffect, useRef } from 'react';
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
            Picked for you
          </Heading>
          <p className="text-muted">
            {brands.length + products.length === 0
              ? 'Nothing matches all your answers. Try another price range or dress type.'
              : `${brandsIn(brands.length)} and ${productsIn(products.length)}, the best match first.`}
          </p>
        </div>
        <Button
          variant="quiet"
          onClick={() => {
            dismissSuggestions();
            onDismissed();
          }}
        >
          Dismiss
        </Button>
      </div>
      {brands.length > 0 && <BrandGrid brands={brands} />}
      {products.length > 0 && (
        <ProductGrid products={products} layout="shelf" {...(heart ? { heart } : {})} />
      )}
    </section>
  );
}
