interface PictureProps {
  /** Other forms, the best first: media type and `srcset`. */
  sources: readonly { type: string; srcSet: string }[];
  /** What every browser can show. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  /** Among the first things seen: loaded at once instead of when it comes near. */
  priority?: boolean;
  className?: string;
}

/** A picture in the form and width that suit the visitor's screen. */
export function Picture({
  sources,
  src,
  width,
  height,
  alt,
  sizes,
  priority = false,
  className = '',
}: PictureProps) {
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`h-auto w-full ${className}`}
      />
    </picture>
  );
}
