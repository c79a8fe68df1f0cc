import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { tradeWords } from '#words';
import { kindOf } from '../../../../contract/constants/staff.ts';
import { MAX_AREA } from '../../../../contract/constants/tailors.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { tailorQuery, tailorsQuery } from '../../../features/tailors/api.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';

/** Which tailors an order can be given to (orders-46). */
export interface WantedTailor {
  /** The garment's code; empty allows any tailor. */
  dressType: string;
  /** Null allows both. */
  kind: 'gents' | 'ladies' | null;
  /** The id of a tailor to leave out. */
  without?: number | undefined;
}

interface TailorPickerProps {
  /** An id, or empty. */
  value: string;
  error: string | undefined;
  isOptional: boolean;
  /** Set to give an order to a tailor; the in-house workshop is then offered too. */
  wanted?: WantedTailor | undefined;
  onChoose: (tailor: string) => void;
}

/** Chooses a tailor by area; without a kind it lists the best rated. */
export function TailorPicker({ value, error, isOptional, wanted, onChoose }: TailorPickerProps) {
  const [area, setArea] = useState('');
  const searched = useDeferredValue(area.trim());
  const name = useId();
  const {
    data,
    error: failure,
    refetch,
  } = useQuery(
    {
      ...tailorsQuery({
        filter: wanted?.kind ?? 'best',
        page: 1,
        area: searched,
        dressType: wanted?.dressType ?? '',
      }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const workshop = useWorkshop(wanted);
  const partners = (data?.tailors ?? []).filter(({ id }) => id !== wanted?.without);
  const tailors = workshop ? [workshop, ...partners] : partners;
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      className="flex flex-col gap-3"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        Tailor
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <TextField
        label="Area"
        type="search"
        value={area}
        maxLength={MAX_AREA}
        placeholder="Such as Lahore"
        autoComplete="off"
        onChange={({ target }) => setArea(target.value)}
      />
      {!data && !failure && <Skeleton className="h-40" />}
      {!data && failure && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(failure, 'Failed to fetch Tailors')}
        </LoadFailure>
      )}
      {data && partners.length === 0 && (
        <p className="text-muted">{searched ? 'No tailor in this area.' : 'No tailor stitches it.'}</p>
      )}
      <div className="flex max-h-60 flex-col divide-y divide-hairline overflow-y-auto rounded-xl border border-hairline empty:hidden">
        {tailors.map((tailor) => (
          <label
            key={tailor.id}
            className="flex min-h-11 shrink-0 cursor-pointer items-center gap-3 px-3 py-2"
          >
            <input
              type="radio"
              name={name}
              value={tailor.id}
              checked={value === String(tailor.id)}
              onChange={() => onChoose(String(tailor.id))}
              className="size-5 shrink-0 accent-indigo"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{tailor.user_username}</span>
              <span className="block text-sm text-muted">
                {tailor.id === IN_HOUSE_TAILOR_ID ? 'Our own workshop' : tailor.tailor_area},{' '}
                {tailor.rating > 0 ? standing(tailor) : 'no reviews yet'}
              </span>
              <span className="block text-sm text-muted">
                Stitches for {tradeWords.kinds[kindOf(tailor.tailor_type_name)].toLowerCase()}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The in-house workshop, if it may be chosen. */
function useWorkshop(wanted: WantedTailor | undefined) {
  const isAllowed = wanted !== undefined && wanted.without !== IN_HOUSE_TAILOR_ID;
  const { data } = useQuery({ ...tailorQuery(IN_HOUSE_TAILOR_ID), enabled: isAllowed }, queryClient);
  if (!isAllowed) return undefined;
  const { dressType } = wanted;
  return dressType === '' || data?.rate_per_design[dressType] !== undefined ? data : undefined;
}

function standing({
  rating,
  number_of_order_delivery,
}: {
  rating: number;
  number_of_order_delivery: number;
}) {
  return `${rating.toFixed(1)} stars, ${number_of_order_delivery} delivered`;
}
