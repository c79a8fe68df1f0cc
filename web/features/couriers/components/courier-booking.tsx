import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { courierBookingWords, courierNewsWords } from '#words';
import { COURIER_BRANDS, MAX_BOXES } from '../../../../contract/constants/courier-bookings.ts';
import type { CourierBooking as Booking, ParcelToBook } from '../../../../contract/courier-bookings.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Banner } from '../../../ui/states.tsx';
import { bookParcel, cancelBooking, type Parcel, parcelQuery, saveLabels } from '../api.ts';
import { keepParcel } from '../booked.ts';

interface CourierBookingProps {
  parcel: Parcel;
  /** It is with the courier already. */
  isSent: boolean;
}

/** Books a parcel with a courier, and shows what the courier says; nothing where all is by hand (couriers-21). */
export default function CourierBooking(props: CourierBookingProps) {
  // A step by hand may end the booking: it is read again.
  return <Panel key={String(props.isSent)} {...props} />;
}

function Panel({ parcel, isSent }: CourierBookingProps) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(parcelQuery(parcel), queryClient);
  if (error && !data) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, courierBookingWords.failedToGet)}
      </LoadFailure>
    );
  }
  const isOffered = data?.can_book && data.couriers.length > 0;
  if (!data || (!isOffered && !data.booking)) return null;
  const { booking } = data;
  const isOver = booking?.state !== 'SENDING' && booking?.state !== 'BOOKED';
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-3">
      <Heading level={2} size="item" id={titleId}>
        {courierBookingWords.courierBooking}
      </Heading>
      {booking && (
        <BookingState
          booking={booking}
          isSent={isSent}
          due={isSent || data.can_book ? data.cash : booking.cash}
        />
      )}
      {booking && booking.state === 'SENDING' && (
        <div className="flex flex-wrap items-start gap-3">
          <Ask parcel={parcel} booking={booking} />
          {data.can_cancel && (
            <Cancel parcel={parcel} id={booking.id} text={courierBookingWords.itMayBeBooked} />
          )}
        </div>
      )}
      {data.can_book &&
        isOver &&
        data.couriers.map((courier) => (
          <BookForm key={courier} parcel={parcel} courier={courier} data={data} isAgain={booking !== null} />
        ))}
      {booking?.state === 'BOOKED' && (
        <div className="flex flex-wrap items-start gap-3">
          <DownloadButton
            label={courierBookingWords.printTheLabel}
            save={() => saveLabels([booking.id])}
            errorText={(failed) => failureSentence(failed, courierBookingWords.failedToPrintTheLabel)}
          />
          {data.can_cancel && (
            <Cancel parcel={parcel} id={booking.id} text={courierBookingWords.theCourierDoesNotCome} />
          )}
        </div>
      )}
    </Card>
  );
}

function BookingState({ booking, isSent, due }: { booking: Booking; isSent: boolean; due: number }) {
  const { state, courier: code, number, cash, refusal, problem } = booking;
  const isOtherSum = state === 'BOOKED' && due !== cash;
  const otherSum = isSent ? courierBookingWords.otherSumOnItsWay : courierBookingWords.otherSum;
  const courier = COURIER_BRANDS[code];
  return (
    <div className="flex flex-col gap-2" role="status">
      {(state === 'BOOKED' || state === 'DELIVERED' || state === 'RETURNED') && (
        <p>
          <Rich
            text={courierBookingWords.isBooked({ courier })}
            parts={{
              number: () => (
                <bdi className="figures font-semibold whitespace-nowrap select-all">{number}</bdi>
              ),
            }}
          />{' '}
          {state === 'BOOKED' &&
            (cash > 0
              ? courierBookingWords.collects({ amount: formatRupees(cash) })
              : courierBookingWords.collectsNothing)}
        </p>
      )}
      {state === 'SENDING' && <Banner kind="warning">{courierBookingWords.nobodyKnowsYet}</Banner>}
      {state === 'NOT_BOOKED' && (
        <Banner kind="error">
          {courierBookingWords.wasNotBooked} {refusal && courierBookingWords.courierSays({ words: refusal })}
        </Banner>
      )}
      {state === 'CANCELLED' && <p className="text-muted">{courierBookingWords.wasCancelled}</p>}
      {isOtherSum && (
        <Banner kind="warning">{otherSum({ amount: formatRupees(cash), due: formatRupees(due) })}</Banner>
      )}
      {problem && !(isOtherSum && problem === 'OTHER_SUM') && (
        <Banner kind="warning">{courierBookingWords.problems[problem]}</Banner>
      )}
      <History history={booking.history} last={booking} />
    </div>
  );
}

function History({ history, last }: { history: Booking['history']; last: Booking }) {
  const { courier_state: state, courier_text: text, courier_at: at } = last;
  const lines = history.length > 0 ? history : state ? [{ state, text, at }] : [];
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 border-s-2 border-hairline ps-4">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a courier's lines have no name and only grow.
        <li key={place} className="wrap-anywhere">
          <span className="font-semibold">{courierNewsWords.states[line.state]}</span>
          {line.text && <bdi className="text-muted"> {line.text}</bdi>}
          {line.at && <span className="text-sm text-muted"> {formatMoment(line.at)}</span>}
        </li>
      ))}
    </ul>
  );
}

const COUNTS = Array.from({ length: MAX_BOXES }, (_, place) => place + 1);

interface BookFormProps {
  parcel: Parcel;
  courier: ParcelToBook['couriers'][number];
  data: ParcelToBook;
  isAgain: boolean;
}

function BookForm({ parcel, courier: code, data, isAgain }: BookFormProps) {
  const [boxes, setBoxes] = useState(1);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const courier = COURIER_BRANDS[code];
  const book = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      keepParcel(parcel, await bookParcel(parcel, { courier: code, boxes }));
    } catch (error) {
      setFailure(failureSentence(error, courierBookingWords.failedToBook));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p>
        {data.cash > 0
          ? courierBookingWords.collects({ amount: formatRupees(data.cash) })
          : courierBookingWords.collectsNothing}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="w-28"
          label={courierBookingWords.boxes}
          value={boxes}
          onChange={({ target }) => setBoxes(Number(target.value))}
        >
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
        <Button pending={isPending} onClick={() => void book()}>
          {isPending
            ? courierBookingWords.booking
            : (isAgain ? courierBookingWords.bookAgainWith : courierBookingWords.bookWith)({ courier })}
        </Button>
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}

/** Books nothing: the courier is asked for the parcel by our own name of it. */
function Ask({ parcel, booking }: { parcel: Parcel; booking: Booking }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      keepParcel(parcel, await bookParcel(parcel, { courier: booking.courier, boxes: booking.boxes }));
    } catch (error) {
      setFailure(failureSentence(error, courierBookingWords.failedToBook));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" className="self-start" pending={isPending} onClick={() => void ask()}>
        {isPending ? courierBookingWords.asking : courierBookingWords.askNow}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}

function Cancel({ parcel, id, text }: { parcel: Parcel; id: number; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {courierBookingWords.cancelTheBooking}
      </Button>
      <AlertDialog
        title={courierBookingWords.cancelThisBooking}
        open={isOpen}
        cancelLabel={courierBookingWords.keepIt}
        confirmLabel={courierBookingWords.cancelTheBooking}
        pendingLabel={courierBookingWords.cancelling}
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          keepParcel(parcel, await cancelBooking(id));
          setOpen(false);
        }}
        errorText={(error) => failureSentence(error, courierBookingWords.failedToCancel)}
      >
        <p>{text}</p>
      </AlertDialog>
    </>
  );
}
