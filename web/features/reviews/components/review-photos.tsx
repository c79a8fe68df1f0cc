import { useState } from 'react';
import { reviewsWords } from '#words';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';

const loadDialog = () => import('./photo-dialog.tsx');
const preload = () => void loadedOrNothing(loadDialog);

interface ReviewPhotosProps {
  photos: readonly string[];
  /** Undefined for the reader's own. */
  author: string | undefined;
}

export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const [opened, setOpened] = useState<number>();
  if (photos.length === 0) return null;
  const name = (index: number) => {
    const place = { place: index + 1, count: photos.length };
    return author === undefined
      ? reviewsWords.yourPhotoOf(place)
      : reviewsWords.photoOf({ ...place, author });
  };
  const step = (by: number) => setOpened((place = 0) => (place + by + photos.length) % photos.length);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={reviewsWords.enlarge({ photo: name(place) })}
              onClick={() => setOpened(place)}
              onFocus={preload}
              onPointerEnter={preload}
              className="block overflow-hidden rounded-lg border border-hairline hover:border-brand"
            >
              <img
                src={photo}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className="size-22 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <LazyPart load={loadDialog}>
          {(PhotoDialog) => (
            <PhotoDialog
              title={name(opened)}
              photo={photos[opened]}
              onStep={photos.length > 1 ? step : undefined}
              onClose={() => setOpened(undefined)}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
