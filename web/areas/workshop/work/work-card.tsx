import { Link } from 'react-router';
import { basicWords, garmentPlaceWords, workshopWords } from '#words';
import type { Day } from '../../../../contract/dates.ts';
import type { WorkItem } from '../../../../contract/workshop.ts';
import { GarmentThumb } from '../../../features/orders/components/garment-thumb.tsx';
import { itemName, withOthers } from '../../../features/orders/words.ts';
import { formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Choosing } from '../choosing.ts';
import { useOutbox } from './outbox.ts';
import { dueWords, garmentsInWords, isLate, isWithoutCloth } from './words.ts';

interface WorkCardProps {
  item: WorkItem;
  today: Day;
  /** Set while orders are chosen to be printed: a press chooses the order then. */
  choosing?: Choosing | undefined;
}

/** An order in a list; a press anywhere opens the sheet. */
export function WorkCard({ item, today, choosing }: WorkCardProps) {
  const isWaiting = useOutbox(({ waiting }) => waiting.some(({ orderId }) => orderId === item.id));
  const name = withOthers(itemName(item), item.garment_count - 1);
  const promised = item.expected_delivery_date;
  const due = item.question
    ? workshopWords.waitsForTheAnswer
    : isWithoutCloth(item)
      ? workshopWords.waitsForTheCloth
      : dueWords(item, today);
  return (
    <Card as="li" padding="small" isLink className="flex gap-3">
      <GarmentThumb garment={item} className="h-20 w-16" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {choosing ? (
          <Choice id={item.id} name={name} trackingId={item.tracking_id} choosing={choosing} />
        ) : (
          <Link to={`/workshop/orders/${item.id}`} className={TITLE}>
            {name}
          </Link>
        )}
        <p className="figures text-sm wrap-anywhere text-muted">
          <bdi>{item.customer_name}</bdi> · <bdi className="inline-block max-w-full">{item.tracking_id}</bdi>
        </p>
        {promised && (
          <p className={`figures ${isLate(item, today) ? 'font-semibold text-madder' : ''}`}>
            {formatDay(promised)}
            {due && <> · {due}</>}
          </p>
        )}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {item.garment_count > 1 && (
            <Badge tone="brand" className="rounded-xl">
              {garmentsInWords(item)}
            </Badge>
          )}
          {item.altered && (
            <Badge tone="madder">
              {garmentPlaceWords.alterationOf({
                place: item.altered.place,
                count: item.garment_count,
                garment: itemName(item.altered),
              })}
            </Badge>
          )}
          {item.delivery_type === 'URGENT' && <Badge tone="madder">{workshopWords.urgent}</Badge>}
          {item.question && <Badge tone="saffron">{workshopWords.questionAsked}</Badge>}
          {isWithoutCloth(item) && <Badge tone="saffron">{workshopWords.noClothYet}</Badge>}
          {item.is_cloth_disputed && <Badge tone="madder">{workshopWords.objection}</Badge>}
          {isWaiting && <Badge tone="saffron">{workshopWords.waitingToBeSent}</Badge>}
        </p>
      </div>
    </Card>
  );
}

export const TITLE = 'text-lg leading-snug font-semibold after:absolute after:inset-0 after:rounded-2xl';

interface ChoiceProps {
  id: number;
  name: string;
  trackingId: string;
  choosing: Choosing;
}

/** The title of a card while orders are chosen. */
export function Choice({ id, name, trackingId, choosing }: ChoiceProps) {
  const isChosen = choosing.chosen.has(id);
  return (
    <label className={`${TITLE} flex cursor-pointer items-center gap-3`}>
      <input
        type="checkbox"
        aria-label={[name, trackingId].join(basicWords.listSeparator)}
        checked={isChosen}
        disabled={choosing.isFull && !isChosen}
        onChange={({ target }) => choosing.choose([id], target.checked)}
        className="relative z-10 size-5 shrink-0 accent-indigo"
      />
      {name}
    </label>
  );
}
