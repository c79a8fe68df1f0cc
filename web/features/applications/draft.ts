import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { codesOf } from '../../../contract/codes.ts';
import { APPLICATION_PICTURES } from '../../../contract/constants/applications.ts';
import { TAILOR_KINDS } from '../../../contract/constants/tailors.ts';
import { createDrafts } from '../../lib/create-draft.ts';
import { isListOf, isNumber, isOneOf, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import type { ApplicationFields } from './application-fields.ts';

type Kept = Omit<ApplicationFields, 'website' | 'pictures'>;

const isKept = isShape<Kept>({
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
  kept_pictures: isListOf(isNumber),
});

/** What was typed, by the application that it is for; `new` is none yet. */
const draft = createDrafts({ name: 'tailor-application', version: 1, on: 'device', isEntry: isKept });

const fileName = (name: string, place: number) => `${name}.${APPLICATION_PICTURES[place]}`;

interface Drafted {
  typed: ApplicationFields;
  setTyped: Dispatch<SetStateAction<ApplicationFields>>;
  forget: () => void;
}

/** What is typed and chosen in the form, kept on the device until `forget`. */
export function useApplicationDraft(name: string, filledIn: ApplicationFields): Drafted {
  const [initial] = useState(filledIn);
  const [typed, setTyped] = useState(initial);
  const { pictures } = typed;

  useEffect(() => {
    let isHere = true;
    // What was typed or chosen meanwhile wins.
    function restore(stored: Partial<ApplicationFields>) {
      setTyped((present) => {
        const names = Object.keys(stored) as (keyof ApplicationFields)[];
        const untouched = names.filter((field) => present[field] === initial[field]);
        return { ...present, ...Object.fromEntries(untouched.map((field) => [field, stored[field]])) };
      });
    }
    const stored = draft.find(name);
    if (stored) restore(stored);
    void Promise.all(APPLICATION_PICTURES.map((_, place) => draft.readFile(fileName(name, place)))).then(
      (files) => {
        const found = files.filter((file) => file !== undefined);
        if (isHere && found.length > 0) restore({ pictures: found });
      },
    );
    return () => {
      isHere = false;
    };
  }, [name, initial]);

  useEffect(() => {
    if (typed === initial) return;
    const { website: _website, pictures: _pictures, ...kept } = typed;
    draft.keep(name, kept);
  }, [name, initial, typed]);

  useEffect(() => {
    if (pictures === initial.pictures) return;
    for (const place of APPLICATION_PICTURES.keys())
      void draft.keepFile(fileName(name, place), pictures[place]);
  }, [name, initial, pictures]);

  function forget() {
    draft.forget(name);
    for (const place of APPLICATION_PICTURES.keys()) void draft.keepFile(fileName(name, place), undefined);
  }
  return { typed, setTyped, forget };
}
