import { useRef } from 'react';
import { LIST_SEARCH_MAX_LENGTH } from '../../../../contract/constants/lists.ts';
import { useFilterForm } from '../../../lib/filter-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { FilterSheet } from '../../../ui/filter-sheet.tsx';
import type { Filter } from '../definition.ts';
import type { ListState } from '../use-list.ts';
import type { ListWords } from '../words.ts';

interface ListFiltersProps<Query extends object> {
  list: ListState<Query>;
  words: ListWords;
  /** "12 orders", on the button that closes the sheet of a phone. */
  found: string | undefined;
}

/** Search and filters of a list. A phone has the filters and the sort order in a sheet. */
export function ListFilters<Query extends object>({ list, words, found }: ListFiltersProps<Query>) {
  const { definition, address } = list;
  const { form, onType, onLeave, onChoose, onSubmit } = useFilterForm({
    values: { search: address.search, sort: address.sort, ...address.filters },
    to: ({ search = '', sort, ...filters }) => list.to({ search, sort: sort || address.sort, filters }),
  });
  const sheet = useRef<HTMLDivElement>(null);
  const filters = Object.entries<Filter | undefined>(definition.filters);
  const chosen = Object.values(address.filters).filter((value) => value !== '').length;
  return (
    <search aria-label={definition.searchLabel}>
      <form
        ref={form}
        // Before hydration the browser itself submits the fields as a query.
        action=""
        autoComplete="off"
        onSubmit={(event) => {
          onSubmit(event);
          sheet.current?.hidePopover();
        }}
        className="flex items-end gap-3 lg:flex-wrap"
      >
        <TextField
          className="min-w-0 flex-1 lg:min-w-72"
          label={definition.searchLabel}
          type="search"
          name="search"
          placeholder={definition.searchPlaceholder}
          defaultValue={address.search}
          maxLength={LIST_SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          onChange={onType}
          onBlur={onLeave}
        />
        {/* Without filters the sheet only sorts, for which wide screens have the table's header. */}
        <FilterSheet ref={sheet} title={filters.length > 0 ? words.filters : words.sort} chosen={chosen}>
          {filters.map(
            ([name, filter]) =>
              filter && (
                <FilterControl
                  key={name}
                  name={name}
                  filter={filter}
                  all={words.all}
                  value={address.filters[name] ?? ''}
                  onType={onType}
                  onLeave={onLeave}
                  onChoose={onChoose}
                />
              ),
          )}
          <SelectField
            className="lg:hidden"
            label={words.sortBy}
            name="sort"
            defaultValue={address.sort}
            onChange={onChoose}
          >
            {definition.sorts.map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </SelectField>
          <Button type="submit" className="lg:hidden">
            {found === undefined ? words.show : words.showFound({ found })}
          </Button>
        </FilterSheet>
      </form>
    </search>
  );
}

interface FilterControlProps {
  name: string;
  filter: Filter;
  all: string;
  value: string;
  onType: () => void;
  onLeave: () => void;
  onChoose: () => void;
}

function FilterControl({ name, filter, all, value, onType, onLeave, onChoose }: FilterControlProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'choice':
      return (
        <SelectField className="lg:w-40" label={label} name={name} defaultValue={value} onChange={onChoose}>
          <option value="">{all}</option>
          {filter.options.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'flag':
      return (
        <CheckField
          label={label}
          name={name}
          value="true"
          defaultChecked={value === 'true'}
          onChange={onChoose}
        />
      );
    case 'day':
      return (
        <TextField
          className="lg:w-40"
          label={label}
          type="date"
          name={name}
          defaultValue={value}
          onChange={onType}
          onBlur={onLeave}
        />
      );
    case 'text':
      return (
        <TextField
          className="lg:w-40"
          label={label}
          name={name}
          defaultValue={value}
          maxLength={filter.maxLength}
          onChange={onType}
          onBlur={onLeave}
        />
      );
    case 'custom':
      return <filter.Field name={name} label={label} value={value} onChoose={onChoose} />;
  }
}
