import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { useGarmentInAddress } from '../../../features/orders/use-garment-in-address.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { textLinkClasses } from '../../../ui/text-link.tsx';
import { FitNotes } from './fit-notes.tsx';
import { Finished, Part, Pictures, SampleOf, Wishes } from './garment-parts.tsx';
import { GarmentSteps } from './garment-steps.tsx';
import { MeasureTable } from './measure-table.tsx';
import { FactList, Facts } from './sheet-fact-list.tsx';
import {
  cancelledIn,
  clothOfGarment,
  garmentFacts,
  itemIn,
  receiptFacts,
  stitchingFact,
  wearerIn,
} from './sheet-facts.ts';
import { LinePrefixProvider, useLineMark } from './sheet-frame.tsx';
import { linesOf, placeOnPage } from './sheet-garments.ts';

/** Leads to each garment of an order of several (workshop-31). */
export function GarmentLinks({ garments }: { garments: readonly WorkshopGarment[] }) {
  const { words } = useSheetTongue();
  useGarmentInAddress();
  return (
    <nav aria-label={words.garmentsOfThisOrder}>
      <ol className="flex flex-wrap gap-x-5">
        {garments.map((garment, index) => (
          <li key={garment.id}>
            <a href={`#${placeOnPage(garment)}`} className={textLinkClasses()}>
              {words.placeOf({ place: index + 1, count: garments.length })} · {itemIn(words, garment)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What is not to be stitched any more (orders-112). */
export function CancelledGarments({ order }: { order: WorkshopOrder }) {
  const { words } = useSheetTongue();
  const mark = useLineMark();
  const garments = cancelledIn(words, order);
  if (!garments) return null;
  return (
    <p className="rounded-xl bg-saffron-soft p-3 wrap-anywhere text-saffron-ink" {...mark('cancelled')}>
      {words.doNotStitch({ garments })}
    </p>
  );
}

interface GarmentSectionProps {
  order: WorkshopOrder;
  garment: WorkshopGarment;
  /** From 1. */
  place: number;
  count: number;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

/** One garment of several: whose it is, its measures, and what to make. */
export function GarmentSection(props: GarmentSectionProps) {
  return (
    <LinePrefixProvider value={linesOf(props.garment)}>
      <Section {...props} />
    </LinePrefixProvider>
  );
}

function Section({ order, garment, place, count, unit, onUnit }: GarmentSectionProps) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  const { words } = sheet;
  const id = placeOnPage(garment);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="flex scroll-mt-4 flex-col gap-5 rounded-2xl"
    >
      <div className="border-t-2 border-saffron pt-3">
        <Heading level={2} size="part" id={`${id}-name`} {...mark('head')}>
          {words.placeOf({ place, count })} · {itemIn(words, garment)}
        </Heading>
        {order.altered_garment === garment.id && <Badge tone="madder">{words.statusNames.ALTERATION}</Badge>}
        <p className="wrap-anywhere text-muted" {...mark('for')}>
          {words.madeFor}: <bdi>{wearerIn(words, garment)}</bdi>
        </p>
      </div>
      <GarmentSteps order={order} garment={garment} unit={unit} />
      <FitNotes notes={garment.fit_notes ?? []} unit={unit} level={3} />
      <SampleOf order={order} garment={garment} unit={unit} level={3} />
      {order.is_customer_shown && (
        <>
          <MeasureTable measures={garment.measures} level={3} unit={unit} onUnit={onUnit} />
          <Finished
            key={`${garment.id} ${unit}`}
            order={order}
            garment={garment}
            garmentId={garment.id}
            unit={unit}
            level={3}
          />
        </>
      )}
      <Part title={words.whatToMake} level={3}>
        <FactList>
          <Facts
            facts={[
              ...garmentFacts(garment, sheet),
              ...clothOfGarment(garment, sheet),
              ...receiptFacts(order, garment, sheet),
              stitchingFact(garment.stitching, sheet),
            ]}
          />
        </FactList>
        <Wishes garment={garment} />
        <Pictures garment={garment} />
      </Part>
    </section>
  );
}
