import { useRef } from 'react';
import { useHref } from 'react-router';
import { basicWords, catalogueWords } from '#words';
import { SEARCH_MAX_LENGTH } from '../../../../contract/constants/catalogue.ts';
import { useFilterForm } from '../../../lib/filter-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterSheet } from '../../../ui/filter-sheet.tsx';
import { queryFor } from '../filters.ts';

export interface FilterChoice {
  name: string;
  label: string;
  options: readonly (readonly [code: string, words: string])[];
}

interface FilterFormProps {
  action: string;
  /** The name for screen readers: "Search brands". */
  label: string;
  placeholder: string;
  choices: readonly FilterChoice[];
  filters: Record<string, string>;
  unfiltered: Record<string, string>;
  /** URL parameters set elsewhere on the page, which the form keeps. */
  kept?: readonly string[];
  /** The button on a phone: "Show 12 brands". */
  showLabel: string;
}

/** Search and filters of a list: a GET form that works without scripts; a phone has the filters in a native popover. */
export function FilterForm({
  action,
  label,
  placeholder,
  choices,
  filters,
  unfiltered,
  kept = [],
  showLabel,
}: FilterFormProps) {
  const { form, onType, onLeave, onChoose, onSubmit } = useFilterForm({
    values: filters,
    to: (chosen) => action + queryFor(chosen, unfiltered),
    rereads: true,
  });
  const sheet = useRef<HTMLDivElement>(null);
  const chosen = choices.filter(({ name }) => filters[name] !== unfiltered[name]).length;
  return (
    <search aria-label={label}>
      <form
        ref={form}
        action={useHref(action)}
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
        <FilterSheet ref={sheet} title={catalogueWords.filters} chosen={chosen}>
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
            {basicWords.search}
          </Button>
          <Button type="submit" className="lg:hidden">
            {showLabel}
          </Button>
        </FilterSheet>
      </form>
    </search>
  );
}
