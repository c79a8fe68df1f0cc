import { useState } from 'react';
import { goodsReturnWords } from '#words';
import { GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { StaffGoods, StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { bookedCourier } from '../../../features/couriers/booked.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { goodsPicture, piecesAt, variantWords } from '../../../lib/goods.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { type PartStep, savePackingSlips, saveParcelInvoice, takePartStep } from './api.ts';
import { Section } from './section.tsx';
import { StepDialog } from './step-dialog.tsx';
import { STEP_WORDS } from './words.ts';

const loadBooking = () => import('../../../features/couriers/components/courier-booking.tsx');

/** Of these the shop packs and sends the pieces. */
const TO_SEND: readonly string[] = ['PLACED', 'PACKED', 'SHIPPED'];

type Goods = Extract<StaffOrderPage['order'], { kind: 'goods' }>;

/** The seller orders, each with its steps (shop-13). */
export default function OrderedGoods({ order }: { order: Goods }) {
  return order.parts.map((part) => (
    <Section
      key={part.id}
      title={`From ${part.seller.name}`}
      aside={<span className="text-muted">{GOODS_STATUS_NAMES[part.status]}</span>}
    >
      <ul className="divide-y divide-hairline">
        {part.items.map((item) => (
          <li key={item.variant} className="flex items-start gap-3 py-3">
            <Thumbnail picture={item.image ? goodsPicture(item.image) : undefined} className="w-14" />
            <div className="min-w-0 flex-1">
              <p className="break-words">{item.name}</p>
              <p className="figures text-sm text-muted">
                {[...variantWords(item), piecesAt(item)].join(' · ')}
              </p>
            </div>
            <span className="figures font-semibold">{formatRupees(item.line_total)}</span>
          </li>
        ))}
      </ul>
      {order.shipping.country !== 'PK' && part.status !== 'UNCONFIRMED' && part.status !== 'CANCELLED' && (
        <DownloadButton
          label="Commercial invoice for customs"
          describedAs={`Commercial invoice for customs: ${part.seller.name}`}
          save={() => saveParcelInvoice(part.id)}
          errorText={(error) => failureSentence(error, 'Failed to prepare the commercial invoice')}
        />
      )}
      {part.seller.id === null && TO_SEND.includes(part.status) && (
        <div className="flex">
          <DownloadButton
            label="Packing slip"
            save={() => savePackingSlips([part.id])}
            errorText={(error) => failureSentence(error, 'Failed to prepare the packing slip')}
          />
        </div>
      )}
      {(part.status === 'PACKED' || part.status === 'SHIPPED') && (
        <LazyPart load={loadBooking} skeleton={null}>
          {(CourierBooking) => (
            <CourierBooking parcel={{ seller_order: part.id }} isSent={part.status === 'SHIPPED'} />
          )}
        </LazyPart>
      )}
      <PartSteps part={part} />
      {part.actions.includes('take_back') && <SomeCameBack part={part} number={order.tracking_id} />}
    </Section>
  ));
}

const loadTakeBackDialog = () => import('../../../features/goods-returns/components/take-back-dialog.tsx');

/** (returns-12) */
function SomeCameBack({ part, number }: { part: StaffGoods['parts'][number]; number: string }) {
  const [isOpen, setOpen] = useState(false);
  const pieces = part.items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 1) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        aria-label={goodsReturnWords.someOfSellerCameBack({ seller: part.seller.name })}
        onClick={() => setOpen(true)}
      >
        {goodsReturnWords.someCameBack}
      </Button>
      {isOpen && (
        <LazyPart load={loadTakeBackDialog}>
          {(TakeBackDialog) => (
            <TakeBackDialog
              part={part.id}
              number={number}
              returnsPath="/admin/returns"
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

const PART_ACTIONS = ['pack', 'ship', 'deliver', 'come_back', 'return', 'fail_delivery', 'cancel'] as const;

/** Buttons for the steps of a seller order. */
function PartSteps({ part }: { part: StaffGoods['parts'][number] }) {
  const [action, setAction] = useState<(typeof PART_ACTIONS)[number]>();
  const offered = PART_ACTIONS.filter((one) => part.actions.includes(one));
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {offered.map((one) => (
        <Button
          key={one}
          variant={STEP_WORDS[one]?.isDangerous ? 'danger' : 'secondary'}
          aria-label={`${STEP_WORDS[one]?.button}: ${part.seller.name}`}
          onClick={() => setAction(one)}
        >
          {STEP_WORDS[one]?.button}
        </Button>
      ))}
      {action && (
        <StepDialog
          action={action}
          of={part.seller.name}
          {...(action === 'ship' && { initial: bookedCourier({ seller_order: part.id }) })}
          {...(action === 'fail_delivery' && { fields: ['failure', 'failure_words', 'pieces'] })}
          {...(action === 'return' && { fields: ['reason', 'pieces'], initial: { pieces: 'written_off' } })}
          send={({ reason, courier, courier_number, failure, pieces }, key) =>
            takePartStep(
              part.id,
              {
                action,
                expected_status: part.status,
                ...(reason.trim() && { reason: reason.trim() }),
                ...(courier.trim() && { courier: courier.trim() }),
                ...(courier_number.trim() && { courier_number: courier_number.trim() }),
                ...(failure && { failure: failure as PartStep['failure'] }),
                ...((action === 'fail_delivery' || action === 'return') && {
                  restock: pieces !== 'written_off',
                }),
                ...(action === 'return' && {
                  returned: part.items.reduce((sum, one) => sum + one.returned, 0),
                }),
              },
              key,
            )
          }
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  );
}
