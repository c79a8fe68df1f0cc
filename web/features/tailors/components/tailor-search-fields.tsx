import { useHref } from 'react-router';
import { basicWords, currentLocale, garmentWords, tailorsWords, tradeWords } from '#words';
import { MAX_AREA, TAILOR_FILTERS } from '../../../../contract/constants/tailors.ts';
import { dressTypesFor } from '../../../../contract/garments.ts';
import type { TailorFilter } from '../../../../contract/tailors.ts';
import { choiceIn } from '../../../lib/query.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { TailorSearch } from '../api.ts';

interface TailorSearchFieldsProps {
  search: TailorSearch;
  typed: string;
  onType: (area: string) => void;
  onShow: (change: Partial<TailorSearch>) => void;
}

export function TailorSearchFields({ search, typed, onType, onShow }: TailorSearchFieldsProps) {
  return (
    <search>
      <form
        action={useHref('/book-tailor')}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_12rem]"
        onSubmit={(event) => {
          event.preventDefault();
          onShow({ area: typed.trim() });
        }}
      >
        <TextField
          label={tailorsWords.searchByArea}
          type="search"
          placeholder={tailorsWords.exampleOfAnArea}
          maxLength={MAX_AREA}
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            onType(value);
            if (value.trim() === '' && search.area !== '') onShow({ area: '' });
          }}
          className="sm:max-lg:col-span-2"
        />
        <SelectField
          label={tailorsWords.whichGarment}
          optional
          value={search.dressType}
          onChange={({ currentTarget }) => onShow({ dressType: currentTarget.value })}
        >
          <option value="">{tailorsWords.any}</option>
          {garmentsOf(search).map(({ code }) => (
            <option key={code} value={code}>
              {garmentWords.dressTypes[code]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={basicWords.show}
          value={search.filter}
          onChange={({ currentTarget }) =>
            onShow({ filter: choiceIn(TAILOR_FILTERS, currentTarget.value) ?? 'all' })
          }
        >
          {Object.entries(tradeWords.filters).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </form>
    </search>
  );
}

/** The garments of the filter's trade by name, and the chosen one. */
function garmentsOf({ filter, dressType }: TailorSearch) {
  const all = [...dressTypesFor('Gents Tailor'), ...dressTypesFor('Ladies Tailor')];
  const ofTrade = new Set(GARMENTS[filter](all).map(({ code }) => code));
  return [...new Map(all.map((garment) => [garment.code, garment])).values()]
    .filter(({ code }) => ofTrade.has(code) || code === dressType)
    .sort((one, other) =>
      garmentWords.dressTypes[one.code].localeCompare(garmentWords.dressTypes[other.code], currentLocale()),
    );
}

type Garments = ReturnType<typeof dressTypesFor>;

const GARMENTS: Record<TailorFilter, (all: Garments) => Garments> = {
  all: (all) => all,
  best: (all) => all,
  gents: () => dressTypesFor('Gents Tailor'),
  ladies: () => dressTypesFor('Ladies Tailor'),
};
