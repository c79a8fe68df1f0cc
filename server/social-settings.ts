import { z } from 'zod';
import { isLoopback } from './local-url.ts';

const Web = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const Provider = Web.refine(
  (url) => url.startsWith('https:') || isLoopback(new URL(url).hostname),
  'must be an https:// address',
);
const Credential = z.string().min(1).max(200).optional();

/** The settings of the sign-in by Google and Facebook, and the shop's own pages elsewhere. */
export const SOCIAL_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: Credential,
  GOOGLE_CLIENT_SECRET: Credential,
  GOOGLE_ISSUER: Provider.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: Credential,
  FACEBOOK_APP_SECRET: Credential,
  FACEBOOK_ORIGIN: Provider.optional(),
  SOCIAL_FACEBOOK: Web.optional(),
  SOCIAL_TWITTER: Web.optional(),
  SOCIAL_INSTAGRAM: Web.optional(),
  SOCIAL_LINKEDIN: Web.optional(),
};

type Environment = z.output<z.ZodObject<typeof SOCIAL_ENVIRONMENT>>;
type WrongSetting = new (message: string) => Error;

export interface SocialSettings {
  /** Sign-in with Google or another OpenID Connect provider. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** `origin` unset: Facebook's own servers. */
  facebook: { appId: string; appSecret: string; origin: string | undefined } | undefined;
  social: {
    facebook?: string | undefined;
    twitter?: string | undefined;
    instagram?: string | undefined;
    linkedin?: string | undefined;
  };
}

/** Throws a `WrongSetting` for an id without its secret. */
export function socialSettingsOf(env: Environment, WrongSetting: WrongSetting): SocialSettings {
  const bothOf = (
    idName: 'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID',
    secretName: 'GOOGLE_CLIENT_SECRET' | 'FACEBOOK_APP_SECRET',
  ) => {
    const [id, secret] = [env[idName], env[secretName]];
    if (!id && !secret) return undefined;
    if (id && secret) return { id, secret };
    throw new WrongSetting(`${id ? secretName : idName}: is required too; set both or none of them`);
  };
  const google = bothOf('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = bothOf('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  return {
    google: google && { issuer: env.GOOGLE_ISSUER, clientId: google.id, clientSecret: google.secret },
    facebook: facebook && { appId: facebook.id, appSecret: facebook.secret, origin: env.FACEBOOK_ORIGIN },
    social: {
      facebook: env.SOCIAL_FACEBOOK,
      twitter: env.SOCIAL_TWITTER,
      instagram: env.SOCIAL_INSTAGRAM,
      linkedin: env.SOCIAL_LINKEDIN,
    },
  };
}
