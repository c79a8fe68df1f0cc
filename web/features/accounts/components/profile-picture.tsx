import type { Ref } from 'react';
import { picturePicking } from '../../../lib/upload.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { Avatar } from './avatar.tsx';

interface ProfilePictureProps {
  profile: { username: string; profile_picture: string | null };
  /** The chosen one, as long as it is not saved. */
  picture: File | undefined;
  onPicture: (picture: File | undefined) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** The sent part, 0 to 1, while it is being sent. */
  sent: number | undefined;
  onCancel: () => void;
}

export function ProfilePicture({
  profile,
  picture,
  onPicture,
  error,
  inputRef,
  sent,
  onCancel,
}: ProfilePictureProps) {
  return (
    <PicturePicker
      {...picturePicking}
      label="Profile picture"
      hint={picture ? 'It is uploaded when you save.' : 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.'}
      pictures={picture ? [picture] : []}
      onPictures={([chosen]) => onPicture(chosen)}
      preview={(address) => (
        <Avatar
          user={address ? { ...profile, profile_picture: address } : profile}
          className="size-24 border border-hairline text-3xl"
        />
      )}
      hasCurrent={profile.profile_picture !== null}
      error={error}
      inputRef={inputRef}
      upload={sent === undefined ? undefined : { sent, finishing: 'Preparing...', onCancel }}
    />
  );
}
