import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { courierBookingWords } from '#words';
import { COURIER_BRANDS, MAX_BOXES, MAX_LABELS } from '../../../../contract/constants/courier-bookings.ts';
import type { ParcelToBook } from '../../../../contract/courier-bookings.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Rich } from '../../../ui/rich.tsx';
import { Banner } from '../../../ui/states.tsx';
import { type Parcel, parcelsQuery, saveLabels } from '../api.ts';
import { bookEach } from '../book-each.ts';
import { keepParcelOf } from '../booked.ts';

type Courier = ParcelToBook['couriers'][number];

interface Row {
  key: string;
  parcel: Parcel;
  data: ParcelToBook | undefined;
  /** Of the last press, or of reading it. */
  failure: string | undefined;
  boxes: number;
}

interface BookSeveralProps {
  parcels: readonly Parcel[];
  variant?: ButtonVariant;
}

/** Books the chosen parcels of a list with a courier; nothing where all of them go by hand (couriers-34). */
export default function BookSeveral({ parcels, variant = 'secondary' }: BookSeveralProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: read } = useQuery(
    { ...parcelsQuery(parcels), placeholderData: keepPreviousData },
    queryClient,
  );
  const isOffered = read?.some(({ data }) => data && (data.couriers.length > 0 || data.booking));
  if (!isOffered && !isOpen) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {courierBookingWords.bookSeveral}
      </Button>
      {isOpen && <BookDialog parcels={parcels} onClose={() => setOpen(false)} />}
    </>
  );
}

function BookDialog({ parcels, onClose }: { parcels: readonly Parcel[]; onClose: () => void }) {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, number>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [running, setRunning] = useState<{ place: number; count: number }>();
  const [stopped, setStopped] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { data: read } = useQuery(parcelsQuery(parcels), queryClient);
  const rows = (read ?? []).map(({ parcel, data, error }): Row => {
    const key = JSON.stringify(parcel);
    const unread = error ? failureSentence(error, courierBookingWords.failedToGet) : undefined;
    return { key, parcel, data, failure: failures.get(key) ?? unread, boxes: boxes.get(key) ?? 1 };
  });
  const couriers = [...new Set(rows.flatMap(({ data }) => data?.couriers ?? []))];
  const noteFailure = (parcel: Parcel, failure: string | undefined) =>
    setFailures((before) => new Map([...before, [JSON.stringify(parcel), failure]]));
  const book = async (courier: Courier) => {
    const wanted = rows.filter((row) => isToBook(row, courier));
    setStopped(undefined);
    const stop = await bookEach(
      wanted.map((row) => ({ parcel: row.parcel, courier, boxes: row.boxes })),
      {
        onAsk: (place) => setRunning({ place, count: wanted.length }),
        onAnswer(parcel, answer) {
          keepParcelOf(parcels, parcel, answer);
          noteFailure(parcel, undefined);
        },
        onFailure: noteFailure,
      },
    );
    setRunning(undefined);
    setStopped(stop);
    // The pressed button is gone when nothing is left.
    requestAnimationFrame(() => document.activeElement === document.body && focusOn(list.current));
  };
  return (
    <Dialog
      title={courierBookingWords.bookSeveralTitle({ count: parcels.length })}
      open
      wide
      onClose={running ? undefined : onClose}
    >
      <ul ref={list} className="flex flex-col divide-y divide-hairline">
        {rows.map((row) => (
          <li key={row.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <bdi className="figures font-semibold">{row.data?.tracking_id}</bdi>
              <RowState row={row} />
            </div>
            {couriers.some((courier) => isToBook(row, courier)) && (
              <SelectField
                className="w-24"
                label={courierBookingWords.boxes}
                aria-label={courierBookingWords.boxesOf({ number: row.data?.tracking_id ?? '' })}
                value={row.boxes}
                disabled={running !== undefined}
                onChange={({ target }) => setBoxes(new Map([...boxes, [row.key, Number(target.value)]]))}
              >
                {COUNTS.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </SelectField>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold">
        {running
          ? courierBookingWords.bookingOf(running)
          : courierBookingWords.areBooked({ booked: bookedOf(rows).length, count: rows.length })}
      </p>
      {stopped && <Banner kind="error">{stopped}</Banner>}
      <div className="flex flex-wrap items-start justify-end gap-3">
        <Labels rows={rows} />
        {couriers.map((code) => {
          const count = rows.filter((row) => isToBook(row, code)).length;
          const words =
            failures.size > 0 ? courierBookingWords.bookTheRestWith : courierBookingWords.bookTheseWith;
          return (
            (count > 0 || running) && (
              <Button key={code} pending={running !== undefined} onClick={() => void book(code)}>
                {running ? courierBookingWords.booking : words({ courier: COURIER_BRANDS[code], count })}
              </Button>
            )
          );
        })}
      </div>
    </Dialog>
  );
}

const COUNTS = Array.from({ length: MAX_BOXES }, (_, place) => place + 1);

/** Of one that nobody knows of, the courier is asked. */
function isToBook({ data }: Row, courier: Courier): boolean {
  const state = data?.booking?.state;
  return data?.can_book === true && data.couriers.includes(courier) && state !== 'BOOKED';
}

function bookedOf(rows: readonly Row[]) {
  return rows.flatMap(({ data }) => (data?.booking?.state === 'BOOKED' ? [data.booking] : []));
}

function RowState({ row: { data, failure } }: { row: Row }) {
  if (failure) return <p className="text-sm wrap-anywhere text-madder">{failure}</p>;
  if (!data) return null;
  const { booking, cash, can_book: canBook, couriers } = data;
  const collects = (sum: number) =>
    sum > 0
      ? courierBookingWords.collects({ amount: formatRupees(sum) })
      : courierBookingWords.collectsNothing;
  if (booking?.state === 'BOOKED') {
    return (
      <p className="text-sm wrap-anywhere text-leaf">
        <Rich
          text={courierBookingWords.isBooked({ courier: COURIER_BRANDS[booking.courier] })}
          parts={{
            number: () => (
              <bdi className="figures font-semibold whitespace-nowrap select-all">{booking.number}</bdi>
            ),
          }}
        />{' '}
        {collects(booking.cash)}
      </p>
    );
  }
  if (booking?.state === 'SENDING') {
    return <p className="text-sm text-saffron-ink">{courierBookingWords.nobodyKnowsYet}</p>;
  }
  if (!canBook) return <p className="text-sm text-muted">{courierBookingWords.cannotBeBookedNow}</p>;
  if (couriers.length === 0) return <p className="text-sm text-muted">{courierBookingWords.isSentByHand}</p>;
  if (booking?.state === 'NOT_BOOKED') {
    return (
      <p className="text-sm wrap-anywhere text-madder">
        {courierBookingWords.wasNotBooked}{' '}
        {booking.refusal && courierBookingWords.courierSays({ words: booking.refusal })}
      </p>
    );
  }
  return (
    <p className="text-sm text-muted">
      {courierBookingWords.notBookedYet} {collects(cash)}
    </p>
  );
}

/** Several PDFs only beyond what the courier prints in one. */
function Labels({ rows }: { rows: readonly Row[] }) {
  const booked = bookedOf(rows);
  const couriers = [...new Set(booked.map(({ courier }) => courier))];
  return couriers.flatMap((courier) => {
    const ids = booked.filter((one) => one.courier === courier).map(({ id }) => id);
    const starts = ids.flatMap((_, place) => (place % MAX_LABELS === 0 ? [place] : []));
    return starts.map((start) => {
      const some = ids.slice(start, start + MAX_LABELS);
      const place = { from: start + 1, to: start + some.length };
      return (
        <DownloadButton
          key={`${courier} ${start}`}
          label={
            starts.length > 1
              ? courierBookingWords.printTheLabelsFrom(place)
              : courierBookingWords.printTheLabels
          }
          save={() => saveLabels(some)}
          errorText={(failed) => failureSentence(failed, courierBookingWords.failedToPrintTheLabels)}
        />
      );
    });
  });
}
