import type { Business, Social } from '../../../contract/staff-settings.ts';
import type { Config } from '../../config.ts';

export function businessOf({ brandName, support, mapEmbedUrl, businessHours }: Config): Business {
  return {
    name: brandName,
    ...support,
    map_embed_url: mapEmbedUrl ?? null,
    hours: businessHours.map((day) => (day ? { ...day } : null)),
  };
}

export function socialOf({ social }: Config): Social {
  const { facebook = null, twitter = null, instagram = null, linkedin = null } = social;
  return { facebook, twitter, instagram, linkedin };
}

/** Everything that reads the configuration uses the saved values from now on (settings-4). */
export function applyBusiness(
  config: Config,
  { name, email, phone, address, map_embed_url, hours }: Business,
) {
  config.brandName = name;
  config.support = { email, phone, address };
  config.mapEmbedUrl = map_embed_url ?? undefined;
  config.businessHours = hours;
}

export function applySocial(config: Config, social: Social): void {
  config.social = {
    facebook: social.facebook ?? undefined,
    twitter: social.twitter ?? undefined,
    instagram: social.instagram ?? undefined,
    linkedin: social.linkedin ?? undefined,
  };
}
