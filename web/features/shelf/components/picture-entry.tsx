import { useSortable } from '@dnd-kit/sortable';
import { basicWords, shelfWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ColourValues, PictureValues } from '../product-values.ts';

interface PictureEntryProps {
  picture: PictureValues;
  place: number;
  isLast: boolean;
  colours: readonly ColourValues[];
  onChange: (part: Partial<PictureValues>) => void;
  onMove: (way: 'earlier' | 'later') => void;
  onRemove: () => void;
}

export function PictureEntry({
  picture,
  place,
  isLast,
  colours,
  onChange,
  onMove,
  onRemove,
}: PictureEntryProps) {
  const sortable = useSortable({ id: picture.image });
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={cn(
        'flex gap-3 rounded-xl border border-hairline bg-card p-3',
        isDragging && 'relative z-10 border-brand shadow-lg',
      )}
    >
      <div className="flex w-20 shrink-0 flex-col gap-1">
        <img
          src={picture.image}
          alt={picture.description}
          className="aspect-4/5 w-20 rounded-lg bg-sunken object-cover"
          draggable={false}
        />
        <button
          ref={sortable.setActivatorNodeRef}
          type="button"
          {...sortable.attributes}
          {...sortable.listeners}
          title={shelfWords.dragToAnotherPlace}
          aria-label={shelfWords.dragPicture({ place: place + 1 })}
          className="grid min-h-11 cursor-grab touch-none place-items-center rounded-lg bg-sunken text-muted active:cursor-grabbing"
        >
          <Icon>
            <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />
          </Icon>
        </button>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextField
          label={shelfWords.whatPictureShows({ place: place + 1 })}
          value={picture.description}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => onChange({ description: value })}
        />
        {colours.length > 1 && (
          <SelectField
            label={shelfWords.colourOfPicture({ place: place + 1 })}
            value={picture.colour}
            onChange={({ currentTarget: { value } }) => onChange({ colour: value })}
          >
            <option value="">{shelfWords.noSingleColour}</option>
            {colours.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="-ms-2 flex flex-wrap items-center">
          <Button
            variant="icon"
            data-move="earlier"
            aria-label={shelfWords.movePictureEarlier({ place: place + 1 })}
            disabled={place === 0}
            onClick={() => onMove('earlier')}
          >
            <Icon>
              <path d="M12 19V5M6 11l6-6 6 6" />
            </Icon>
          </Button>
          <Button
            variant="icon"
            data-move="later"
            aria-label={shelfWords.movePictureLater({ place: place + 1 })}
            disabled={isLast}
            onClick={() => onMove('later')}
          >
            <Icon>
              <path d="M12 5v14M6 13l6 6 6-6" />
            </Icon>
          </Button>
          <Button
            variant="quiet"
            className="text-madder"
            aria-label={shelfWords.removePicture({ place: place + 1 })}
            onClick={onRemove}
          >
            {basicWords.removeLabel}
          </Button>
        </div>
      </div>
    </li>
  );
}
