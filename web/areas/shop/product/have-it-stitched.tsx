import { useEffect, useState } from 'react';
import { shelfClothWords } from '#words';
import { clothErrand, endClothErrand } from '../../../lib/cloth-errand.ts';
import { ButtonLink } from '../../../ui/button.tsx';

interface HaveItStitchedProps {
  product: number;
  /** Undefined until it is chosen. */
  variant: number | undefined;
}

/** Leads to the order form with this cloth, or back to the form that the customer came from (orders-152). */
export function HaveItStitched({ product, variant }: HaveItStitchedProps) {
  const [form, setForm] = useState('/book-tailor');
  useEffect(() => setForm(clothErrand() ?? '/book-tailor'), []);
  const cloth = `cloth=${product}${variant === undefined ? '' : `&variant=${variant}`}`;
  return (
    <div className="flex flex-col gap-1">
      <ButtonLink
        variant="secondary"
        to={`${form}${form.includes('?') ? '&' : '?'}${cloth}`}
        onClick={endClothErrand}
      >
        {shelfClothWords.haveItStitched}
      </ButtonLink>
      <p className="text-sm text-muted">{shelfClothWords.aTailorMakesItForYou}</p>
    </div>
  );
}
