import { useRef, useState } from 'react';
import { basicWords, orderGarmentWords, orderingWords, orderNameWords } from '#words';
import { fabricName } from '../../../../contract/garment-names.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { toast } from '../../../ui/toast.tsx';
import { reloadOrders } from '../after-step.ts';
import { customerOrderQuery } from '../api.ts';
import { removeGarment } from '../garment/calls.ts';
import { garmentTitle, outcomeText } from '../garment/names.ts';
import { garmentAddress } from '../order-address.ts';
import { PROGRESS_TONES } from '../progress-tones.ts';
import { itemName, lengthFacts, measurementName, TO_BE_AGREED } from '../words.ts';
import { CancelGarment } from './cancel-garment.tsx';
import { GarmentThumb } from './garment-thumb.tsx';
import { DesignWords } from './order-facts.tsx';

const TOAST_MS = 9000;

/** The garments of an order that has several (orders-107). */
export default function GarmentList({ order }: { order: SingleOrder }) {
  const [asked, setAsked] = useState<Garment>();
  const [attempts] = useState(() => attemptKeys());
  const heading = useRef<HTMLHeadingElement>(null);
  const mayEdit = order.actions.includes('edit');

  async function remove(garment: Garment): Promise<void> {
    const changed = await removeGarment(order.id, garment.id, attempts.keyFor([order.id, garment.id])).catch(
      (error: unknown) => {
        // Another tab or device was first.
        if (error instanceof CallError && error.status < 500) void reloadOrders();
        throw error;
      },
    );
    setAsked(undefined);
    toast.success(outcomeText('removed', garmentTitle(garment), order, changed), { durationMs: TOAST_MS });
    queryClient.setQueryData(customerOrderQuery(order.id).queryKey, changed);
    void reloadOrders();
    requestAnimationFrame(() => focusOn(heading.current));
  }

  return (
    <section aria-labelledby="garments-title" className="flex flex-col gap-4">
      <Heading ref={heading} tabIndex={-1} level={2} size="item" id="garments-title">
        {orderGarmentWords.garments({ count: stitched(order.garments).length })}
      </Heading>
      <ol className="flex flex-col gap-4">
        {order.garments.map((garment, index) => (
          <li key={garment.id}>
            <GarmentCard
              order={order}
              garment={garment}
              place={index + 1}
              onCancelled={() => requestAnimationFrame(() => focusOn(heading.current))}
              onRemove={mayEdit ? () => setAsked(garment) : undefined}
            />
          </li>
        ))}
      </ol>
      {asked && (
        <AlertDialog
          title={orderGarmentWords.removeThisQuestion({ garment: garmentTitle(asked) })}
          open
          cancelLabel={orderGarmentWords.keepIt}
          confirmLabel={orderGarmentWords.removeIt}
          pendingLabel={orderGarmentWords.removing}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => remove(asked)}
          errorText={(error) => failureSentence(error, orderGarmentWords.failedToRemoveTheGarment)}
        >
          <p>{orderGarmentWords.whatWasFilledInIsDeleted}</p>
        </AlertDialog>
      )}
    </section>
  );
}

interface GarmentCardProps {
  order: SingleOrder;
  garment: Garment;
  place: number;
  /** Undefined once the garments stay as they are. */
  onRemove: (() => void) | undefined;
  onCancelled: () => void;
}

function GarmentCard({ order, garment, place, onRemove, onCancelled }: GarmentCardProps) {
  const name = orderGarmentWords.numbered({ place, garment: garmentTitle(garment) });
  const isCancelled = garment.progress === 'CANCELLED';
  const lines = [
    garment.fabric_type === null ? TO_BE_AGREED : fabricName(garment.fabric_type),
    `${basicWords.measurements}: ${measurementName(garment, garment.measurement_label)}`,
    ...lengthFacts(garment).map(([label, value]) => `${label}: ${value}`),
  ];
  return (
    <Card as="article" padding="small" aria-label={name} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <GarmentThumb garment={garment} className="h-20 w-16" />
        <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
          <Heading level={3} size="item" className="text-lg">
            {orderGarmentWords.numbered({ place, garment: itemName(garment) })}
          </Heading>
          {(order.status !== 'PLACED' && order.status !== 'CANCELLED') || isCancelled ? (
            <Badge tone={PROGRESS_TONES[garment.progress]}>
              {orderNameWords.progressNames[garment.progress]}
            </Badge>
          ) : null}
          {lines.map((line) => (
            <p key={line} className="text-sm text-muted">
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <p className={cn('figures shrink-0 font-semibold', isCancelled && 'text-muted line-through')}>
          {garment.stitching === null ? TO_BE_AGREED : formatRupees(garment.stitching)}
        </p>
      </div>
      <DesignWords design={garment.design} />
      {garment.description && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {garment.description}
        </p>
      )}
      <Pictures garment={garment} />
      <CancelGarment order={order} garment={garment} onCancelled={onCancelled} />
      {onRemove && (
        <div className="-mb-2 -ms-4 flex flex-wrap">
          <ButtonLink
            variant="quiet"
            to={garmentAddress(order.id, { garment: garment.id })}
            aria-label={orderGarmentWords.changeThis({ garment: name })}
          >
            {orderGarmentWords.change}
          </ButtonLink>
          {order.garments.length > 1 && (
            <Button
              variant="quiet"
              aria-label={orderGarmentWords.removeThis({ garment: name })}
              onClick={onRemove}
            >
              {basicWords.removeLabel}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Pictures({ garment: { dress_design, measurement_picture } }: { garment: Garment }) {
  const pictures = [
    { address: dress_design, name: orderingWords.theDesignYouSent },
    { address: measurement_picture, name: orderingWords.thePictureOfYourMeasurements },
  ].filter((picture): picture is { address: string; name: string } => picture.address !== null);
  if (pictures.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-4">
      {pictures.map(({ address, name }) => (
        <figure key={name} className="flex flex-col gap-1">
          <a href={address} target="_blank" rel="noreferrer" className="self-start">
            <img
              src={address}
              alt={basicWords.opensInFullSize({ name })}
              className="max-h-40 rounded-xl border border-hairline object-contain"
            />
          </a>
          <figcaption className="text-sm text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
