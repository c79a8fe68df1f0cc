import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_PICTURES } from '../../../../contract/constants/shelf.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Banner } from '../../../ui/states.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { type ColourValues, moved, type PictureValues } from '../product-values.ts';
import { useDragOrder } from '../use-drag-order.ts';
import { useUploads } from '../use-uploads.ts';

interface PictureListProps {
  pictures: readonly PictureValues[];
  colours: readonly ColourValues[];
  /** For the description of a new picture. */
  productName: string;
  onPictures: (change: (before: readonly PictureValues[]) => PictureValues[]) => void;
  onUploading: (isUploading: boolean) => void;
  error: string | undefined;
}

/** The pictures of a product in their order: uploaded, described, dragged by their handle or moved by buttons (catalogue-16). */
export function PictureList({
  pictures,
  colours,
  productName,
  onPictures,
  onUploading,
  error,
}: PictureListProps) {
  const list = useRef<HTMLUListElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const uploading = useUploads((image) =>
    onPictures((before) => [...before, { image, description: productName.trim(), colour: '' }]),
  );
  const { isBusy } = uploading;
  useEffect(() => onUploading(isBusy), [onUploading, isBusy]);
  const move = (from: number, to: number) => onPictures((before) => moved(before, from, to));
  const { dragged, handleProps, listProps } = useDragOrder(move);
  const id = useId();
  const shownError = uploading.problem ?? error;
  const room = MAX_PICTURES - pictures.length - uploading.uploads.length;

  function moveByButton(from: number, to: number, name: 'earlier' | 'later') {
    flushSync(() => move(from, to));
    const entry = list.current?.querySelector(`[data-place="${to}"]`);
    const same = entry?.querySelector<HTMLButtonElement>(`[data-move=${name}]:not(:disabled)`);
    (same ?? entry?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  }

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
        <ul ref={list} {...listProps} className="flex flex-col gap-3">
          {pictures.map((picture, place) => (
            <li
              key={picture.image}
              data-place={place}
              className={cn(
                'flex gap-3 rounded-xl border border-hairline bg-card p-3',
                dragged === place && 'border-brand shadow-lg',
              )}
            >
              <div className="flex w-20 shrink-0 flex-col gap-1">
                <img
                  src={picture.image}
                  alt={picture.description}
                  className="aspect-4/5 w-20 rounded-lg bg-sunken object-cover"
                  draggable={false}
                />
                <span
                  {...handleProps(place)}
                  title="Drag to another place"
                  className="grid min-h-11 cursor-grab touch-none place-items-center rounded-lg bg-sunken text-muted active:cursor-grabbing"
                >
                  <Icon>
                    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />
                  </Icon>
                </span>
              </div>
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                <TextField
                  label={`What picture ${place + 1} shows`}
                  value={picture.description}
                  maxLength={200}
                  onChange={({ currentTarget: { value } }) =>
                    onPictures((before) => changed(before, place, { description: value }))
                  }
                />
                {colours.length > 1 && (
                  <SelectField
                    label={`Colour of picture ${place + 1}`}
                    value={picture.colour}
                    onChange={({ currentTarget: { value } }) =>
                      onPictures((before) => changed(before, place, { colour: value }))
                    }
                  >
                    <option value="">No single colour</option>
                    {colours.map(({ code, name }) => (
                      <option key={code} value={code}>
                        {name}
                      </option>
                    ))}
                  </SelectField>
                )}
                <div className="-ms-2 flex flex-wrap items-center">
                  <Button
                    variant="icon"
                    data-move="earlier"
                    aria-label={`Move picture ${place + 1} earlier`}
                    disabled={place === 0}
                    onClick={() => moveByButton(place, place - 1, 'earlier')}
                  >
                    <Icon>
                      <path d="M12 19V5M6 11l6-6 6 6" />
                    </Icon>
                  </Button>
                  <Button
                    variant="icon"
                    data-move="later"
                    aria-label={`Move picture ${place + 1} later`}
                    disabled={place === pictures.length - 1}
                    onClick={() => moveByButton(place, place + 1, 'later')}
                  >
                    <Icon>
                      <path d="M12 5v14M6 13l6 6 6-6" />
                    </Icon>
                  </Button>
                  <Button
                    variant="quiet"
                    className="text-madder"
                    aria-label={`Remove picture ${place + 1}`}
                    onClick={() => {
                      flushSync(() => onPictures((before) => before.filter((_, other) => other !== place)));
                      chooser.current?.focus();
                    }}
                  >
                    Remove
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
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

function changed(
  pictures: readonly PictureValues[],
  place: number,
  part: Partial<PictureValues>,
): PictureValues[] {
  return pictures.map((picture, other) => (other === place ? { ...picture, ...part } : picture));
}
