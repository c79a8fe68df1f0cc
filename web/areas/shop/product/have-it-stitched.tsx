import { useEffect, useId, useState } from 'react';
import { shelfClothWords } from '#words';
import { clothErrand, endClothErrand } from '../../../lib/cloth-errand.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

interface HaveItStitchedProps {
  product: number;
  /** Undefined until one in stock is chosen. */
  variant: number | undefined;
  /** Why there is none. */
  missing: string;
}

/** Leads to the order form with this cloth, or back to the form that the customer came from (orders-152). */
export function HaveItStitched({ product, variant, missing }: HaveItStitchedProps) {
  const [form, setForm] = useState('/book-tailor');
  useEffect(() => setForm(clothErrand() ?? '/book-tailor'), []);
  const reason = useId();
  const cloth = `cloth=${product}&variant=${variant}`;
  return (
    <div className="flex flex-col gap-1">
      {variant === undefined ? (
        <Button variant="secondary" disabled aria-describedby={reason}>
          {shelfClothWords.haveItStitched}
        </Button>
      ) : (
        <ButtonLink
          variant="secondary"
          to={`${form}${form.includes('?') ? '&' : '?'}${cloth}`}
          onClick={endClothErrand}
        >
          {shelfClothWords.haveItStitched}
        </ButtonLink>
      )}
      <p id={reason} className="text-sm text-muted">
        {variant === undefined ? missing : shelfClothWords.aTailorMakesItForYou}
      </p>
    </div>
  );
}
