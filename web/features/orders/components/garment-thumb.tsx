import { garmentOf } from '../../../../contract/garments.ts';
import { garmentPicture } from '../garment-picture.ts';

interface GarmentThumbProps {
  garment: { item_type: string; dress_type: string | null };
  className: string;
}

export function GarmentThumb({ garment: { item_type, dress_type }, className }: GarmentThumbProps) {
  const drawing = item_type === 'shoes' ? 'shoe' : garmentOf(dress_type ?? '')?.drawing;
  if (!drawing) return null;
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
