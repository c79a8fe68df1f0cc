import { garmentOf } from '../../../../contract/garments.ts';
import { garmentPicture } from '../garment-picture.ts';

export function GarmentThumb({ dressType, className }: { dressType: string | null; className: string }) {
  const garment = dressType === null ? undefined : garmentOf(dressType);
  if (!garment) return null;
  return (
    <img
      src={garmentPicture(garment.drawing)}
      alt=""
      width={120}
      height={150}
      className={`shrink-0 rounded-lg object-cover ${className}`}
    />
  );
}
