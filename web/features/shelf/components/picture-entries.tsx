import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { shelfWords } from '#words';
import { type ColourValues, moved, type PictureValues } from '../product-values.ts';
import { PictureEntry } from './picture-entry.tsx';

interface PictureEntriesProps {
  pictures: readonly PictureValues[];
  colours: readonly ColourValues[];
  onPictures: (change: (before: readonly PictureValues[]) => PictureValues[]) => void;
  /** Called after a removal, because the removed button had the focus. */
  onRemoved: () => void;
}

/** Sortable pictures: by handle, keys or buttons. */
export default function PictureEntries({ pictures, colours, onPictures, onRemoved }: PictureEntriesProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => onPictures((before) => moved(before, from, to));
  const places: UniqueIdentifier[] = pictures.map(({ image }) => image);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function moveByButton(from: number, way: 'earlier' | 'later') {
    const to = way === 'earlier' ? from - 1 : from + 1;
    flushSync(() => move(from, to));
    const entry = list.current?.children[to];
    const same = entry?.querySelector<HTMLButtonElement>(`[data-move=${way}]:not(:disabled)`);
    (same ?? entry?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(places) }}
      onDragEnd={({ active, over }) =>
        over && active.id !== over.id && move(places.indexOf(active.id), places.indexOf(over.id))
      }
    >
      <SortableContext items={places} strategy={verticalListSortingStrategy}>
        <ul ref={list} className="flex flex-col gap-3">
          {pictures.map((picture, place) => (
            <PictureEntry
              key={picture.image}
              picture={picture}
              place={place}
              isLast={place === pictures.length - 1}
              colours={colours}
              onChange={(part) => onPictures((before) => changed(before, place, part))}
              onMove={(way) => moveByButton(place, way)}
              onRemove={() => {
                flushSync(() => onPictures((before) => before.filter((_, other) => other !== place)));
                onRemoved();
              }}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function changed(
  pictures: readonly PictureValues[],
  place: number,
  part: Partial<PictureValues>,
): PictureValues[] {
  return pictures.map((picture, other) => (other === place ? { ...picture, ...part } : picture));
}

/** The screen reader texts while a picture is moved with the keys. */
function announcementsOf(places: readonly UniqueIdentifier[]): Announcements {
  const numberOf = ({ id }: { id: UniqueIdentifier }) => places.indexOf(id) + 1;
  const placed =
    (words: typeof shelfWords.pictureWent) =>
    ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? words({ picture: numberOf(active), place: numberOf(over), places: places.length }) : undefined;
  return {
    onDragStart: ({ active }) => shelfWords.picturePickedUp({ picture: numberOf(active) }),
    onDragOver: placed(shelfWords.pictureWouldGo),
    onDragEnd: placed(shelfWords.pictureWent),
    onDragCancel: ({ active }) => shelfWords.pictureIsBack({ picture: numberOf(active) }),
  };
}
