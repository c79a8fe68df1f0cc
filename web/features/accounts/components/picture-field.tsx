import { useEffect, useId, useState } from 'react';
import { PICTURE_TYPES } from '../../../../contract/constants/files.ts';
import { pictureProblem } from '../../../lib/picture-check.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Avatar } from './avatar.tsx';

interface PictureFieldProps {
  user: { username: string; profile_picture: string | null };
  picture: File | undefined;
  onPick: (picture: File | undefined) => void;
  /** What the server said about it. */
  error: string | undefined;
  /** The sent part, 0 to 1, while it is being sent. */
  sent: number | undefined;
}

/** The profile picture: the present one, the chosen one before it is saved, and how far the upload is. */
export function PictureField({ user, picture, onPick, error, sent }: PictureFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const preview = usePreview(picture);
  const complaint = problem ?? error;
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        user={preview ? { ...user, profile_picture: preview } : user}
        className="size-24 border border-hairline text-3xl"
      />
      <div className="flex min-w-56 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <label
            htmlFor={id}
            className={buttonClasses(
              'secondary',
              'outline-offset-2 outline-brand has-focus-visible:outline-3',
            )}
          >
            {user.profile_picture || picture ? 'Change picture' : 'Add a picture'}
            <input
              id={id}
              type="file"
              accept={PICTURE_TYPES.join(',')}
              aria-describedby={`${id}-note`}
              aria-invalid={complaint ? true : undefined}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (!file) return;
                const wrong = pictureProblem(file);
                setProblem(wrong);
                if (!wrong) onPick(file);
              }}
            />
          </label>
          {picture && sent === undefined && (
            <button type="button" className={buttonClasses('quiet')} onClick={() => onPick(undefined)}>
              Undo
            </button>
          )}
        </div>
        <p id={`${id}-note`} className={complaint ? 'text-sm font-medium text-madder' : 'text-sm text-muted'}>
          {complaint ?? noteOn(picture, sent !== undefined)}
        </p>
        {sent !== undefined && (
          <div className="figures flex items-center gap-3 text-sm">
            <progress
              value={sent}
              aria-label="Uploading the picture"
              className="h-2 flex-1 appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
            />
            {sent < 1 ? `${Math.floor(sent * 100)} %` : 'Preparing...'}
          </div>
        )}
      </div>
    </div>
  );
}

function noteOn(picture: File | undefined, sending: boolean): string {
  if (!picture) return 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.';
  return sending ? `Uploading ${picture.name}.` : `${picture.name} is uploaded when you save.`;
}

/** An address under which the browser shows a chosen file. */
function usePreview(picture: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture) {
      setAddress(undefined);
      return;
    }
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
