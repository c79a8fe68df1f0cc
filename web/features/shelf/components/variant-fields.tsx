import { type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { basicWords, shelfWords } from '#words';
import { colourCode, MAX_COLOURS } from '../../../../contract/constants/shelf.ts';
import { Button } from '../../../ui/button.tsx';
import { FIELD_BOX, TextField } from '../../../ui/field.tsx';
import {
  type ColourValues,
  type ProductValues,
  placeOf,
  type ShelfValues,
  SIZE_KEYS,
  type SizeKey,
} from '../product-values.ts';

type Variants = Pick<ProductValues, 'colours' | 'sizes' | 'variants'>;

interface VariantFieldsProps {
  values: Variants;
  onChange: (change: (before: Variants) => Partial<Variants>) => void;
  errors: { colours: string | undefined; variants: string | undefined };
}

const SIZE_NAMES: Record<SizeKey, string> = { one: shelfWords.oneSize, S: 'S', M: 'M', L: 'L', XL: 'XL' };

const NOTHING: ShelfValues = { stock: '', sku: '', stockWas: null };

/** Colours by sizes, each with its stock and SKU (catalogue-14, catalogue-15). */
export function VariantFields({ values, onChange, errors }: VariantFieldsProps) {
  const { colours, sizes, variants } = values;
  const newColour = useRef<HTMLInputElement>(null);
  const id = useId();
  const error = errors.colours ?? errors.variants;
  const shown = SIZE_KEYS.filter((size) => sizes.includes(size));
  const set = (place: string, part: Partial<ShelfValues>) =>
    onChange((before) => ({
      variants: { ...before.variants, [place]: { ...(before.variants[place] ?? NOTHING), ...part } },
    }));
  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-display text-xl">{shelfWords.sizes}</legend>
        <div className="flex flex-wrap gap-x-5">
          {SIZE_KEYS.map((size) => (
            <label key={size} htmlFor={`size-${size}`} className="flex min-h-11 items-center gap-2.5">
              <input
                id={`size-${size}`}
                type="checkbox"
                checked={sizes.includes(size)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange((before) => ({
                    sizes: checked ? [...before.sizes, size] : before.sizes.filter((one) => one !== size),
                  }))
                }
                className="size-5 accent-indigo"
              />
              {SIZE_NAMES[size]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="flex min-w-0 flex-col gap-4"
      >
        <legend className="mb-1 font-display text-xl">{shelfWords.coloursAndStock}</legend>
        <p className="text-sm text-muted">{shelfWords.leaveTheStockEmpty}</p>
        {colours.map((colour) => (
          <ColourFields
            key={colour.code}
            colour={colour}
            sizes={shown}
            shelfOf={(size) => variants[placeOf(colour.code, size)] ?? NOTHING}
            onShelf={(size, part) => set(placeOf(colour.code, size), part)}
            onColour={(part) =>
              onChange((before) => ({
                colours: before.colours.map((one) => (one.code === colour.code ? { ...one, ...part } : one)),
              }))
            }
            onRemove={() => {
              flushSync(() =>
                onChange((before) => ({
                  colours: before.colours.filter(({ code }) => code !== colour.code),
                })),
              );
              newColour.current?.focus();
            }}
          />
        ))}
        {colours.length < MAX_COLOURS && (
          <NewColour
            nameRef={newColour}
            onAdd={(name, hex) =>
              onChange((before) => ({
                colours: [
                  ...before.colours,
                  {
                    code: colourCode(
                      name,
                      before.colours.map(({ code }) => code),
                    ),
                    name,
                    hex,
                  },
                ],
              }))
            }
          />
        )}
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-madder">
            {error}
          </p>
        )}
      </fieldset>
    </div>
  );
}

interface ColourFieldsProps {
  colour: ColourValues;
  sizes: readonly SizeKey[];
  shelfOf: (size: SizeKey) => ShelfValues;
  onShelf: (size: SizeKey, part: Partial<ShelfValues>) => void;
  onColour: (part: Partial<ColourValues>) => void;
  onRemove: () => void;
}

function ColourFields({ colour, sizes, shelfOf, onShelf, onColour, onRemove }: ColourFieldsProps) {
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-hairline bg-card p-3 sm:p-4">
      <div className="flex items-end gap-3">
        <ColourInput
          label={shelfWords.shadeOf({ name: colour.name })}
          hex={colour.hex}
          onHex={(hex) => onColour({ hex })}
        />
        <TextField
          className="min-w-0 flex-1"
          label={shelfWords.colour}
          value={colour.name}
          maxLength={40}
          onChange={({ currentTarget: { value } }) => onColour({ name: value })}
        />
        <Button
          variant="quiet"
          className="px-2 text-madder"
          aria-label={basicWords.remove({ name: colour.name })}
          onClick={onRemove}
        >
          {basicWords.removeLabel}
        </Button>
      </div>
      {sizes.length === 0 ? (
        <p className="text-sm text-muted">{shelfWords.chooseTheSizesAbove}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {sizes.map((size) => {
            const { stock, sku, stockWas } = shelfOf(size);
            const name = [colour.name, SIZE_NAMES[size]].join(basicWords.listSeparator);
            return (
              <li
                key={size}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1.5fr)] items-center gap-2"
              >
                <span className="text-sm font-semibold">{SIZE_NAMES[size]}</span>
                <input
                  aria-label={shelfWords.stockOf({ name })}
                  inputMode="numeric"
                  value={stock}
                  maxLength={7}
                  placeholder={shelfWords.stock}
                  onChange={({ currentTarget: { value } }) => onShelf(size, { stock: value })}
                  className={`figures ${FIELD_BOX}`}
                />
                <input
                  aria-label={shelfWords.skuOf({ name })}
                  value={sku}
                  maxLength={40}
                  placeholder={shelfWords.skuOptional}
                  onChange={({ currentTarget: { value } }) => onShelf(size, { sku: value })}
                  className={FIELD_BOX}
                />
                {stockWas !== null && stock.trim() === '' && (
                  <span className="col-span-3 text-sm text-saffron-ink">
                    {shelfWords.willBeTakenOffTheShelf({ name })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface NewColourProps {
  onAdd: (name: string, hex: string) => void;
  nameRef: Ref<HTMLInputElement>;
}

function NewColour({ onAdd, nameRef }: NewColourProps) {
  const [name, setName] = useState('');
  const [hex, setHex] = useState('#4338CA');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name.trim(), hex);
    setName('');
  };
  return (
    <div className="flex items-end gap-3">
      <ColourInput label={shelfWords.shadeOfTheNewColour} hex={hex} onHex={setHex} />
      <TextField
        className="min-w-0 flex-1"
        label={shelfWords.newColour}
        ref={nameRef}
        placeholder={shelfWords.indigo}
        value={name}
        maxLength={40}
        onChange={({ currentTarget: { value } }) => setName(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" disabled={name.trim() === ''} onClick={add}>
        {shelfWords.add}
      </Button>
    </div>
  );
}

function ColourInput({ label, hex, onHex }: { label: string; hex: string; onHex: (hex: string) => void }) {
  return (
    <input
      type="color"
      aria-label={label}
      value={hex}
      onChange={({ currentTarget: { value } }) => onHex(value.toUpperCase())}
      className="h-11 w-14 shrink-0 cursor-pointer rounded-xl border border-edge bg-card p-1"
    />
  );
}
