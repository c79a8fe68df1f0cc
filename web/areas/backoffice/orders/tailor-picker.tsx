import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { MAX_AREA } from '../../../../contract/constants/tailors.ts';
import { tailorsQuery } from '../../../features/tailors/api.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';

interface TailorPickerProps {
  /** An id, or empty. */
  value: string;
  error: string | undefined;
  isOptional: boolean;
  onChoose: (tailor: string) => void;
}

/** The best tailors of an area, to choose one of. */
export function TailorPicker({ value, error, isOptional, onChoose }: TailorPickerProps) {
  const [area, setArea] = useState('');
  const searched = useDeferredValue(area.trim());
  const name = useId();
  const {
    data,
    error: failure,
    refetch,
  } = useQuery(
    {
      ...tailorsQuery({ filter: 'best', page: 1, area: searched, dressType: '' }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const tailors = data?.tailors ?? [];
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
      {data && tailors.length === 0 && <p className="text-muted">No tailor in this area.</p>}
      <div className="flex max-h-60 flex-col divide-y divide-hairline overflow-y-auto rounded-xl border border-hairline empty:hidden">
        {tailors.map((tailor) => (
          <label key={tailor.id} className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2">
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
                {tailor.tailor_area}, {tailor.rating > 0 ? standing(tailor) : 'no reviews yet'}
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

function standing({
  rating,
  number_of_order_delivery,
}: {
  rating: number;
  number_of_order_delivery: number;
}) {
  return `${rating.toFixed(1)} stars, ${number_of_order_delivery} delivered`;
}
