import { measureLinkWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { OrderFormButton } from '../components/order-form-button.tsx';
import { ownMeasuresAddress } from '../order-address.ts';
import type { AskedGarment } from '../words.ts';
import { Remind, SendLink } from './send-link.tsx';
import { useMeasureLink } from './use-measure-link.ts';

interface MeasureLinkProps {
  order: SingleOrder;
  garment: AskedGarment;
}

/** Makes the link by which somebody gives the measures of a garment (orders-71). */
export function MeasureLink({ order, garment }: MeasureLinkProps) {
  const asked = garment.measurement_from;
  const { isOpen, isNew, url, making, withdrawing, failure } = useMeasureLink(order.id, garment);
  return (
    <section
      aria-labelledby={`link-${garment.id}`}
      className="flex flex-col gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={`link-${garment.id}`}>
        {measureLinkWords.measuresOf(asked)}
      </Heading>
      {!isNew && <p>{stateOf(asked)}</p>}
      {isOpen && url && <SendLink garment={garment} url={url} isNew={isNew} />}
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        {isOpen && !isNew && <Remind garment={garment} url={url} />}
        <Button variant={isOpen ? 'secondary' : 'primary'} pending={making.isPending} onClick={making.press}>
          {making.isPending
            ? measureLinkWords.makingTheLink
            : isOpen
              ? measureLinkWords.makeANewLink
              : measureLinkWords.makeTheLink}
        </Button>
        {isOpen && (
          <Button variant="quiet" pending={withdrawing.isPending} onClick={withdrawing.press}>
            {withdrawing.isPending ? measureLinkWords.withdrawing : measureLinkWords.withdrawTheLink}
          </Button>
        )}
      </div>
      <hr className="stitched" />
      <p className="text-sm">{measureLinkWords.otherWays}</p>
      <div className="self-start">
        {order.garments.length === 1 && order.gender === null ? (
          <OrderFormButton order={order} kind="edit" variant="quiet" />
        ) : (
          <ButtonLink variant="quiet" to={ownMeasuresAddress(order.id, garment.id)}>
            {measureLinkWords.enterThemMyself}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function stateOf(asked: AskedGarment['measurement_from']): string {
  const { link_expires_at: end } = asked;
  if (end === null) return measureLinkWords.makeALink(asked);
  const day = formatDay(end);
  return Date.parse(end) <= Date.now()
    ? measureLinkWords.theLinkHasEnded({ day })
    : measureLinkWords.theLinkEndsOn({ day });
}
