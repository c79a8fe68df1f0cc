import { useEffect, useId, useRef } from 'react';
import { MAX_PICTURES } from '../../../../contract/constants/shelf.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import type { ColourValues, PictureValues } from '../product-values.ts';
import { useUploads } from '../use-uploads.ts';

const loadEntries = () => import('./picture-entries.tsx');

interface PictureListProps {
  pictures: readonly PictureValues[];
  colours: readonly ColourValues[];
  /** For the description of a new picture. */
  productName: string;
  onPictures: (change: (before: readonly PictureValues[]) => PictureValues[]) => void;
  onUploading: (isUploading: boolean) => void;
  error: string | undefined;
}

/** The pictures of a product in their order: uploaded, described, and moved by handle, keys or buttons (catalogue-16). */
export function PictureList({
  pictures,
  colours,
  productName,
  onPictures,
  onUploading,
  error,
}: PictureListProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const uploading = useUploads((image) =>
    onPictures((before) => [...before, { image, description: productName.trim(), colour: '' }]),
  );
  const { isBusy } = uploading;
  useEffect(() => onUploading(isBusy), [onUploading, isBusy]);
  const id = useId();
  const shownError = uploading.problem ?? error;
  const room = MAX_PICTURES - pictures.length - uploading.uploads.length;

  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={shownError && `${id}-error`}
      className="flex min-w-0 flex-col gap-4"
    >
      <legend className="mb-1 font-display text-xl">Pictures</legend>
      <p className="text-sm text-muted">
        The first picture stands in the lists. Drag a picture by its handle, or move it with the arrows.
      </p>
      {pictures.length > 0 && (
        <LazyPart load={loadEntries} skeleton={<Skeleton className="h-48" />}>
          {(PictureEntries) => (
            <PictureEntries
              pictures={pictures}
              colours={colours}
              onPictures={onPictures}
              onRemoved={() => chooser.current?.focus()}
            />
          )}
        </LazyPart>
      )}
      {uploading.uploads.map((upload) => (
        <div key={upload.id} className="rounded-xl border border-hairline bg-card p-3">
          <p className="truncate text-sm font-semibold">{upload.file.name}</p>
          {upload.failure ? (
            <Banner kind="error">
              {upload.failure}
              <span className="flex flex-wrap">
                <Button variant="quiet" className="-ms-4" onClick={() => uploading.retry(upload)}>
                  Try again
                </Button>
                <Button variant="quiet" onClick={() => uploading.cancel(upload)}>
                  Leave it out
                </Button>
              </span>
            </Banner>
          ) : (
            <UploadProgress
              sent={upload.sent}
              label={`Uploading ${upload.file.name}`}
              finishing="Preparing the picture..."
              onCancel={() => {
                uploading.cancel(upload);
                chooser.current?.focus();
              }}
            />
          )}
        </div>
      ))}
      {room > 0 && (
        <label
          className={buttonClasses(
            'secondary',
            'relative self-start outline-offset-2 outline-brand has-focus-visible:outline-3',
          )}
        >
          {pictures.length > 0 ? 'Add pictures' : 'Add the first picture'}
          <input
            ref={chooser}
            type="file"
            multiple
            accept={picturePicking.accept}
            aria-invalid={error ? true : undefined}
            aria-describedby={shownError && `${id}-error`}
            title=""
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // So that the same file can be chosen again.
              currentTarget.value = '';
              void uploading.add(files, room);
            }}
          />
        </label>
      )}
      {shownError && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-madder">
          {shownError}
        </p>
      )}
    </fieldset>
  );
}
