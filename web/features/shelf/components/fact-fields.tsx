import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_FACTS } from '../../../../contract/constants/shelf.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { ProductValues } from '../product-values.ts';

type Facts = ProductValues['facts'];

interface FactFieldsProps {
  facts: Facts;
  onFacts: (change: (before: Facts) => Facts) => void;
  error: string | undefined;
}

/** Fabric, care, origin: what stands in the table of a product's page. */
export function FactFields({ facts, onFacts, error }: FactFieldsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const set = (place: number, part: Partial<Facts[number]>) =>
    onFacts((before) => before.map((fact, other) => (other === place ? { ...fact, ...part } : fact)));
  return (
    <fieldset
      ref={list}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1 font-display text-xl">Details</legend>
      {facts.map((fact, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key, and are only removed or added at the end
          key={place}
          className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
        >
          <TextField
            label={`Detail ${place + 1}`}
            placeholder="Fabric"
            value={fact.name}
            maxLength={40}
            onChange={({ currentTarget: { value } }) => set(place, { name: value })}
          />
          <TextField
            label={`Value of detail ${place + 1}`}
            placeholder="Khaddar"
            value={fact.value}
            maxLength={200}
            onChange={({ currentTarget: { value } }) => set(place, { value })}
          />
          <Button
            variant="quiet"
            className="justify-self-start px-2 text-madder"
            aria-label={`Remove detail ${place + 1}`}
            onClick={() => {
              flushSync(() => onFacts((before) => before.filter((_, other) => other !== place)));
              adder.current?.focus();
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      {facts.length < MAX_FACTS && (
        <Button
          ref={adder}
          variant="secondary"
          className="self-start"
          onClick={() => {
            flushSync(() => onFacts((before) => [...before, { name: '', value: '' }]));
            const inputs = list.current?.querySelectorAll('input');
            inputs?.[inputs.length - 2]?.focus();
          }}
        >
          Add a detail
        </Button>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}
