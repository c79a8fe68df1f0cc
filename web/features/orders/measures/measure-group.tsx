import { type Ref, useState } from 'react';
import { measureLinkWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { ownMeasuresAddress } from '../order-address.ts';
import { type AskedGarment, itemName } from '../words.ts';
import { Remind, SendLink } from './send-link.tsx';
import { useMeasureLink } from './use-measure-link.ts';

interface MeasureGroupProps {
  order: SingleOrder;
  garments: readonly AskedGarment[];
}

/** The people who are asked for the measures of an order: who has answered, and reminders (orders-131). */
export function MeasureGroup({ order, garments }: MeasureGroupProps) {
  const given = garments.filter(({ measurement_from }) => measurement_from.given).length;
  const isDone = given === garments.length;
  return (
    <section
      aria-labelledby="measures-of-people"
      className={cn(
        'flex flex-col gap-1 rounded-2xl border p-4 sm:p-5',
        isDone ? 'border-leaf bg-leaf-soft' : 'border-saffron bg-saffron-soft',
      )}
    >
      <Heading level={2} size="item" id="measures-of-people" className="wrap-anywhere">
        {measureLinkWords.measuresOfPeople({ count: garments.length, given })}
      </Heading>
      <p className="text-sm">
        {isDone ? measureLinkWords.everybodyHasAnswered : measureLinkWords.eachHasALink}
      </p>
      <ul className="divide-y divide-edge">
        {garments.map((garment) => (
          <li key={garment.id} className="py-3">
            {garment.measurement_from.given ? (
              <Who garment={garment} state={answeredOn(garment.measurement_from)} isGiven />
            ) : (
              <Waiting order={order} garment={garment} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WhoProps {
  ref?: Ref<HTMLParagraphElement>;
  garment: AskedGarment;
  state: string;
  isGiven?: boolean;
}

function Who({ ref, garment, state, isGiven = false }: WhoProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p ref={ref} tabIndex={-1} className="font-semibold">
        {measureLinkWords.personAndGarment({
          name: garment.measurement_from.name,
          garment: itemName(garment),
        })}
      </p>
      <p className={cn('text-sm', isGiven ? 'font-medium' : 'text-muted')}>{state}</p>
    </div>
  );
}

function Waiting({ order, garment }: { order: SingleOrder; garment: AskedGarment }) {
  const { name } = garment.measurement_from;
  const [shown, setShown] = useState<boolean>();
  const { isOpen, isNew, url, making, withdrawing, failure } = useMeasureLink(order.id, garment);
  const isShown = shown ?? isNew;
  // Making or withdrawing the link removes its own focused button.
  const who = useFocusOnChange<HTMLParagraphElement>(isOpen, { ifLost: true });
  const own = (
    <ButtonLink
      variant="quiet"
      to={ownMeasuresAddress(order.id, garment.id)}
      aria-label={measureLinkWords.ofPerson({ what: measureLinkWords.enterThemMyself, name })}
    >
      {measureLinkWords.enterThemMyself}
    </ButtonLink>
  );
  const more = `more-${garment.id}`;
  return (
    <div className="flex flex-col gap-3">
      <Who ref={who} garment={garment} state={stateOf(garment.measurement_from)} />
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {isOpen ? (
          <>
            {!isNew && <Remind garment={garment} url={url} />}
            <Button
              variant="quiet"
              aria-expanded={isShown}
              aria-controls={more}
              aria-label={measureLinkWords.ofPerson({ what: measureLinkWords.linkAndMore, name })}
              onClick={() => setShown(!isShown)}
            >
              {measureLinkWords.linkAndMore}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              pending={making.isPending}
              aria-label={measureLinkWords.ofPerson({ what: measureLinkWords.makeTheLink, name })}
              onClick={making.press}
            >
              {making.isPending ? measureLinkWords.makingTheLink : measureLinkWords.makeTheLink}
            </Button>
            {own}
          </>
        )}
      </div>
      {isOpen && (
        <div id={more} hidden={!isShown} className="flex flex-col gap-3">
          {url ? (
            <SendLink garment={garment} url={url} isNew={isNew} />
          ) : (
            <p>{measureLinkWords.theLinkIsNotHere}</p>
          )}
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <Button variant="secondary" pending={making.isPending} onClick={making.press}>
              {making.isPending ? measureLinkWords.makingTheLink : measureLinkWords.makeANewLink}
            </Button>
            <Button variant="quiet" pending={withdrawing.isPending} onClick={withdrawing.press}>
              {withdrawing.isPending ? measureLinkWords.withdrawing : measureLinkWords.withdrawTheLink}
            </Button>
            {own}
          </div>
        </div>
      )}
    </div>
  );
}

type Asked = AskedGarment['measurement_from'];

function answeredOn({ given_at: at }: Asked): string {
  return at === null ? measureLinkWords.answered : measureLinkWords.answeredOn({ day: formatDay(at) });
}

function stateOf({ asked_at, link_made_at: since, link_expires_at: end }: Asked): string {
  if (end === null) return measureLinkWords.askedWithoutLink({ day: formatDay(asked_at) });
  const day = formatDay(end);
  if (Date.parse(end) <= Date.now()) return measureLinkWords.theLinkHasEnded({ day });
  return measureLinkWords.waitingSinceUntil({ since: formatDay(since), day });
}
