import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { codesOf } from '../../../contract/codes.ts';
import { APPLICATION_PICTURES } from '../../../contract/constants/applications.ts';
import { TAILOR_KINDS } from '../../../contract/constants/tailors.ts';
import { createDraft } from '../../lib/create-draft.ts';
import { isOneOf, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import type { ApplicationFields } from './application-fields.ts';
import type { Application } from './application-schema.ts';

type Typed = Omit<ApplicationFields, 'website' | 'pictures'>;

const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

const isTyped = isShape<Typed>({
  name: isText,
  shop_name: isText,
  email: isText,
  phone: isText,
  area: isText,
  city: isText,
  address: isText,
  kind: isOneOf('', ...codesOf(TAILOR_KINDS)),
  services: isListOf(isText),
  rates: isRecordOf(isText),
  lead_time_days: isText,
  about: isText,
  note: isText,
  kept_pictures: isListOf((value): value is number => typeof value === 'number'),
});

const isDraft = isRecordOf(isTyped);

/** What was typed, by the application that it is for; `new` is none yet. */
const draft = createDraft<Record<string, Typed>>({
  name: 'tailor-application',
  version: 1,
  on: 'device',
  empty: {},
  check: (stored) => (isDraft(stored) ? stored : undefined),
});

const fileName = (name: string, place: number) => `${name}.${APPLICATION_PICTURES[place]}`;

type Form = UseFormReturn<ApplicationFields, unknown, Application>;

/** Keeps what is typed and chosen on the device. Returns how to forget it, and whether it was read. */
export function useApplicationDraft(name: string, { getValues, reset, setValue, subscribe }: Form) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    let pictures: readonly File[] = [];
    const typed = draft.read()[name];
    const isUntouched = JSON.stringify(getValues('name')) === JSON.stringify('') || name !== 'new';
    if (typed && isUntouched) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
    void Promise.all(APPLICATION_PICTURES.map((_, place) => draft.readFile(fileName(name, place)))).then(
      (read) => {
        const known = read.filter((file) => file !== undefined);
        if (!isHere) return;
        // Pictures that were chosen meanwhile win.
        if (known.length > 0 && getValues('pictures').length === 0) {
          pictures = known;
          setValue('pictures', known);
        }
        setRead(true);
      },
    );
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values: { website: _, pictures: chosen, ...values } }) => {
        draft.write({ ...draft.read(), [name]: values });
        if (chosen === pictures) return;
        pictures = chosen;
        for (const place of APPLICATION_PICTURES.keys())
          void draft.keepFile(fileName(name, place), chosen[place]);
      },
    });
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, [name, getValues, reset, setValue, subscribe]);

  function forget() {
    const { [name]: _, ...others } = draft.read();
    if (Object.keys(others).length === 0) draft.forget();
    else draft.write(others);
    for (const place of APPLICATION_PICTURES.keys()) void draft.keepFile(fileName(name, place), undefined);
  }
  return { isRead, forget };
}
