interface PictureProps {
  /** In order of preference. */
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads eagerly. */
  priority?: boolean;
  className?: string;
}

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
