import { type ReactNode, useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../../contract/constants/search.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useFilterForm } from '../use-filter-form.ts';

export interface FilterChoice {
  name: string;
  label: string;
  options: readonly (readonly [code: string, words: string])[];
}

interface FilterFormProps {
  action: string;
  /** Read by screen readers: "Search brands". */
  label: string;
  placeholder: string;
  choices: readonly FilterChoice[];
  filters: Record<string, string>;
  unfiltered: Record<string, string>;
  /** Parameters set elsewhere on the page, which the form keeps. */
  kept?: readonly string[];
  result: ReactNode;
}

const SHEET = 'list-filters';

/** Search and filters of a list; a plain GET form without scripts, its filters in a native popover on a phone. */
export function FilterForm({
  action,
  label,
  placeholder,
  choices,
  filters,
  unfiltered,
  kept = [],
  result,
}: FilterFormProps) {
  const { form, onType, onLeave, onChoose, onSubmit } = useFilterForm({ action, filters, unfiltered });
  const sheet = useRef<HTMLDivElement>(null);
  const chosen = choices.filter(({ name }) => filters[name] !== unfiltered[name]).length;
  return (
    <search aria-label={label}>
      <form
        ref={form}
        action={action}
        method="get"
        autoComplete="off"
        onSubmit={(event) => {
          onSubmit(event);
          sheet.current?.hidePopover();
        }}
        className="flex items-end gap-3"
      >
        {kept.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={filters[name]} />
        ))}
        <TextField
          className="min-w-0 flex-1"
          label={label}
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={filters.search}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          onChange={onType}
          onBlur={onLeave}
        />
        <button type="button" popoverTarget={SHEET} className={buttonClasses('secondary', 'lg:hidden')}>
          Filters
          {chosen > 0 && (
            <span className="figures grid size-6 place-items-center rounded-full bg-brand-soft text-sm text-brand">
              {chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </button>
        <Sheet
          ref={sheet}
          id={SHEET}
          className="transition-transform duration-200 ease-out starting:open:translate-y-full lg:static lg:block lg:h-auto lg:w-auto"
          panelClassName="inset-x-0 bottom-0 max-h-dvh rounded-t-2xl bg-card p-6 lg:static lg:overflow-visible lg:bg-transparent lg:p-0"
        >
          <div className="flex flex-col gap-5 lg:flex-row lg:items-end lg:gap-3">
            <div className="flex items-center justify-between lg:hidden">
              <p className="font-display text-xl">Filters</p>
              <Button
                variant="icon"
                popoverTarget={SHEET}
                popoverTargetAction="hide"
                aria-label="Close filters"
                className="-me-2 text-xl font-normal text-muted"
              >
                ×
              </Button>
            </div>
            {choices.map(({ name, label: about, options }) => (
              <SelectField
                key={name}
                className="lg:w-44"
                label={about}
                name={name}
                defaultValue={filters[name]}
                onChange={onChoose}
              >
                {options.map(([code, words]) => (
                  <option key={code} value={code}>
                    {words}
                  </option>
                ))}
              </SelectField>
            ))}
            <Button type="submit" variant="secondary" className="max-lg:hidden">
              Search
            </Button>
            <Button type="submit" className="lg:hidden">
              Show {result}
            </Button>
          </div>
        </Sheet>
      </form>
    </search>
  );
}
