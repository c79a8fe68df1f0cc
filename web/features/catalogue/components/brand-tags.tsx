import { goodsWords } from '#words';
import type { Brand } from '../../../../contract/catalogue.ts';
import { Badge } from '../../../ui/badge.tsx';

export function BrandTags({ brand: { sale, bespoke } }: { brand: Brand }) {
  if (!sale && !bespoke) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {sale && (
        <Badge as="li" tone="madder" className="px-3">
          {goodsWords.brandTypes.sale}
        </Badge>
      )}
      {bespoke && (
        <Badge as="li" tone="saffron" className="px-3">
          {goodsWords.brandTypes.bespoke}
        </Badge>
      )}
    </ul>
  );
}

export function BrandMark({ brand, className = '' }: { brand: Brand; className?: string }) {
  const { profile_picture: logo } = brand.user;
  return (
    <span className={`sewn grid shrink-0 place-items-center p-3.5 ${className}`}>
      {logo ? (
        <img
          src={logo}
          alt=""
          width={160}
          height={160}
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <span aria-hidden="true" className="font-display text-3xl text-brand">
          {brand.name.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
