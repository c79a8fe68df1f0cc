import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { basicWords, uiWords } from '#words';
import { Button, buttonClasses } from './button.tsx';
import { cn } from './cn.ts';
import { FieldFrame, type FieldText } from './field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePreview } from './use-preview.ts';

interface PicturePickerProps extends Pick<FieldText, 'label' | 'hint' | 'error' | 'optional'> {
  /** The file input's `accept`. */
  accept: string;
  /** Prepares files for the upload, and says why one is refused. */
  prepare: (files: readonly File[]) => Promise<{ pictures: File[]; problem: string | undefined }>;
  pictures: readonly File[];
  onPictures: (pictures: File[]) => void;
  /** The maximum number and the error beyond it; a single picture is replaced instead. */
  limit?: { count: number; problem: string };
  /** Chooses the words of the buttons. */
  noun?: keyof typeof uiWords.pictureButtons;
  /** Renders a single picture where it will be shown, or the current one. */
  preview?: (address: string | undefined) => ReactNode;
  /** True if there is a current picture, which will be replaced. */
  hasCurrent?: boolean;
  /** The sent fraction, 0 to 1, during the upload. */
  upload?: { sent: number; finishing: string; onCancel: () => void } | undefined;
  disabled?: boolean;
  /** The name of the file input. */
  name?: string;
  /** Lets the form focus the input. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses one or more pictures, with previews. */
export function PicturePicker({
  accept,
  prepare,
  pictures,
  onPictures,
  limit,
  noun = 'picture',
  preview,
  hasCurrent = false,
  upload,
  disabled,
  name,
  inputRef,
  error,
  ...text
}: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement);
  const latest = useRef(pictures);
  latest.current = pictures;
  const [isPreparing, setPreparing] = useState(false);
  // Shown until the form has a newer error.
  const [refusal, setRefusal] = useState<{ problem: string; error: string | undefined }>();
  const problem = refusal && refusal.error === error ? refusal.problem : error;
  const [single] = limit ? [] : pictures;
  const address = usePreview(preview && single);

  async function pick(files: readonly File[]) {
    setPreparing(true);
    const prepared = await prepare(files).finally(() => setPreparing(false));
    const before = limit ? latest.current : [];
    const room = (limit?.count ?? 1) - before.length;
    const isTooMany = limit && prepared.pictures.length > room;
    const found = prepared.problem ?? (isTooMany ? limit.problem : undefined);
    setRefusal(found ? { problem: found, error } : undefined);
    if (prepared.pictures.length > 0) onPictures([...before, ...prepared.pictures.slice(0, room)]);
  }

  function remove(picture: File) {
    setRefusal(undefined);
    onPictures(pictures.filter((other) => other !== picture));
    // The removed button had the focus.
    input.current?.focus();
  }

  const words = uiWords.pictureButtons[noun];
  const chooseLabel =
    single || hasCurrent ? words.change : pictures.length > 0 ? words.addAnother : words.add;
  return (
    <FieldFrame {...text} error={problem} isErrorAnnounced={problem !== error}>
      {(ids) => (
        <div
          className={cn(
            'flex flex-col gap-4 rounded-xl border border-dashed border-edge bg-card p-4 sm:flex-row sm:flex-wrap sm:items-center',
            problem && 'border-madder',
          )}
        >
          {limit && pictures.length > 0 && (
            <ul className="flex flex-wrap gap-3">
              {pictures.map((picture, place) => (
                <li
                  // Two photos may share name and time.
                  key={`${picture.name} ${picture.lastModified} ${picture.size}`}
                  className="flex w-24 flex-col items-center"
                >
                  <Preview
                    picture={picture}
                    className="size-24 border border-hairline object-cover"
                    isNamed
                  />
                  <RemoveButton
                    label={words.removeAt({ place: place + 1 })}
                    disabled={disabled}
                    onClick={() => remove(picture)}
                  >
                    {basicWords.removeLabel}
                  </RemoveButton>
                </li>
              ))}
            </ul>
          )}
          {preview?.(address)}
          {single && !preview && (
            <Preview
              key={`${single.name} ${single.lastModified}`}
              picture={single}
              className="max-h-40 max-w-full self-start object-contain"
            />
          )}
          <div className="flex min-w-0 flex-col gap-2 sm:flex-1 sm:basis-56">
            {single && (
              <p className="figures truncate text-sm">
                {single.name} · {sizeName(single.size)}
              </p>
            )}
            <div className="flex flex-wrap items-center gap-2">
              <label
                className={buttonClasses(
                  'secondary',
                  'relative outline-offset-2 outline-brand has-disabled:opacity-60 has-focus-visible:outline-3',
                )}
              >
                {isPreparing ? uiWords.preparing : chooseLabel}
                {/* Covers the button, to accept dropped files. */}
                <input
                  {...ids}
                  ref={input}
                  type="file"
                  name={name}
                  accept={accept}
                  multiple={limit !== undefined}
                  disabled={disabled}
                  title=""
                  onChange={({ currentTarget }) => {
                    const files = [...(currentTarget.files ?? [])];
                    // Allows choosing the same file again after its removal.
                    currentTarget.value = '';
                    if (files.length > 0) void pick(files);
                  }}
                  className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
                />
              </label>
              {single && !upload && (
                <RemoveButton disabled={disabled} onClick={() => remove(single)}>
                  {hasCurrent ? uiWords.undo : words.remove}
                </RemoveButton>
              )}
            </div>
            {upload && <UploadProgress {...upload} label={words.uploading} />}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** In a suitable unit: 36 kB instead of "0.0 MB". */
function sizeName(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

interface RemoveButtonProps {
  label?: string;
  disabled: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

function RemoveButton({ label, ...rest }: RemoveButtonProps) {
  return <Button variant="quiet" className="px-2 text-sm text-madder" aria-label={label} {...rest} />;
}

interface PreviewProps {
  picture: File;
  className: string;
  /** True if the browser cannot draw the picture, so its name is shown. */
  isNamed?: boolean;
}

function Preview({ picture, className, isNamed = false }: PreviewProps) {
  const address = usePreview(picture);
  const [isDrawn, setDrawn] = useState(true);
  if (!address || !isDrawn) {
    if (!isNamed) return null;
    return (
      <span className={cn('grid place-items-center rounded-lg p-1 text-sm break-all', className)}>
        {!isDrawn && picture.name}
      </span>
    );
  }
  return (
    <img
      src={address}
      alt={uiWords.previewOf({ name: picture.name })}
      onError={() => setDrawn(false)}
      className={cn('rounded-lg', className)}
    />
  );
}
