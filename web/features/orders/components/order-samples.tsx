import { sampleWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import type { MeasurementSample } from '../../../../contract/sample-garments.ts';
import { formatDay } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type Order = Pick<SingleOrder, 'status' | 'cloth_receipts' | 'garments'>;

/** The garments that the customer sends along to be measured, and where they are (orders-165). */
export default function OrderSamples({ order }: { order: Order }) {
  const samples = order.garments.flatMap(({ id, progress, measurement_sample: sample }) =>
    sample ? [{ id, sample, isCancelled: order.status === 'CANCELLED' || progress === 'CANCELLED' }] : [],
  );
  if (samples.length === 0) return null;
  return (
    <Card as="section" padding="small" aria-labelledby="samples-title" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="samples-title">
        {sampleWords.title}
      </Heading>
      <ul className="flex flex-col gap-4">
        {samples.map(({ id, ...of }) => (
          <li key={id}>
            <Sample order={order} {...of} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SampleProps {
  order: Order;
  sample: MeasurementSample;
  isCancelled: boolean;
}

function Sample({ order, sample, isCancelled }: SampleProps) {
  const { place, measured_at: measuredAt, measurement } = sample;
  const isWanted = place !== 'LOST' && !isCancelled;
  const isAwaited = isWanted && sample.came_at === null && order.cloth_receipts.length > 0;
  const isToBeMeasured = isWanted && measuredAt === null;
  return (
    <>
      <p className="font-semibold wrap-anywhere">{sampleWords.ofPerson(sample)}</p>
      <p>{isCancelled && place === 'WITH_CUSTOMER' ? sampleWords.withYou : sampleWords.places[place]}</p>
      {isAwaited && <p className="text-saffron-ink">{sampleWords.stillAwaited}</p>}
      {sample.is_due_back && place === 'WITH_TAILOR' && <p>{sampleWords.comesBackApart}</p>}
      {sample.lost_note && (
        <p dir="auto" className="wrap-anywhere">
          {sample.lost_note}
        </p>
      )}
      {isToBeMeasured && <p className="text-muted">{sampleWords.waitsToBeMeasured}</p>}
      {measuredAt && (
        <p className="figures text-muted">
          {sampleWords.isMeasuredOn({ day: formatDay(measuredAt) })}
          {measurement !== null && (
            <>
              {' · '}
              <TextLink to={`/profile?tab=measurements&history=${measurement}`} variant="inline">
                {sampleWords.seeTheRecord}
              </TextLink>
            </>
          )}
        </p>
      )}
    </>
  );
}
