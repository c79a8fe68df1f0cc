import { useId, useState } from 'react';
import { PICTURE_TYPES } from '../../../../contract/constants/files.ts';
import { REVIEW_PHOTOS } from '../../../../contract/constants/reviews.ts';
import { preparePictures } from '../../../lib/upload.ts';
import { usePreview } from '../../../ui/use-preview.ts';

interface PhotoPickerProps {
  photos: readonly File[];
  onPhotos: (photos: File[]) => void;
  error: string | undefined;
  onError: (sentence: string | undefined) => void;
  disabled?: boolean;
}

const MAX_PHOTOS = REVIEW_PHOTOS.length;

export function PhotoPicker({ photos, onPhotos, error, onError, disabled }: PhotoPickerProps) {
  const id = useId();
  const remaining = MAX_PHOTOS - photos.length;

  async function add(chosen: File[]) {
    const { pictures: good, problem } = await preparePictures(chosen);
    onError(problem ?? (good.length > remaining ? `A review can have ${MAX_PHOTOS} photos.` : undefined));
    onPhotos([...photos, ...good.slice(0, remaining)]);
  }

  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Photos <span className="font-normal text-muted">(optional, up to {MAX_PHOTOS})</span>
      </label>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, place) => (
            <li key={`${photo.name} ${photo.lastModified}`} className="flex w-24 flex-col items-center">
              <Preview photo={photo} />
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove photo ${place + 1}`}
                onClick={() => {
                  onError(undefined);
                  onPhotos(photos.filter((other) => other !== photo));
                }}
                className="min-h-11 px-2 text-sm font-semibold text-madder"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        disabled={disabled || remaining === 0}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // Lets the same file be chosen again after removal.
          event.currentTarget.value = '';
          if (chosen.length > 0) void add(chosen);
        }}
        // The browser would show the names of the last choice only.
        className="max-w-full text-sm text-transparent file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-solid file:border-edge file:bg-card file:px-5 file:font-semibold file:text-ink disabled:opacity-60"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-madder">
          {error}
        </p>
      )}
    </div>
  );
}

/** A type the browser cannot draw is shown by name. */
function Preview({ photo }: { photo: File }) {
  const address = usePreview(photo);
  const [isDrawn, setDrawn] = useState(true);
  const shape = 'size-24 rounded-lg border border-hairline';
  if (!isDrawn) {
    return <span className={`${shape} grid place-items-center p-1 text-sm break-all`}>{photo.name}</span>;
  }
  return (
    <img
      src={address}
      alt={`Preview of ${photo.name}`}
      onError={() => setDrawn(false)}
      className={`${shape} object-cover`}
    />
  );
}
