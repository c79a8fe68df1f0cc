import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button, buttonClasses } from './button.tsx';
import { cn } from './cn.ts';
import { FieldFrame, type FieldText } from './field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePreview } from './use-preview.ts';

interface PicturePickerProps extends Pick<FieldText, 'label' | 'hint' | 'error' | 'optional'> {
  /** What may be chosen, as of a file input's `accept`. */
  accept: string;
  /** Makes files ready for an upload, and says why one cannot be sent. */
  prepare: (files: readonly File[]) => Promise<{ pictures: File[]; problem: string | undefined }>;
  pictures: readonly File[];
  onPictures: (pictures: File[]) => void;
  /** How many there may be, and what is said about one more; a single one is replaced. */
  limit?: { count: number; problem: string };
  /** What one of them is called on the buttons. */
  noun?: string;
  /** Draws a single picture in its future place, or what stands there now. */
  preview?: (address: string | undefined) => ReactNode;
  /** There is one already, which is about to be replaced. */
  hasCurrent?: boolean;
  /** How much of them is sent, 0 to 1, while the form is. */
  upload?: { sent: number; finishing: string; onCancel: () => void } | undefined;
  disabled?: boolean;
  /** Of the file input. */
  name?: string;
  /** So that the form can put the focus here. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses one picture, or a few, and shows them before they are sent. */
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
  // It stands until the form has something newer to say.
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
    // Its button goes with it.
    input.current?.focus();
  }

  const chooseLabel =
    single || hasCurrent ? `Change ${noun}` : `Add ${pictures.length > 0 ? 'another' : 'a'} ${noun}`;
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
                  // Two photos of a camera may share name and second.
                  key={`${picture.name} ${picture.lastModified} ${picture.size}`}
                  className="flex w-24 flex-col items-center"
                >
                  <Preview
                    picture={picture}
                    className="size-24 border border-hairline object-cover"
                    isNamed
                  />
                  <RemoveButton
                    label={`Remove ${noun} ${place + 1}`}
                    disabled={disabled}
                    onClick={() => remove(picture)}
                  >
                    Remove
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
                {isPreparing ? 'Preparing...' : chooseLabel}
                {/* It covers the button, so that a file can be dropped there. */}
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
                    // So that the same file can be chosen again after it was removed.
                    currentTarget.value = '';
                    if (files.length > 0) void pick(files);
                  }}
                  className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
                />
              </label>
              {single && !upload && (
                <RemoveButton disabled={disabled} onClick={() => remove(single)}>
                  {hasCurrent ? 'Undo' : `Remove ${noun}`}
                </RemoveButton>
              )}
            </div>
            {upload && <UploadProgress {...upload} label={`Uploading the ${noun}`} />}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** With the fitting unit: a picture of 36 kB is not "0.0 MB". */
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
  /** Shows its name where the browser cannot draw its kind. */
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
      alt={`Preview of ${picture.name}`}
      onError={() => setDrawn(false)}
      className={cn('rounded-lg', className)}
    />
  );
}
