import { z } from 'zod';
import { ROLES } from './roles.ts';
import { trackingIdFrom } from './tracking-number.ts';

/** A calendar day, `YYYY-MM-DD`, meant in Asia/Karachi. */
export const Day = z.iso.date().meta({ description: 'Calendar day in Asia/Karachi, YYYY-MM-DD' });

/** A moment, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime().meta({ description: 'UTC, ISO 8601' });

/** Money is a whole number of Pakistani rupees everywhere. */
export const Rupees = z.int().min(0).meta({ description: 'Whole Pakistani rupees' });

/** `user_type` on the wire. */
export const Role = z.enum(ROLES);

/**
 * Address of a picture, always that of its 640 px WebP form: `/art/goods/ajrak-kurta-640.webp`. The other widths and
 * forms lie beside it and are named by `pictureForm`.
 */
export const Picture = z
  .string()
  .meta({ description: 'Address ending in -640.webp; -320, -960 and .avif lie beside it' });

/** A tracking id as somebody types it; becomes the one that is kept. */
export const TrackingNumber = z
  .string()
  .transform((typed, check) => {
    const id = trackingIdFrom(typed);
    if (id !== null) return id;
    check.addIssue({ code: 'custom', message: 'Enter a tracking number such as NP-7K3QX9M2TD.' });
    return z.NEVER;
  })
  .meta({
    description: '`NP-` and ten characters of Crockford base32; case, spaces and dashes do not matter',
  });
