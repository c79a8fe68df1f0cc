import type { ThreadMessage } from '../thread.ts';

/** The picture of a message; a press opens it in full size. */
export function MessagePicture({ picture }: { picture: NonNullable<ThreadMessage['picture']> }) {
  const { url, width, height } = picture;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-lg">
      <img
        src={url}
        alt="Sent with the message; opens in full size"
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-h-60 w-auto max-w-full rounded-lg bg-card"
      />
    </a>
  );
}
