import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { call } from '../../lib/call.ts';

export { browserSupportsWebAuthnAutofill };

/** True if the user closed the browser's dialog, or pressed the button while the field still waited for a choice. */
export function isDismissed(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** `autofill` waits for a choice in the e-mail field. Throws CallError, and what `isDismissed` recognises. */
export async function signInWithPasskey(autofill = false) {
  const optionsJSON = (await call('POST /auth/passkeys/sign-in/options/', { session: 'none' })) as never;
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  return call('POST /auth/passkeys/sign-in/', {
    session: 'none',
    body: { credential: { id, rawId, type: 'public-key', response } },
  });
}

/** Confirms the session's owner. Throws like `signInWithPasskey` (people-11). */
export async function confirmWithPasskey(): Promise<void> {
  const optionsJSON = (await call('POST /auth/passkeys/sign-in/options/', { session: 'none' })) as never;
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  await call('POST /auth/passkeys/confirm/', {
    body: { credential: { id, rawId, type: 'public-key', response } },
  });
}

export function stopWaiting(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Asks the device for a passkey and adds it. */
export async function addPasskey(name: string, current_password: string): Promise<void> {
  const optionsJSON = (await call('POST /auth/passkeys/options/', { body: { current_password } })) as never;
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await call('POST /auth/passkeys/', {
    body: {
      name,
      credential: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    },
  });
}
