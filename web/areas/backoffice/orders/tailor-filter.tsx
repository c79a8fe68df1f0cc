import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CustomFilterProps } from '../../../features/lists/definition.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { staffTailorQuery } from '../tailors/api.ts';
import { TailorPicker } from './tailor-picker.tsx';

/** Chooses one tailor, whose orders are listed. */
export function TailorFilter({ name, label, value, onChoose }: CustomFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...staffTailorQuery(Number(value)), enabled: value !== '' }, queryClient);
  const choose = (tailor: string) => {
    if (input.current) input.current.value = tailor;
    setOpen(false);
    onChoose();
  };
  return (
    <div className="flex flex-col gap-1.5 lg:w-44">
      <span className="text-sm font-semibold">{label}</span>
      <input ref={input} type="hidden" name={name} defaultValue={value} />
      <Button
        variant="secondary"
        className="justify-start truncate rounded-xl px-3.5 font-normal"
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{label}: </span>
        {value === '' ? 'All' : (data?.name ?? `Number ${value}`)}
      </Button>
      {isOpen && (
        <Dialog title="Orders of which tailor?" open onClose={() => setOpen(false)}>
          <TailorPicker isOptional={false} value={value} error={undefined} onChoose={choose} />
          <Button variant="quiet" className="self-start" onClick={() => choose('')}>
            All tailors
          </Button>
        </Dialog>
      )}
    </div>
  );
}
