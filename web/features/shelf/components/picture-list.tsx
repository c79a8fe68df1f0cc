import { useEffect, useId, useRef, useState } from 'react';
import { basicWords, shelfWords } from '#words';
import { MAX_PICTURES } from '../../../../contract/constants/shelf.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { uploadPicture } from '../api.ts';
import type { ColourValues, PictureValues } from '../product-values.ts';

const loadEntries = () => import('./picture-entries.tsx');

interface PictureListProps {
  pictures: readonly PictureValues[];
  colours: readonly ColourValues[];
  /** Used in the description of a new picture. */
  productName: string;
  onPictures: (change: (before: readonly PictureValues[]) => PictureValues[]) => void;
  onUploading: (isUploading: boolean) => void;
  error: string | undefined;
}

/** A product's pictures in order: upload, description, and moving by handle, keys or buttons (catalogue-16). */
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
      <legend className="mb-1 font-display text-xl">{shelfWords.pictures}</legend>
      <p className="text-sm text-muted">{shelfWords.theFirstPictureStandsInTheLists}</p>
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
                  {basicWords.tryAgain}
                </Button>
                <Button variant="quiet" onClick={() => uploading.cancel(upload)}>
                  {shelfWords.leaveItOut}
                </Button>
              </span>
            </Banner>
          ) : (
            <UploadProgress
              sent={upload.sent}
              label={shelfWords.uploading({ name: upload.file.name })}
              finishing={shelfWords.preparingThePicture}
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
          {pictures.length > 0 ? shelfWords.addPictures : shelfWords.addTheFirstPicture}
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
              // Allows choosing the same file again.
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

interface PictureUpload {
  id: number;
  file: File;
  /** 0 to 1. */
  sent: number;
  failure: string | undefined;
}

/** Uploads the chosen pictures one after the other; `onUploaded` receives each URL. */
function useUploads(onUploaded: (image: string, file: File) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [problem, setProblem] = useState<string>();
  /** The number of choices being downscaled, which takes a phone seconds. */
  const [preparing, setPreparing] = useState(0);
  const controllers = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  const done = useRef(onUploaded);
  done.current = onUploaded;

  useEffect(() => {
    const begun = controllers.current;
    return () => {
      for (const controller of begun.values()) controller.abort();
    };
  }, []);

  function change(id: number, part: Partial<PictureUpload>): void {
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  function leaveOut(id: number): void {
    setUploads((known) => known.filter((upload) => upload.id !== id));
  }

  async function send(id: number, file: File): Promise<void> {
    const controller = controllers.current.get(id);
    if (!controller || controller.signal.aborted) return;
    try {
      const image = await uploadPicture(file, {
        signal: controller.signal,
        onProgress: (sent) => change(id, { sent }),
      });
      leaveOut(id);
      done.current(image, file);
    } catch (error) {
      if (!controller.signal.aborted)
        change(id, { failure: failureSentence(error, shelfWords.failedToUploadThePicture) });
    }
  }

  function enqueue(id: number, file: File): void {
    controllers.current.set(id, new AbortController());
    queue.current = queue.current.then(() => send(id, file));
  }

  return {
    uploads,
    isBusy: preparing > 0 || uploads.length > 0,
    /** Why a picture was refused. */
    problem,
    async add(files: readonly File[], room: number): Promise<void> {
      setPreparing((count) => count + 1);
      const prepared = await picturePicking.prepare(files).finally(() => setPreparing((count) => count - 1));
      const taken = prepared.pictures.slice(0, Math.max(0, room));
      const isTooMany = taken.length < prepared.pictures.length;
      setProblem(
        prepared.problem ??
          (isTooMany ? shelfWords.productHasAtMostPictures({ most: MAX_PICTURES }) : undefined),
      );
      for (const file of taken) {
        last.current += 1;
        const id = last.current;
        setUploads((known) => [...known, { id, file, sent: 0, failure: undefined }]);
        enqueue(id, file);
      }
    },
    retry({ id, file }: PictureUpload): void {
      change(id, { failure: undefined, sent: 0 });
      enqueue(id, file);
    },
    cancel({ id }: PictureUpload): void {
      controllers.current.get(id)?.abort();
      leaveOut(id);
    },
  };
}
