import { useState } from 'react';
import { fitMemoryWords } from '#words';
import { countryName } from '../../../../contract/constants/countries.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { GarmentThumb } from '../../../features/orders/components/garment-thumb.tsx';
import { DesignWords, OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { neededFacts } from '../../../features/orders/needed-facts.ts';
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
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { saveJobCard } from './api.ts';
import { ClothOfOrder } from './cloth-of-order.tsx';
import { OrderMeasures } from './order-measures.tsx';
import { OrderPicture } from './order-picture.tsx';
import { PrintTagOrLabel } from './print-orders.tsx';
import { Section } from './section.tsx';
import { CLOTH_COMES, GARMENT_GOES } from './words.ts';

type Garment = Extract<StaffOrderPage['order'], { kind: 'single' }>;

/** The garment: choices in words and drawing, pictures and, on a press, the measures saved with the order. */
export function OrderedGarment({ order }: { order: Garment }) {
  return (
    <>
      <Section title="Garment">
        <div className="flex flex-wrap gap-4">
          <GarmentThumb garment={order} className="h-30 w-24" />
          <OrderPicture address={order.dress_design} name="Design" />
          <OrderPicture address={order.measurement_picture} name="Measurements" />
        </div>
        <OrderFacts
          facts={[
            ['Item', itemName(order)],
            ['Fabric', order.fabric_type ?? TO_BE_AGREED],
            ['Urgency', DELIVERY_TYPE_NAMES[order.delivery_type]],
            ...neededFacts(order),
            ['Cloth comes', CLOTH_COMES[order.pickup]],
            ['Garment goes', GARMENT_GOES[order.delivery]],
            ['Cloth swatch', order.is_requested_sample ? 'Requested' : 'Not requested'],
            ['Payment', PAYMENT_TYPE_NAMES[order.payment_type]],
            ['Contact e-mail', (order.contact_email ?? order.customer_email) || 'None'],
            ['Customer has agreed', CONFIRMATION_NAMES[order.user_confirmation]],
            ...(order.country === 'PK'
              ? []
              : [
                  ['Country', countryName(order.country)] as const,
                  ['Courier', COURIER_NAMES[order.courier]] as const,
                ]),
          ]}
        />
        <DesignWords design={order.design} />
        {order.description && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {order.description}
          </p>
        )}
      </Section>
      <ClothOfOrder order={order} />
      {order.user_confirmation === 'CONFIRMED' && <TagsAndLabels id={order.id} />}
      <Section title="Measures">
        <p>{measurementName(order)}</p>
        {order.length_choice && (
          <p>Length of the kameez: {fitMemoryWords.lengthChoices[order.length_choice]}</p>
        )}
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

function TagsAndLabels({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Tags and labels">
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Print a tag or label
      </Button>
      {isOpen && <PrintTagOrLabel id={id} onClose={() => setOpen(false)} />}
    </Section>
  );
}
