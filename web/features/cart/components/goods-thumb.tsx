import { goodsPicture } from '../../../lib/goods-picture.ts';
import { Picture } from '../../../ui/picture.tsx';

/** The small picture of something in the cart; its name stands beside it. */
export function GoodsThumb({ image, className = 'w-20' }: { image: string; className?: string }) {
  return (
    <div className={`aspect-4/5 shrink-0 overflow-hidden rounded-xl bg-sunken ${className}`}>
      {image && <Picture {...goodsPicture(image)} alt="" sizes="6rem" className="h-full object-cover" />}
    </div>
  );
}
