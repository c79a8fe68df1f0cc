import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { APPLICATION_PICTURES, TAILOR_KINDS } from '../../../contract/constants/tailors.ts';
import { createDrafts } from '../../lib/create-draft.ts';
import { isListOf, isNumber, isOneOf, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import { isSame } from '../../lib/versioned-form.ts';
import type { ApplicationFields } from './application-fields.ts';

type Kept = Omit<ApplicationFields, 'website' | 'pictures'>;

const isKept = isShape<Kept>({
  name: isText,
  shop_name: isText,
  email: isText,
  // Drafts of before have none.
  has_no_email: (value): value is boolean | undefined => value === undefined || typeof value === 'boolean',
  phone: isText,
  area: isText,
  city: isText,
  address: isText,
  kind: isOneOf('', ...TAILOR_KINDS),
  services: isListOf(isText),
  rates: isRecordOf(isText),
  lead_time_days: isText,
  about: isText,
  note: isText,
  kept_pictures: isListOf(isNumber),
});

/** Drafts by application; `new` is one that was not sent yet. */
const draft = createDrafts({ name: 'tailor-application', version: 1, on: 'device', isEntry: isKept });

const fileName = (name: string, place: number) => `${name}.${APPLICATION_PICTURES[place]}`;

/** Removes untouched rates, whose inputs hold an empty text. */
function withoutBlanks(rates: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(rates).filter(([, text]) => text));
}

/** Drafts the form on the device; returns how to delete the draft. */
export function useApplicationDraft<Context, Output>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<ApplicationFields, Context, Output>,
  filledIn: ApplicationFields,
): () => void {
  const [initial] = useState(filledIn);

  useEffect(() => {
    let isHere = true;
    let { pictures } = initial;
    // Values typed or chosen meanwhile win.
    function restore(stored: Partial<ApplicationFields>) {
      const typed = getValues();
      const present = { ...typed, rates: withoutBlanks(typed.rates) };
      for (const field of Object.keys(stored) as (keyof ApplicationFields)[]) {
        if (isSame(present[field], initial[field])) setValue(field, stored[field] as never);
      }
    }
    const stored = draft.find(name);
    if (stored) restore(stored);
    void Promise.all(APPLICATION_PICTURES.map((_, place) => draft.readFile(fileName(name, place)))).then(
      (files) => {
        const found = files.filter((file) => file !== undefined);
        if (isHere && found.length > 0 && getValues('pictures').length === 0) setValue('pictures', found);
      },
    );
    const stop = subscribe({
      formState: { values: true },
      callback({ values: { website: _website, pictures: chosen, rates, ...kept } }) {
        draft.keep(name, { ...kept, rates: withoutBlanks(rates) });
        for (const place of APPLICATION_PICTURES.keys()) {
          if (chosen[place] !== pictures[place]) void draft.keepFile(fileName(name, place), chosen[place]);
        }
        pictures = chosen;
      },
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [name, initial, getValues, setValue, subscribe]);

  return function forget() {
    draft.forget(name);
    for (const place of APPLICATION_PICTURES.keys()) void draft.keepFile(fileName(name, place), undefined);
  };
}
