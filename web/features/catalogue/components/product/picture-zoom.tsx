import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { basicWords, catalogueWords } from '#words';
import { goodsPicture } from '../../../../lib/goods.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { GalleryPicture } from '../../gallery.ts';

interface PictureZoomProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** The index of the shown picture. */
  place: number;
  onTurn: (place: number) => void;
  onClose: () => void;
}

export default function PictureZoom({ name, pictures, place, onTurn, onClose }: PictureZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const picture = pictures[place];

  function turn(step: number) {
    setNear(false);
    onTurn(place + step);
  }

  /** Keeps the touched spot in view; a keyboard click zooms to the centre. */
  function look({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const across = detail === 0 ? 0.5 : (clientX - left) / width;
    const down = detail === 0 ? 0.5 : (clientY - top) / height;
    flushSync(() => setNear(!isNear));
    if (!frame.current) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame.current;
    frame.current.scrollLeft = across * scrollWidth - clientWidth / 2;
    frame.current.scrollTop = down * scrollHeight - clientHeight / 2;
  }

  return (
    <Dialog title={name} open wide onClose={onClose}>
      {picture && (
        <figure className="flex flex-col gap-3">
          <div ref={frame} dir="ltr" className="max-h-[65dvh] overflow-auto rounded-xl bg-sunken">
            <button
              type="button"
              aria-pressed={isNear}
              aria-label={catalogueWords.zoomIn}
              onClick={look}
              className={
                isNear ? 'block w-[200%] cursor-zoom-out' : 'mx-auto block max-w-[52dvh] cursor-zoom-in'
              }
            >
              <Picture {...goodsPicture(picture.image)} alt="" sizes="60rem" priority isAsked />
            </button>
          </div>
          <figcaption dir="auto" className="text-muted">
            {picture.description}
          </figcaption>
        </figure>
      )}
      {pictures.length > 1 && (
        <div className="flex justify-center gap-3">
          <Button variant="secondary" onClick={() => turn(-1)}>
            {basicWords.previous}
          </Button>
          <Button variant="secondary" onClick={() => turn(1)}>
            {basicWords.next}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
