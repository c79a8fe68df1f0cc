import { clothWords, garmentWords } from '#words';
import type { ProductCloth } from '../../../../../contract/catalogue.ts';
import type { DressTypeCode } from '../../../../../contract/garments.ts';
import { lengthInWords } from '../../../../lib/cloth-length.ts';
import { Heading } from '../../../../ui/heading.tsx';

/** What a piece of unstitched cloth is enough for (catalogue-21). */
export function ClothUses({ cloth }: { cloth: ProductCloth }) {
  const { metres, width_inches: width, enough_for: uses } = cloth;
  const length = lengthInWords(metres, 'sold');
  return (
    <section aria-labelledby="cloth-uses" className="flex flex-col gap-3">
      <Heading level={2} size="part" id="cloth-uses">
        {clothWords.howFarItGoes}
      </Heading>
      <p>
        {uses.length > 0
          ? clothWords.isEnoughFor({ length, width })
          : clothWords.isTooShort({ length, width })}
      </p>
      {uses.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {uses.map((use) => (
            <li key={use.dress_type}>{inWords(use)}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{clothWords.countedForUsualSizes}</p>
    </section>
  );
}

function inWords({ dress_type, largest_size: size, pieces }: ProductCloth['enough_for'][number]): string {
  const garment = garmentWords.dressTypes[dress_type as DressTypeCode] ?? dress_type;
  if (pieces > 1) return clothWords.severalOf({ garment, pieces });
  return size ? clothWords.upToSize({ garment, size }) : garment;
}
