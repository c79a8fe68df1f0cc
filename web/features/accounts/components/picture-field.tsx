import { useId, useState } from 'react';
import { PICTURE_TYPES } from '../../../../contract/constants/files.ts';
import { preparePictures } from '../../../lib/upload.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { usePreview } from '../../../ui/use-preview.ts';
import { Avatar } from './avatar.tsx';

interface PictureFieldProps {
  user: { username: string; profile_picture: string | null };
  picture: File | undefined;
  onPick: (picture: File | undefined) => void;
  error: string | undefined;
  /** The fraction sent, 0 to 1. */
  sent: number | undefined;
  onCancel: () => void;
}

export function PictureField({ user, picture, onPick, error, sent, onCancel }: PictureFieldProps) {
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
              onChange={async ({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                if (files.length === 0) return;
                const { pictures, problem } = await preparePictures(files);
                setProblem(problem);
                if (pictures[0]) onPick(pictures[0]);
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
          <UploadProgress
            sent={sent}
            label="Uploading the picture"
            finishing="Preparing..."
            onCancel={onCancel}
          />
        )}
      </div>
    </div>
  );
}

function noteOn(picture: File | undefined, sending: boolean): string {
  if (!picture) return 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.';
  return sending ? `Uploading ${picture.name}.` : `${picture.name} is uploaded when you save.`;
}
