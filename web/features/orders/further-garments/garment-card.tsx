import type { ReactNode } from 'react';
import { shelfClothWords } from '#words';
import { fabricName } from '../../../../contract/garment-names.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { piecesOf } from '../book-tailor/cloth.ts';
import type { GarmentFields } from '../book-tailor/garment-shape.ts';
import { GarmentThumb } from '../components/garment-thumb.tsx';

interface GarmentCardProps {
  /** `2. Kurta for Bilal` */
  title: string;
  fields: Pick<
    GarmentFields,
    'dress_type' | 'fabric_type' | 'cloth_source' | 'cloth_known' | 'cloth_quantity'
  >;
  /** Rupees for the stitching; undefined before it is known. */
  price?: number | undefined;
  /** What keeps it from being sent. */
  problem: string | undefined;
  /** True if a refused form moves the focus to the problem. */
  isRefused?: boolean;
  children?: ReactNode;
}

/** A garment of an order that is not placed yet, or not with all of its garments. */
export function GarmentCard({ title, fields, price, problem, isRefused = true, children }: GarmentCardProps) {
  const { dress_type, fabric_type, cloth_source, cloth_known } = fields;
  const cloth = cloth_source === 'SHELF' && cloth_known ? cloth_known.price * piecesOf(fields) : 0;
  return (
    <Card as="article" padding="small" aria-label={title} className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        <GarmentThumb
          garment={{ item_type: 'dress', dress_type: dress_type || null }}
          className="h-16 w-13"
        />
        <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {fabric_type !== '' && <p className="text-sm text-muted">{fabricName(fabric_type)}</p>}
          {cloth > 0 && (
            <p className="figures text-sm text-muted">{`${shelfClothWords.cloth}: ${formatRupees(cloth)}`}</p>
          )}
        </div>
        {price !== undefined && <p className="figures shrink-0 font-semibold">{formatRupees(price)}</p>}
      </div>
      {problem !== undefined && (
        <p tabIndex={-1} data-refused={isRefused || undefined} className="font-medium text-madder">
          {problem}
        </p>
      )}
      {children}
    </Card>
  );
}
