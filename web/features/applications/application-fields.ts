import type { UseFormRegisterReturn } from 'react-hook-form';
import type { TailorKind } from '../../../contract/constants/tailors.ts';

/** The form of an application; names follow the wire. */
export interface ApplicationFields {
  name: string;
  shop_name: string;
  email: string;
  /** The number is proven by a code instead (tailors-34). */
  has_no_email?: boolean | undefined;
  phone: string;
  area: string;
  city: string;
  address: string;
  kind: '' | TailorKind;
  services: string[];
  /** Typed rates by dress type; those of another kind are kept but not sent. */
  rates: Record<string, string>;
  lead_time_days: string;
  about: string;
  /** The applicant's note with an answer. */
  note: string;
  website: string;
  /** Ids of pictures that were already sent. */
  kept_pictures: number[];
  pictures: File[];
}

export const EMPTY_APPLICATION: ApplicationFields = {
  name: '',
  shop_name: '',
  email: '',
  has_no_email: false,
  phone: '',
  area: '',
  city: '',
  address: '',
  kind: '',
  services: [],
  rates: {},
  lead_time_days: '',
  about: '',
  note: '',
  website: '',
  kept_pictures: [],
  pictures: [],
};

type TextName = Exclude<
  keyof ApplicationFields,
  'has_no_email' | 'kind' | 'services' | 'rates' | 'website' | 'kept_pictures' | 'pictures'
>;

export type TextFieldOf = (name: TextName) => UseFormRegisterReturn & {
  error: string | undefined;
  disabled: boolean;
};
