import { type ReactNode, useId } from 'react';
import { basicWords, locationWords } from '#words';
import { useShop } from '../../../lib/shop.ts';
import {
  chooseCurrency,
  chooseLocation,
  type LocationType,
  useCurrency,
  useLocationPreference,
} from '../store.ts';

/** Changes location and currency; renders nothing until the stored choice is read. */
export function LocationSwitch() {
  const location = useLocationPreference((state) => state.location);
  const { currencies } = useShop();
  const currency = useCurrency();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:shrink-0">
      <Choice
        label={locationWords.shoppingFrom}
        value={location ?? ''}
        onChoose={(chosen) => chooseLocation(chosen as LocationType)}
      >
        <option value="" disabled hidden>
          {basicWords.pleaseChoose}
        </option>
        <option value="local">{locationWords.local}</option>
        <option value="international">{locationWords.international}</option>
      </Choice>
      {currency && (
        <Choice label={locationWords.pricesAlsoIn} value={currency.code} onChoose={chooseCurrency}>
          {currencies.map(({ code }) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 rounded-xl border border-edge bg-card px-3 text-sm font-semibold"
      >
        {children}
      </select>
    </div>
  );
}
