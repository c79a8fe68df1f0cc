import { z } from 'zod';
import { PEOPLE } from './constants/measurements.ts';
import { Timestamp } from './fields.ts';
import { AGE_GROUPS } from './measures.ts';
import { PersonName } from './names.ts';
import { jsonText } from './text.ts';

/** Somebody who is asked for their measures by a link (orders-70). */
export const PersonAsked = z.object({
  name: PersonName(60),
  age_group: z.enum(AGE_GROUPS),
  gender: z.enum(PEOPLE),
});
export type PersonAsked = z.output<typeof PersonAsked>;

/** As JSON in a multipart field. */
export const PersonAskedText = jsonText(500).pipe(PersonAsked).meta({
  description:
    'JSON: with UPLOAD instead of a picture, who is asked by a link, {"name":"Bilal","age_group":"adult","gender":"male"}',
});

/** The request of a garment, for its customer. */
export const MeasurementFrom = z.object({
  ...PersonAsked.shape,
  given: z.boolean(),
  asked_at: Timestamp.nullable().meta({ description: 'When this person was chosen' }),
  given_at: Timestamp.nullable(),
  link_made_at: Timestamp.nullable().meta({ description: 'Of the link in use; null without one' }),
  link_expires_at: Timestamp.nullable().meta({
    description: 'Of the link in use; null without one, and once the measures are given',
  }),
});
export type MeasurementFrom = z.infer<typeof MeasurementFrom>;
