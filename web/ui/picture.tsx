import { useContext, useState } from 'react';
import { uiWords } from '#words';
import { takeFocus } from './focus.ts';
import { LazyPart } from './lazy-part.tsx';
import { Light } from './light.ts';

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
  /** A press around it shows it in full, so that it needs no button of its own. */
  isInButton?: boolean;
  /** Shown in full also by the data saver, because somebody has asked for it. */
  isAsked?: boolean;
  className?: string;
}

export function Picture({ isAsked = false, ...props }: PictureProps) {
  const isLight = useContext(Light);
  return isLight && !isAsked ? <PictureOnPress {...props} /> : <Drawn {...props} />;
}

type DrawnProps = Omit<PictureProps, 'isAsked'> & { takesFocus?: boolean };

function Drawn({
  sources,
  src,
  width,
  height,
  alt,
  sizes,
  priority = false,
  takesFocus = false,
  className = '',
}: DrawnProps) {
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={takesFocus ? takeFocus : null}
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

const loadOnPress = () => import('./picture-on-press.tsx');

/** Decorative pictures are left out: the text beside them says what they show. */
function PictureOnPress(props: PictureProps) {
  const { alt, width, height, isInButton, className = '' } = props;
  const [shown, setShown] = useState<string>();
  if (shown) return <Drawn {...props} sources={[]} src={shown} priority takesFocus />;
  if (isInButton || alt === '')
    return (
      <span className={`grid place-items-center bg-sunken p-3 text-brand underline ${className}`}>
        {isInButton && uiWords.showPicture}
      </span>
    );
  return (
    <div className="grid place-items-center bg-sunken p-3" style={{ aspectRatio: `${width} / ${height}` }}>
      <LazyPart load={loadOnPress} skeleton={null}>
        {(Show) => <Show {...props} onShow={setShown} />}
      </LazyPart>
    </div>
  );
}
