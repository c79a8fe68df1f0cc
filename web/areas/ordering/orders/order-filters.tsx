import { useHref } from 'react-router';
import { basicWords, orderingWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { OrderListState } from './use-order-list.ts';

interface OrderFiltersProps {
  list: OrderListState;
  /** Names by code, in the order of the statuses. */
  statusNames: Record<string, string>;
}

function typedIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('search') ?? '').trim();
}

export function OrderFilters({ list: { shown, show }, statusNames }: OrderFiltersProps) {
  return (
    <search>
      <form
        action={useHref('/orders')}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void show({ search: typedIn(event.currentTarget) });
        }}
      >
        <TextField
          // Back and "Show all orders" change the search too.
          key={shown.search ?? ''}
          label={basicWords.trackingNumber}
          className="min-w-0 flex-1 basis-40"
          name="search"
          type="search"
          placeholder={basicWords.leftToRight({ text: 'NP-' })}
          defaultValue={shown.search ?? ''}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {basicWords.search}
        </Button>
        <SelectField
          label={orderingWords.status}
          className="w-full sm:w-56"
          value={shown.status ?? ''}
          onChange={({ currentTarget: { value, form } }) =>
            void show({ status: value, search: form ? typedIn(form) : shown.search })
          }
        >
          <option value="">{basicWords.all}</option>
          {Object.entries(statusNames).map(([status, name]) => (
            <option key={status} value={status}>
              {name}
            </option>
          ))}
        </SelectField>
      </form>
    </search>
  );
}
