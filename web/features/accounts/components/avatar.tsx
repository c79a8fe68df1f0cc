import { useState } from 'react';

interface AvatarProps {
  user: { username: string; profile_picture: string | null };
  className?: string;
}

/** The profile picture, or the name's first letter when there is none or it does not load. */
export function Avatar({ user, className = 'size-12' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const { username, profile_picture: picture } = user;
  const shape = `${className} shrink-0 rounded-full`;
  if (picture && picture !== broken) {
    return (
      <img src={picture} alt="" onError={() => setBroken(picture)} className={`${shape} object-cover`} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-brand-soft font-display text-xl text-brand`}
    >
      {username.charAt(0).toUpperCase()}
    </span>
  );
}
