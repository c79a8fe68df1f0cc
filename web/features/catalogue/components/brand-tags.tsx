import type { Brand } from '../../../../contract/catalogue.ts';
import { BRAND_TYPES } from '../../../../contract/constants/catalogue.ts';
import { Badge } from '../../../ui/badge.tsx';

export function BrandTags({ brand: { sale, bespoke } }: { brand: Brand }) {
  if (!sale && !bespoke) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {sale && (
        <Badge as="li" tone="madder" className="px-3">
          {BRAND_TYPES.sale}
        </Badge>
      )}
      {bespoke && (
        <Badge as="li" tone="saffron" className="px-3">
          {BRAND_TYPES.bespoke}
        </Badge>
      )}
    </ul>
  );
}
