import type { Call } from './paths.ts';

/** The calls of social sign-in, passkeys and second factors, apart so that other pages do not load them. */
export const ofSignIn = {
  startSocialSignIn: { method: 'POST', path: '/auth/social/start/', session: 'optional' },
  socialCallback: { method: 'GET', path: '/auth/social/{provider}/callback/' },
  finishSocialSignIn: { method: 'POST', path: '/auth/social/finish/', session: 'optional' },
  registerSocially: { method: 'POST', path: '/auth/social/register/' },
  connectSocialSignIn: { method: 'POST', path: '/auth/social/connect/', session: 'required' },
  mailSocialLink: { method: 'POST', path: '/auth/social/mail-link/' },
  confirmSocialLink: { method: 'POST', path: '/auth/social/confirm-link/' },
  disconnectSocialSignIn: { method: 'DELETE', path: '/auth/social/{id}/', session: 'required' },
  passkeyOptions: { method: 'POST', path: '/auth/passkeys/options/', session: 'required' },
  addPasskey: { method: 'POST', path: '/auth/passkeys/', session: 'required' },
  removePasskey: { method: 'DELETE', path: '/auth/passkeys/{id}/', session: 'required' },
  passkeySignInOptions: { method: 'POST', path: '/auth/passkeys/sign-in/options/' },
  signInWithPasskey: { method: 'POST', path: '/auth/passkeys/sign-in/' },
  loginSecondFactor: { method: 'POST', path: '/auth/login/second-factor/' },
  startSecondFactor: { method: 'POST', path: '/auth/second-factor/setup/', session: 'required' },
  turnOnSecondFactor: { method: 'POST', path: '/auth/second-factor/', session: 'required' },
  turnOffSecondFactor: { method: 'POST', path: '/auth/second-factor/off/', session: 'required' },
  renewRecoveryCodes: { method: 'POST', path: '/auth/second-factor/recovery-codes/', session: 'required' },
  confirmOwner: { method: 'POST', path: '/auth/confirm/', session: 'required' },
  confirmOwnerByPasskey: { method: 'POST', path: '/auth/passkeys/confirm/', session: 'required' },
  signInWays: { method: 'GET', path: '/auth/sign-in-ways/', session: 'required' },
} as const satisfies Record<string, Call>;
