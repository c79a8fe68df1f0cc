import { useEffect, useRef, useState } from 'react';
import { uiWords } from '#words';

interface PictureOnPressProps {
  sources: readonly { srcSet: string }[];
  src: string;
  alt: string;
  /** Receives the address of the smallest picture. */
  onShow: (address: string) => void;
}

/** The button for a picture that the data saver has left out; says how large it is once it is in view (pages-31). */
export default function ShowPicture({ sources, src: largest, alt, onShow }: PictureOnPressProps) {
  const src = sources[0]?.srcSet.split(' ')[0] ?? largest;
  const button = useRef<HTMLButtonElement>(null);
  const [kilobytes, setKilobytes] = useState<number>();
  useEffect(() => {
    const asking = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      fetch(src, { method: 'HEAD', signal: asking.signal })
        .then(({ headers }) => setKilobytes(Math.ceil(Number(headers.get('content-length')) / 1000)))
        .catch(() => undefined);
    });
    if (button.current) observer.observe(button.current);
    return () => {
      observer.disconnect();
      asking.abort();
    };
  }, [src]);
  return (
    <button
      ref={button}
      type="button"
      onClick={() => onShow(src)}
      className="relative z-raised min-h-11 rounded-full px-3 font-semibold text-brand underline"
    >
      {kilobytes ? uiWords.showPictureOf({ size: kilobytes }) : uiWords.showPicture}
      <span className="sr-only">: {alt}</span>
    </button>
  );
}
