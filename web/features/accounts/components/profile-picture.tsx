import { type Ref, useState } from 'react';
import { accountsWords } from '#words';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { Avatar } from './avatar.tsx';

interface ProfilePictureProps {
  profile: { username: string; profile_picture: string | null };
  /** The chosen, unsaved picture. */
  picture: File | undefined;
  onPicture: (picture: File | undefined) => void;
  /** True if saving removes the current picture. */
  isRemoved: boolean;
  onRemove: (isRemoved: boolean) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** The sent fraction, 0 to 1, during the upload. */
  sent: number | undefined;
  onCancel: () => void;
}

const loadCropDialog = () => import('./crop-dialog.tsx');

/** The profile picture and its crop dialog (accounts-19). */
export function ProfilePicture({
  profile,
  picture,
  onPicture,
  isRemoved,
  onRemove,
  error,
  inputRef,
  sent,
  onCancel,
}: ProfilePictureProps) {
  const [chosen, setChosen] = useState<File>();
  const current = isRemoved ? null : profile.profile_picture;
  return (
    <div className="flex flex-col items-start gap-2">
      <PicturePicker
        {...picturePicking}
        label={accountsWords.profilePicture}
        hint={picture ? accountsWords.itIsUploadedWhenYouSave : accountsWords.pictureHint}
        pictures={picture ? [picture] : []}
        onPictures={([file]) => (file ? setChosen(file) : onPicture(undefined))}
        preview={(address) => (
          <Avatar
            user={{ ...profile, profile_picture: address ?? current }}
            className="size-24 border border-hairline text-3xl"
          />
        )}
        hasCurrent={current !== null}
        error={error}
        inputRef={inputRef}
        upload={sent === undefined ? undefined : { sent, finishing: accountsWords.preparing, onCancel }}
      />
      {profile.profile_picture !== null && !picture && (
        <Button variant="quiet" className="-ms-4 text-madder" onClick={() => onRemove(!isRemoved)}>
          {isRemoved ? accountsWords.keepThePicture : accountsWords.removeThePicture}
        </Button>
      )}
      {isRemoved && !picture && (
        <p role="status" className="text-sm text-muted">
          {accountsWords.itIsRemovedWhenYouSave}
        </p>
      )}
      {chosen && (
        <LazyPart load={loadCropDialog}>
          {(CropDialog) => (
            <CropDialog
              file={chosen}
              onCancel={() => setChosen(undefined)}
              onCropped={(file) => {
                setChosen(undefined);
                onPicture(file);
              }}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
