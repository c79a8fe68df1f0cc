import { fitMemoryWords, shelfClothWords } from '#words';
import { countryName } from '../../../../contract/constants/countries.ts';
import { isSentAbroad } from '../../../../contract/duty.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { GarmentThumb } from '../../../features/orders/components/garment-thumb.tsx';
import { DesignWords, OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { neededFacts } from '../../../features/orders/needed-facts.ts';
import { useGarmentInAddress } from '../../../features/orders/use-garment-in-address.ts';
import {
  CONFIRMATION_NAMES,
  COURIER_NAMES,
  DELIVERY_TYPE_NAMES,
  itemName,
  measurementName,
  PAYMENT_TYPE_NAMES,
  TO_BE_AGREED,
} from '../../../features/orders/words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { saveJobCard } from './api.ts';
import { type OrderGarment, placeOf, severalGarments } from './garment-places.ts';
import { GarmentSteps } from './garment-steps.tsx';
import { OrderMeasures } from './order-measures.tsx';
import { OrderPicture } from './order-picture.tsx';
import { Section } from './section.tsx';
import { TagsAndLabels } from './tags-and-labels.tsx';
import { CLOTH_COMES, GARMENT_GOES, PROGRESS_NAMES } from './words.ts';

const loadCloth = () => import('./cloth-of-order.tsx');
const loadSamples = () => import('./samples-of-order.tsx');

type Garment = Extract<StaffOrderPage['order'], { kind: 'single' }>;

/** What is made: choices in words and drawing, pictures and, on a press, the measures saved with the order. */
export function OrderedGarment({ order }: { order: Garment }) {
  const several = severalGarments(order);
  return (
    <>
      {several.length > 0 && <SeveralGarments order={order} garments={several} />}
      <Section title={several.length > 0 ? 'All garments' : 'Garment'}>
        {several.length === 0 && <GarmentPictures garment={order} />}
        <OrderFacts
          facts={[
            ...(several.length > 0 ? [] : itemFactsOf(order)),
            ['Urgency', DELIVERY_TYPE_NAMES[order.delivery_type]],
            ...neededFacts(order),
            ['Cloth comes', clothComes(order)],
            ['Garment goes', GARMENT_GOES[order.delivery]],
            ['Cloth swatch', order.is_requested_sample ? 'Requested' : 'Not requested'],
            ['Payment', PAYMENT_TYPE_NAMES[order.payment_type]],
            ['Contact e-mail', (order.contact_email ?? order.customer_email) || 'None'],
            ['Customer has agreed', CONFIRMATION_NAMES[order.user_confirmation]],
            ...(order.country === 'PK' ? [] : [['Country', countryName(order.country)] as const]),
            ...(order.country === 'PK' && order.courier === 'ECONOMY'
              ? []
              : [['Courier', COURIER_NAMES[order.courier]] as const]),
          ]}
        />
        {several.length === 0 && <GarmentWishes garment={order} />}
      </Section>
      <LazyPart load={loadCloth} skeleton={null}>
        {(ClothOfOrder) => <ClothOfOrder order={order} />}
      </LazyPart>
      {order.garments.some(({ measurement_sample }) => measurement_sample) && (
        <LazyPart load={loadSamples} skeleton={<Skeleton className="h-40" />}>
          {(SamplesOfOrder) => <SamplesOfOrder order={order} />}
        </LazyPart>
      )}
      {order.user_confirmation === 'CONFIRMED' && (
        <TagsAndLabels
          id={order.id}
          isAbroad={
            order.status !== 'CANCELLED' &&
            isSentAbroad({ delivery: order.delivery, country: order.delivery_address?.country ?? null })
          }
        />
      )}
      <Section title="Measures">
        {several.length === 0 && (
          <>
            <p>{measuresIn(order)}</p>
            {order.length_choice && (
              <p>Length of the kameez: {fitMemoryWords.lengthChoices[order.length_choice]}</p>
            )}
          </>
        )}
        {several.length > 0 && !order.has_measures && <p>None of the garments has saved measures.</p>}
        {order.has_measures && <OrderMeasures order={order} />}
        {order.tailor === IN_HOUSE_TAILOR_ID && order.user_confirmation === 'CONFIRMED' && (
          <DownloadButton
            label="Print the job card"
            save={() => saveJobCard(order.id)}
            errorText={(error) => failureSentence(error, 'Failed to prepare the job card')}
          />
        )}
      </Section>
    </>
  );
}

/** Each garment with its fabric, whose it is and what it costs (backoffice-21). */
function SeveralGarments({ order, garments }: { order: Garment; garments: readonly OrderGarment[] }) {
  useGarmentInAddress();
  return garments.map((garment, index) => (
    <Section key={garment.id} title={`Garment ${placeOf(garments, index)}`} anchor={`garment-${garment.id}`}>
      <GarmentPictures garment={garment} />
      <OrderFacts
        facts={[
          ['Progress', PROGRESS_NAMES[garment.progress]],
          ...itemFactsOf(garment),
          [
            'For',
            garment.measurement_label ??
              garment.measurement_from?.name ??
              garment.measurement_sample?.name ??
              order.customer.name,
          ],
          ['Stitching', garment.stitching === null ? TO_BE_AGREED : formatRupees(garment.stitching)],
          ['Measures', measuresIn(garment)],
          ...(garment.length_choice
            ? [['Length of the kameez', fitMemoryWords.lengthChoices[garment.length_choice]] as const]
            : []),
        ]}
      />
      <GarmentWishes garment={garment} />
      <GarmentSteps orderId={order.id} garment={garment} of={placeOf(garments, index)} />
    </Section>
  ));
}

/** Where the measures come from; if somebody is asked, since when (orders-133). */
function measuresIn(
  garment: Pick<OrderGarment, 'measurement_source' | 'is_partly_estimated' | 'measurement_from'>,
): string {
  const { measurement_from: asked } = garment;
  const name = measurementName(garment);
  if (!asked || asked.given) return name;
  const { asked_at, link_expires_at: end } = asked;
  const link = end === null ? 'no link in use' : `link until ${formatDay(end)}`;
  return `${name} since ${formatDay(asked_at)}, ${link}`;
}

type Wished = Pick<
  OrderGarment,
  | 'item_type'
  | 'dress_type'
  | 'shoe_size'
  | 'fabric_type'
  | 'dress_design'
  | 'measurement_picture'
  | 'design'
  | 'description'
>;

function itemFactsOf(garment: Wished): [string, string][] {
  return [
    ['Item', itemName(garment)],
    ['Fabric', garment.fabric_type ?? TO_BE_AGREED],
  ];
}

function GarmentPictures({ garment }: { garment: Wished }) {
  return (
    <div className="flex flex-wrap gap-4">
      <GarmentThumb garment={garment} className="h-30 w-24" />
      <OrderPicture address={garment.dress_design} name="Design" />
      <OrderPicture address={garment.measurement_picture} name="Measurements" />
    </div>
  );
}

function GarmentWishes({ garment }: { garment: Wished }) {
  return (
    <>
      <DesignWords design={garment.design} />
      {garment.description && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {garment.description}
        </p>
      )}
    </>
  );
}

/** Each way once. */
function clothComes({ garments, pickup }: Garment): string {
  const ways = garments.flatMap(({ cloth_source: source, progress }) =>
    source === null || progress === 'CANCELLED' ? [] : [shelfClothWords.sourcesForWork[source]],
  );
  return ways.length > 0 ? [...new Set(ways)].join('; ') : CLOTH_COMES[pickup];
}
