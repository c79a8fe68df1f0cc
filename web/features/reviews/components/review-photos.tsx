import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ReviewPhotosProps {
  photos: readonly string[];
  author: string;
}

export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const [opened, setOpened] = useState<number>();
  if (photos.length === 0) return null;
  const name = (place: number) => `Photo ${place + 1} of ${photos.length} by ${author}`;
  const step = (by: number) => setOpened((place = 0) => (place + by + photos.length) % photos.length);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={`Enlarge: ${name(place)}`}
              onClick={() => setOpened(place)}
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
      <Dialog
        title={name(opened ?? 0)}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        wide
        actions={
          photos.length > 1 && (
            <>
              <Button variant="secondary" onClick={() => step(-1)}>
                Previous
              </Button>
              <Button variant="secondary" onClick={() => step(1)}>
                Next
              </Button>
            </>
          )
        }
      >
        <img
          src={photos[opened ?? 0]}
          alt={name(opened ?? 0)}
          className="max-h-[65dvh] w-full rounded-lg bg-sunken object-contain"
        />
      </Dialog>
    </>
  );
}
