import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_PICTURES } from '../../../../contract/constants/shelf.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { type ColourValues, moved, type PictureValues } from '../product-values.ts';
import { useUploads } from '../use-uploads.ts';
import { PictureEntry } from './picture-entry.tsx';

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
  const list = useRef<HTMLUListElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const uploading = useUploads((image) =>
    onPictures((before) => [...before, { image, description: productName.trim(), colour: '' }]),
  );
  const { isBusy } = uploading;
  useEffect(() => onUploading(isBusy), [onUploading, isBusy]);
  const move = (from: number, to: number) => onPictures((before) => moved(before, from, to));
  const places: UniqueIdentifier[] = pictures.map(({ image }) => image);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const id = useId();
  const shownError = uploading.problem ?? error;
  const room = MAX_PICTURES - pictures.length - uploading.uploads.length;

  function moveByButton(from: number, way: 'earlier' | 'later') {
    const to = way === 'earlier' ? from - 1 : from + 1;
    flushSync(() => move(from, to));
    const entry = list.current?.children[to];
    const same = entry?.querySelector<HTMLButtonElement>(`[data-move=${way}]:not(:disabled)`);
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
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: announcementsOf(places) }}
          onDragEnd={({ active, over }) =>
            over && active.id !== over.id && move(places.indexOf(active.id), places.indexOf(over.id))
          }
        >
          <SortableContext items={places} strategy={verticalListSortingStrategy}>
            <ul ref={list} className="flex flex-col gap-3">
              {pictures.map((picture, place) => (
                <PictureEntry
                  key={picture.image}
                  picture={picture}
                  place={place}
                  isLast={place === pictures.length - 1}
                  colours={colours}
                  onChange={(part) => onPictures((before) => changed(before, place, part))}
                  onMove={(way) => moveByButton(place, way)}
                  onRemove={() => {
                    flushSync(() => onPictures((before) => before.filter((_, other) => other !== place)));
                    chooser.current?.focus();
                  }}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
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

/** What a screen reader says while a picture is moved with the keys. */
function announcementsOf(places: readonly UniqueIdentifier[]): Announcements {
  const nameOf = ({ id }: { id: UniqueIdentifier }) => `Picture ${places.indexOf(id) + 1}`;
  const placed =
    (word: string) =>
    ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over
        ? `${nameOf(active)} ${word} place ${places.indexOf(over.id) + 1} of ${places.length}.`
        : undefined;
  return {
    onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
    onDragOver: placed('would go to'),
    onDragEnd: placed('went to'),
    onDragCancel: ({ active }) => `${nameOf(active)} is back in its place.`,
  };
}
