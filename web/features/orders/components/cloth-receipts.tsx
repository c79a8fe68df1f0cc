import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { basicWords, clothReceiptWords, ordersWords } from '#words';
import { garmentsUndisputed, receiptsThatHold } from '../../../../contract/cloth-come.ts';
import type { ClothReceipt } from '../../../../contract/cloth-receipts.ts';
import { clothInWords, openObjection } from '../../../../contract/cloth-words.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';
import { namedGarments, namedWithCancelled } from '../garment/names.ts';
import { OrderFacts } from './order-facts.tsx';

type Received = Pick<
  SingleOrder,
  'id' | 'actions' | 'cloth_due_on' | 'cloth_missing' | 'cloth_receipts' | 'cloth_left' | 'garments'
>;

/**
 * What was written down about the cloth of all garments or of each, and the customer's objections to it (orders-81,
 * orders-82, orders-193, orders-196).
 */
export default function ClothReceipts({ order }: { order: Received }) {
  const [objecting, setObjecting] = useState<ClothReceipt>();
  const named = namedGarments(order);
  const garments = stitched(order.garments);
  const holding = receiptsThatHold(order.cloth_receipts, garments).toReversed();
  const undisputed = (receipt: ClothReceipt) => garmentsUndisputed(receipt, order.cloth_receipts, garments);
  const earlier = order.cloth_receipts.filter((receipt) => !holding.includes(receipt)).toReversed();
  if (holding.length === 0) return null;
  const title = `cloth-${order.id}`;
  const namesOf = (ids: readonly number[]) =>
    namedWithCancelled(order)
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(basicWords.listSeparator);
  const missing = namesOf(order.cloth_missing);
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-3 rounded-2xl border border-hairline p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={title}>
        {ordersWords.theReceiptOfYourCloth}
      </Heading>
      {order.cloth_due_on && missing && <p>{ordersWords.clothStillAwaitedFor({ garments: missing })}</p>}
      {holding.map((receipt) => (
        <div key={receipt.number} className="flex flex-col gap-3">
          <Receipt receipt={receipt} namesOf={namesOf} />
          {openObjection(receipt) !== null && <p>{ordersWords.theTailorIsTold}</p>}
          {isSettled(receipt, earlier) && <p>{ordersWords.weHaveSettledIt}</p>}
          {order.actions.includes('object_cloth') &&
            undisputed(receipt).length > 0 &&
            receipt.objectable_until &&
            Date.now() <= Date.parse(receipt.objectable_until) && (
              <div className="flex flex-col items-start gap-3">
                <p>
                  <span className="font-semibold">{ordersWords.isThisRight}</span>{' '}
                  {ordersWords.youCanObjectUntil({ until: formatMoment(receipt.objectable_until) })}
                </p>
                <Button variant="secondary" onClick={() => setObjecting(receipt)}>
                  {ordersWords.somethingIsWrong}
                  {named.length > 0 && <span className="sr-only">: {namesOf(undisputed(receipt))}</span>}
                </Button>
              </div>
            )}
        </div>
      ))}
      <OrderFacts facts={leftFacts(order, namesOf)} />
      {earlier.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {ordersWords.writtenDownBefore}
          </summary>
          <div className="flex flex-col gap-5 pt-2">
            {earlier.map((receipt) => (
              <Receipt key={receipt.number} receipt={receipt} namesOf={namesOf} />
            ))}
          </div>
        </details>
      )}
      {objecting && (
        <Dialog title={ordersWords.whatIsWrong} open onClose={() => setObjecting(undefined)}>
          <ObjectionForm
            orderId={order.id}
            number={objecting.number}
            garments={named.filter(({ id }) => undisputed(objecting).includes(id))}
            onClose={() => setObjecting(undefined)}
          />
        </Dialog>
      )}
    </section>
  );
}

/** Staff wrote it to settle an objection to one before. */
function isSettled({ objectable_until: until }: ClothReceipt, earlier: readonly ClothReceipt[]): boolean {
  return until === null && earlier.some(({ objection }) => objection !== null);
}

type NamesOf = (ids: readonly number[]) => string;

/** Metres that are left of all cloth, or of that of each garment (orders-198). */
function leftFacts(
  { cloth_left: left, garments }: Received,
  namesOf: NamesOf,
): (readonly [string, string])[] {
  const { clothLeft, metresOf } = clothReceiptWords;
  return [
    ...(left === null ? [] : [[clothLeft, metresOf({ metres: left })] as const]),
    ...garments.flatMap(({ id, cloth_left: own }) => {
      if (own === null) return [];
      const name = namesOf([id]);
      const label = name ? `${clothLeft}, ${name}` : clothLeft;
      return [[label, metresOf({ metres: own })] as const];
    }),
  ];
}

function Receipt({ receipt, namesOf }: { receipt: ClothReceipt; namesOf: NamesOf }) {
  const { bag_tag: tag, faults, objection, objected_at, photos, received_at } = receipt;
  const words = clothReceiptWords;
  const garments = namesOf(receipt.garments ?? []);
  const about = namesOf(receipt.objected_garments ?? []);
  return (
    <>
      {garments && (
        <Heading level={3} size="item" className="text-base">
          {garments}
        </Heading>
      )}
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
        ]}
      />
      {objection !== null && objected_at !== null && (
        <div className="rounded-xl bg-saffron-soft p-3">
          <p className="text-sm text-saffron-ink">
            {ordersWords.youObjectedOn({ at: formatMoment(objected_at) })}
          </p>
          {about && (
            <p className="text-sm font-semibold">{ordersWords.objectionIsAbout({ garments: about })}</p>
          )}
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
  /** Of several in the order, those of the receipt that no objection is about yet. */
  garments: readonly { id: number; name: string }[];
  onClose: () => void;
}

function ObjectionForm({ orderId, number, garments, onClose }: ObjectionFormProps) {
  const form = useForm({ defaultValues: { reason: '', garments: [] as string[] } });
  const [only, ...others] = garments;
  const isAsked = others.length > 0;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ reason, garments: ticked }, { keyFor }) {
      const about = isAsked ? ticked.join(',') : only && String(only.id);
      const values = { reason: reason.trim(), ...(about && { garments: about }) };
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
      {isAsked && (
        <fieldset disabled={isSubmitting}>
          <legend className="font-semibold">{ordersWords.forWhichGarments}</legend>
          {garments.map(({ id, name }, index) => (
            <CheckField
              key={id}
              label={name}
              value={id}
              error={index === 0 ? form.formState.errors.garments?.message : undefined}
              {...form.register('garments', {
                validate: (ticked) => ticked.length > 0 || ordersWords.tickWhatItIsAbout,
              })}
            />
          ))}
        </fieldset>
      )}
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
