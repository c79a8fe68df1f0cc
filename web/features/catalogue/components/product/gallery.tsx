import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { catalogueWords } from '#words';
import { goodsPicture } from '../../../../lib/goods.ts';
import { loadedOrNothing } from '../../../../lib/loaded-or-nothing.ts';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { type GalleryPicture, indexOfColour } from '../../gallery.ts';

interface GalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
  colour: string | undefined;
}

/** The `sizes` of a picture: a phone's full width, half of a desktop's. */
const WIDE = '(min-width: 76rem) 36rem, (min-width: 64rem) 48vw, 100vw';
const THUMBNAIL = '5rem';

const loadZoom = () => import('./picture-zoom.tsx');
const preloadZoom = () => void loadedOrNothing(loadZoom);

/** The pictures of a product, swiped on a phone, chosen by thumbnails or arrow keys elsewhere. */
export function Gallery({ name, pictures, colour }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);

  function show(place: number, behavior: ScrollBehavior = 'auto') {
    const next = (place + pictures.length) % pictures.length;
    setShown(next);
    scrollTo(strip.current, next, behavior);
  }

  const wanted = indexOfColour(pictures, colour);
  useEffect(() => {
    if (wanted === -1) return;
    setShown(wanted);
    scrollTo(strip.current, wanted);
  }, [wanted]);

  function turn(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || pictures.length === 1) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    show(shown + (isMirrored ? -step : step));
  }

  return (
    <section
      aria-label={catalogueWords.picturesOf({ name })}
      onKeyDown={turn}
      className="flex min-w-0 flex-col gap-3 lg:flex-row-reverse lg:gap-4"
    >
      <div className="min-w-0 flex-1">
        <div className="relative">
          <ul
            ref={strip}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
            }
            className="relative flex snap-x scroll-smooth snap-mandatory overflow-x-auto overscroll-x-contain rounded-2xl bg-sunken [scrollbar-width:none]"
          >
            {pictures.map(({ image, description }, place) => (
              <li key={image} className="w-full shrink-0 snap-start">
                <button
                  type="button"
                  aria-label={catalogueWords.enlarge({ description })}
                  tabIndex={place === shown ? 0 : -1}
                  onClick={() => setZoomed(true)}
                  onFocus={preloadZoom}
                  onPointerEnter={preloadZoom}
                  className="block w-full cursor-zoom-in -outline-offset-4"
                >
                  <Picture
                    {...goodsPicture(image)}
                    alt=""
                    sizes={WIDE}
                    priority={place === 0}
                    isInButton
                    className="aspect-4/5 object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
          {pictures.length > 1 && (
            <p className="figures pointer-events-none absolute end-3 bottom-3 rounded-full bg-card px-3 py-1 text-sm font-semibold">
              <span className="sr-only">{catalogueWords.picture} </span>
              <bdi dir="ltr">
                {shown + 1} / {pictures.length}
              </bdi>
            </p>
          )}
        </div>
        {isZoomed && (
          <LazyPart load={loadZoom}>
            {(PictureZoom) => (
              <PictureZoom
                name={name}
                pictures={pictures}
                place={shown}
                onTurn={(place) => show(place, 'instant')}
                onClose={() => setZoomed(false)}
              />
            )}
          </LazyPart>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-3 overflow-x-auto p-1 lg:flex-col">
          {pictures.map(({ image, description }, place) => (
            <li key={image}>
              <button
                type="button"
                aria-label={catalogueWords.show({ description })}
                aria-current={place === shown}
                onClick={() => show(place)}
                className="block w-16 overflow-hidden rounded-lg border-2 border-transparent bg-sunken opacity-75 transition duration-200 hover:opacity-100 aria-[current=true]:border-brand aria-[current=true]:opacity-100 lg:w-20"
              >
                <Picture
                  {...goodsPicture(image)}
                  alt=""
                  sizes={THUMBNAIL}
                  className="aspect-4/5 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Scrolls the strip only; `scrollIntoView` would scroll the page too. */
function scrollTo(strip: HTMLElement | null, place: number, behavior: ScrollBehavior = 'auto'): void {
  const picture = strip?.children[place];
  if (picture instanceof HTMLElement) strip?.scrollTo({ left: picture.offsetLeft, behavior });
}
