import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ours } from './paths.ts';

/** What the owner of the shop has set and every page may show. */
export const Settings = z.object({
  brand_name: z.string(),
  public_url: z.string(),
  support: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  map_embed_url: z.string().optional().meta({ description: 'A map for a frame on the contact page' }),
  social: z.object({
    facebook: z.string().optional(),
    twitter: z.string().optional(),
    instagram: z.string().optional(),
    linkedin: z.string().optional(),
  }),
});
export type Settings = z.infer<typeof Settings>;

/** GET /api/settings/ */
export const settings = endpoint(ours.settings, {
  summary: "Read the shop's name, contact details and links",
  tag: 'Service',
  answer: Settings,
});
