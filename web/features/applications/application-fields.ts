import type { OwnApplication } from '../../../contract/applications.ts';
import { LEAD_TIME_DAYS, type TailorKind } from '../../../contract/constants/tailors.ts';

/** The form of an application; names follow the wire. */
export interface ApplicationFields {
  name: string;
  shop_name: string;
  email: string;
  phone: string;
  area: string;
  city: string;
  address: string;
  kind: '' | TailorKind;
  services: string[];
  /** As typed, by dress type; those of another kind stay, and are not sent. */
  rates: Record<string, string>;
  lead_time_days: string;
  about: string;
  /** What the applicant writes with an answer. */
  note: string;
  website: string;
  /** Ids of pictures that the application has already. */
  kept_pictures: number[];
  pictures: File[];
}

export const EMPTY_APPLICATION: ApplicationFields = {
  name: '',
  shop_name: '',
  email: '',
  phone: '',
  area: '',
  city: '',
  address: '',
  kind: '',
  services: [],
  rates: {},
  lead_time_days: String(LEAD_TIME_DAYS.min),
  about: '',
  note: '',
  website: '',
  kept_pictures: [],
  pictures: [],
};

export function fieldsOf(application: OwnApplication): ApplicationFields {
  const { pictures, rates, lead_time_days, state, question, reason, created_at, ...fields } = application;
  return {
    ...EMPTY_APPLICATION,
    ...fields,
    lead_time_days: String(lead_time_days),
    rates: Object.fromEntries(Object.entries(rates).map(([dress, rupees]) => [dress, String(rupees)])),
    kept_pictures: pictures.map(({ id }) => id),
  };
}
