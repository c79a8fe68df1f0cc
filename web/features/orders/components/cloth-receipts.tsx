import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { basicWords, clothReceiptWords, ordersWords } from '#words';
import type { ClothReceipt } from '../../../../contract/cloth-receipts.ts';
import { clothInWords, openObjection } from '../../../../contract/cloth-words.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';
import { OrderFacts } from './order-facts.tsx';

type Received = Pick<SingleOrder, 'id' | 'actions' | 'cloth_receipts' | 'cloth_left'>;

/** What was written down about the cloth, and the customer's objection to it (orders-81, orders-82). */
export default function ClothReceipts({ order }: { order: Received }) {
  const [isObjecting, setObjecting] = useState(false);
  const [last, ...earlier] = order.cloth_receipts.toReversed();
  if (!last) return null;
  const title = `cloth-${order.id}`;
  const isSettled = last.objectable_until === null && earlier.some(({ objection }) => objection !== null);
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-3 rounded-2xl border border-hairline p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={title}>
        {ordersWords.theReceiptOfYourCloth}
      </Heading>
      <Receipt receipt={last} left={order.cloth_left} />
      {openObjection(last) !== null && <p>{ordersWords.theTailorIsTold}</p>}
      {isSettled && <p>{ordersWords.weHaveSettledIt}</p>}
      {order.actions.includes('object_cloth') && last.objectable_until && (
        <div className="flex flex-col items-start gap-3">
          <p>
            <span className="font-semibold">{ordersWords.isThisRight}</span>{' '}
            {ordersWords.youCanObjectUntil({ until: formatMoment(last.objectable_until) })}
          </p>
          <Button variant="secondary" onClick={() => setObjecting(true)}>
            {ordersWords.somethingIsWrong}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {ordersWords.writtenDownBefore}
          </summary>
          <div className="flex flex-col gap-5 pt-2">
            {earlier.map((receipt) => (
              <Receipt key={receipt.number} receipt={receipt} left={null} />
            ))}
          </div>
        </details>
      )}
      {isObjecting && (
        <Dialog title={ordersWords.whatIsWrong} open onClose={() => setObjecting(false)}>
          <ObjectionForm orderId={order.id} number={last.number} onClose={() => setObjecting(false)} />
        </Dialog>
      )}
    </section>
  );
}

function Receipt({ receipt, left }: { receipt: ClothReceipt; left: number | null }) {
  const { bag_tag: tag, faults, objection, objected_at, photos, received_at } = receipt;
  const words = clothReceiptWords;
  return (
    <>
      {photos.map((address) => (
        <a key={address} href={address} target="_blank" rel="noreferrer" className="self-start">
          <img
            src={address}
            alt={basicWords.opensInFullSize({ name: ordersWords.photoOfTheCloth })}
            loading="lazy"
            className="max-h-60 rounded-xl border border-hairline object-cover"
          />
        </a>
      ))}
      <OrderFacts
        facts={[
          [words.receivedOn, formatMoment(received_at)],
          [words.amount, clothInWords(receipt, words, basicWords.listSeparator)],
          ...(tag ? [[words.bagTag, basicWords.leftToRight({ text: tag })] as const] : []),
          ...(faults ? [[words.clothFaults, faults] as const] : []),
          ...(left === null ? [] : [[words.clothLeft, words.metresOf({ metres: left })] as const]),
        ]}
      />
      {objection !== null && objected_at !== null && (
        <div className="rounded-xl bg-saffron-soft p-3">
          <p className="text-sm text-saffron-ink">
            {ordersWords.youObjectedOn({ at: formatMoment(objected_at) })}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {objection}
          </p>
        </div>
      )}
    </>
  );
}

interface ObjectionFormProps {
  orderId: number;
  /** Of the receipt. */
  number: number;
  onClose: () => void;
}

function ObjectionForm({ orderId, number, onClose }: ObjectionFormProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ reason }, { keyFor }) {
      const values = { reason: reason.trim() };
      return takeOrderStep(orderId, { action: 'object_cloth', ...values }, keyFor([orderId, number, values]));
    },
    async onSuccess() {
      await reloadOrders();
      onClose();
    },
    ...afterStep(ordersWords.failedToSendYourObjection),
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>{ordersWords.theStitchingWaitsForTheCorrection}</p>
      <TextAreaField
        label={ordersWords.yourObjection}
        rows={3}
        maxLength={500}
        error={form.formState.errors.reason?.message}
        disabled={isSubmitting}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || ordersWords.sayWhatIsWrong,
        })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {basicWords.back}
        </Button>
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending}>
          {ordersWords.sendTheObjection}
        </SubmitButton>
      </div>
    </form>
  );
}
