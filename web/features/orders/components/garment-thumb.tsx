import { DRESS_TYPES } from '../../../../contract/garments.ts';
import { garmentPicture } from '../garment-picture.ts';

/** The flat sketch of an ordered garment; nothing for a dress type without one. */
export function GarmentThumb({ dressType, className }: { dressType: string; className: string }) {
  if (!(dressType in DRESS_TYPES)) return null;
  const { drawing } = DRESS_TYPES[dressType as keyof typeof DRESS_TYPES];
  return (
    <img
      src={garmentPicture(drawing)}
      alt=""
      width={120}
      height={150}
      className={`shrink-0 rounded-lg object-cover ${className}`}
    />
  );
}
