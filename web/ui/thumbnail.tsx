import { Picture } from './picture.tsx';

interface ThumbnailProps {
  /** Undefined leaves the frame empty. */
  picture: Pick<Parameters<typeof Picture>[0], 'sources' | 'src' | 'width' | 'height'> | undefined;
  className?: string;
}

/** Decorative; the text beside it says what it shows. */
export function Thumbnail({ picture, className = 'w-20' }: ThumbnailProps) {
  return (
    <div className={`aspect-4/5 shrink-0 overflow-hidden rounded-xl bg-sunken ${className}`}>
      {picture && <Picture {...picture} alt="" sizes="6rem" className="h-full object-cover" />}
    </div>
  );
}
