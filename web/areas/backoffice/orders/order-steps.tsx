import { useState } from 'react';
import { measureWords } from '#words';
import { garmentsDisputed } from '../../../../contract/cloth-come.ts';
import type { BillPaymentMethod } from '../../../../contract/constants/bill-payments.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import { mayGoByRider } from '../../../../contract/own-rider.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { bookedCourier } from '../../../features/couriers/booked.ts';
import { takeOrderStep } from '../../../features/orders/api.ts';
import { namedGarments } from '../../../features/orders/garment/names.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirmGuestOrder, orderPageQuery, receiveClothWithPhoto, refreshOrders } from './api.ts';
import { severalGarments } from './garment-places.ts';
import { StepDialog } from './step-dialog.tsx';
import { pricesOf, type Seen, type StepValues, seenOf, stepBody } from './step-values.ts';
import type { WantedTailor } from './tailor-picker.tsx';
import { STEP_WORDS } from './words.ts';

/** Buttons for the steps that `actions` of the order offers; seller orders have theirs beside their goods. */
export function OrderSteps({ page: { line, order } }: { page: StaffOrderPage }) {
  // The order's state when the button was pressed, so that the server detects a change while the dialog is open.
  const [open, setOpen] = useState<{ action: OrderAction; seen: Seen }>();
  if (order.kind === 'goods') {
    return line.waits_for === 'call' ? <ConfirmByPhone orderId={line.id} /> : null;
  }
  const offered = order.actions
    .filter((one) => STEP_WORDS[one] !== undefined)
    .toSorted((one, other) => rank(one, order) - rank(other, order));
  const due = order.kind === 'single' && order.status === 'QUALITY_CHECK' ? dueOf(order) : [];
  if (offered.length === 0 && due.length === 0 && !open) return null;
  const [first] = offered.filter((one) => rank(one, order) === 0);
  return (
    <div className="flex flex-wrap gap-3">
      {due.length > 0 && <p className="w-full text-saffron-ink">{due.join(' ')}</p>}
      {offered.map((one) => (
        <Button
          key={one}
          variant={STEP_WORDS[one]?.isDangerous ? 'danger' : one === first ? 'primary' : 'secondary'}
          onClick={() => setOpen({ action: one, seen: seenOf(order) })}
        >
          {STEP_WORDS[one]?.button}
        </Button>
      ))}
      {open && (
        <StepDialog
          action={open.action}
          of={line.tracking_id}
          {...(order.kind === 'bulk' && {
            pieces: order.number_of_pieces,
            day: order.requested_delivery_date ?? order.expected_delivery_date,
          })}
          {...(open.action === 'move_day' && { day: order.expected_delivery_date })}
          {...(open.action === 'reassign' &&
            order.status === 'DECLINED' && { fields: ['tailor', 'optional_reason'] })}
          {...(order.kind === 'single' && { wantedTailor: wantedFor(order, open.action) })}
          {...(open.action === 'ship' &&
            order.kind === 'single' && {
              fields: [mayGoByRider(order) ? 'rider_or_courier' : 'courier', 'cloth_left'],
            })}
          {...(open.action === 'ship' &&
            order.kind === 'bulk' &&
            order.delivery_address?.country === 'PK' && { fields: ['rider_or_courier'] })}
          {...(open.action === 'ship' && { initial: bookedCourier({ order: line.id }) })}
          {...(open.action === 'deliver' && { text: deliveredText(order) })}
          {...(open.action === 'price' && order.kind === 'single' && priced(order))}
          {...(open.action === 'receive_cloth' && order.kind === 'single' && received(order))}
          {...(open.action === 'record_payment' && paid(order))}
          {...(open.action === 'settle_claim' && claimed(order))}
          present={order.kind === 'bulk' ? order.per_piece_price : order.price?.stitching}
          send={(values, key) => send(line.id, { ...open, values }, key)}
          onReadAgain={() => {
            const now = queryClient.getQueryData(orderPageQuery(line.id).queryKey)?.order;
            if (now && now.kind !== 'goods') setOpen((still) => still && { ...still, seen: seenOf(now) });
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function send(
  id: number,
  { action, seen, values }: { action: OrderAction; seen: Seen; values: StepValues },
  key: string,
) {
  const body = stepBody(action, values, seen);
  if (body.action !== 'receive_cloth' || !values.photo) return takeOrderStep(id, body, key);
  const { action: _named, ...receipt } = body;
  return receiveClothWithPhoto(id, receipt as Parameters<typeof receiveClothWithPhoto>[1], values.photo, key);
}

/** Each of several garments gets a price of its own (orders-170). */
function priced(order: Extract<StaffOrderPage['order'], { kind: 'single' }>) {
  const garments = severalGarments(order);
  if (garments.length === 0) return {};
  return {
    garments,
    fields: ['garment_prices', 'day', 'tailor', 'optional_reason'] as const,
    initial: { garments: pricesOf(garments) },
  };
}

/** Of several garments, those whose cloth is awaited or objected to (orders-193). */
function received(order: Extract<StaffOrderPage['order'], { kind: 'single' }>) {
  const named = namedGarments(order);
  const disputed = garmentsDisputed(order.cloth_receipts, named);
  const cloth = named.filter(({ id }) => order.cloth_missing.includes(id) || disputed.includes(id));
  const ticked = disputed.length > 0 ? disputed : order.cloth_missing;
  return { cloth, initial: { cloth_garments: ticked.map(String) } };
}

/** All that is due, or what is due before the work, as it usually comes. */
function paid({
  advance,
  paid: already,
  total_bill,
  payment_type,
  status,
}: Extract<StaffOrderPage['order'], { kind: 'single' | 'bulk' }>) {
  if (status === 'CANCELLED')
    return {
      text: 'The order is cancelled: what has arrived is owed back.',
      initial: { method: 'TRANSFER' },
    };
  const left = (total_bill ?? 0) - already;
  const before = Math.min(left, Math.max(0, advance - already));
  const amount = before > 0 ? before : left;
  const method: BillPaymentMethod = payment_type === 'ADVANCE' ? 'LINK' : before > 0 ? 'TRANSFER' : 'CASH';
  const due = before > 0 && before < left ? `, ${formatRupees(before)} of it before the work starts` : '';
  return {
    text: `${formatRupees(left)} is left to pay${due}. Only when the money has arrived. The customer gets a receipt.`,
    initial: { amount: String(amount), method },
  };
}

/** What was claimed for an alteration near the customer, and the most that is paid back for it. */
function claimed(order: StaffOrderPage['order']) {
  if (order.kind !== 'single') return {};
  const { near_alteration: near } = order;
  const claim = near?.claims.at(-1);
  if (!near || !claim) return {};
  const most = Math.min(claim.amount, near.left);
  const altered = severalGarments(order).findIndex(({ id }) => id === claim.garment);
  const what = altered < 0 ? '' : ` for garment ${altered + 1}`;
  return {
    text: `The customer paid ${formatRupees(claim.amount)}${what}; the receipt is in the history. At most ${formatRupees(most)} of it can be paid back, which you send yourself.`,
    initial: { approved: String(most) },
  };
}

/** What is to be measured in-house, a sentence for each garment. */
function dueOf(order: Extract<StaffOrderPage['order'], { kind: 'single' }>): string[] {
  const namesOf = (codes: typeof order.measures_due) =>
    codes.map((code) => measureWords.names[code]).join(', ');
  const several = severalGarments(order);
  if (several.length === 0) {
    const { measures_due: due } = order;
    return due.length > 0
      ? [`Before the garment leaves, enter below what it measures: ${namesOf(due)}.`]
      : [];
  }
  return several.flatMap(({ measures_due: due }, index) =>
    due.length > 0
      ? [
          `Before garment ${index + 1} of ${stitched(several).length} leaves, enter below what it measures: ${namesOf(due)}.`,
        ]
      : [],
  );
}

/** Says that the step books the cash as paid (orders-14). */
function deliveredText({
  payment_type,
  bill_status,
  total_bill,
  paid: already,
}: Extract<StaffOrderPage['order'], { kind: 'single' | 'bulk' }>): string {
  const isDue = payment_type === 'COD' && bill_status !== 'PAID' && bill_status !== 'REFUNDED';
  return isDue && total_bill
    ? `Only when the customer has it and has paid ${formatRupees(total_bill - already)} in cash: the order counts as paid then.`
    : 'Only when the customer has it. Nothing is to be paid any more.';
}

function wantedFor(
  { dress_type, stitched_for, tailor }: Extract<StaffOrderPage['order'], { kind: 'single' }>,
  action: OrderAction,
): WantedTailor {
  return {
    dressType: dress_type ?? '',
    kind: stitched_for,
    // The tailor who declined the order.
    without: action === 'reassign' ? tailor : undefined,
  };
}

/** Steps that lead on come first, dangerous ones last. A payment leads on where the work waits for it. */
function rank(
  action: OrderAction,
  { advance, paid, status }: { advance: number; paid: number; status: string },
): 0 | 1 | 2 {
  if (action === 'record_payment') return advance > paid && status !== 'CANCELLED' ? 0 : 1;
  const { isDangerous, isAside } = STEP_WORDS[action] ?? {};
  return isDangerous ? 2 : isAside ? 1 : 0;
}

/** Confirms the order of a guest without an e-mail address after a phone call (shop-11). */
function ConfirmByPhone({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex">
      <Button onClick={() => setOpen(true)}>Confirm by phone</Button>
      <AlertDialog
        title="Has the guest confirmed the order?"
        open={isOpen}
        cancelLabel="Not yet"
        confirmLabel="Confirm the order"
        pendingLabel="Confirming..."
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await confirmGuestOrder(orderId);
          await refreshOrders();
          setOpen(false);
        }}
        errorText={(error) => failureSentence(error, 'Failed to confirm order')}
      >
        <p>The sellers pack it then. Delivery days count from today.</p>
      </AlertDialog>
    </div>
  );
}
