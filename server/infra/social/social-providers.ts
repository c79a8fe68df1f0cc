import type { SocialProvider as ProviderName } from '../../../contract/constants/accounts.ts';
import { addressOf, socialCallbackPath } from '../../../contract/paths.ts';
import { FacebookProvider } from './facebook-provider.ts';
import { GoogleProvider } from './google-provider.ts';
import type { SocialProvider } from './social-provider.ts';

/** The providers that the operator has configured. */
export type SocialProviders = Partial<Record<ProviderName, SocialProvider>>;

interface Settings {
  publicUrl: string;
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  facebook: { appId: string; appSecret: string; origin: string | undefined } | undefined;
}

export function socialProvidersOf({ publicUrl, google, facebook }: Settings): SocialProviders {
  const callbackUrl = (provider: ProviderName) => publicUrl + addressOf(socialCallbackPath, { provider });
  return {
    ...(google ? { google: new GoogleProvider({ ...google, callbackUrl: callbackUrl('google') }) } : {}),
    ...(facebook
      ? { facebook: new FacebookProvider({ ...facebook, callbackUrl: callbackUrl('facebook') }) }
      : {}),
  };
}
