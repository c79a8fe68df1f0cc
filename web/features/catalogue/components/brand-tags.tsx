import type { Brand } from '../../../../contract/catalogue.ts';
import { BRAND_TYPES } from '../../../../contract/constants/catalogue.ts';

const TAG = 'rounded-full px-3 py-0.5 text-sm font-semibold';

export function BrandTags({ brand: { sale, bespoke } }: { brand: Brand }) {
  if (!sale && !bespoke) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {sale && <li className={`${TAG} bg-madder-soft text-madder`}>{BRAND_TYPES.sale}</li>}
      {bespoke && <li className={`${TAG} bg-saffron-soft text-saffron-ink`}>{BRAND_TYPES.bespoke}</li>}
    </ul>
  );
}
