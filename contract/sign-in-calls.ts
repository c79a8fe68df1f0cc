import type { TypedCallsOf } from './calls.ts';
import type * as signIn from './sign-in.ts';
import { ofSignIn } from './sign-in-paths.ts';

/** The calls of social sign-in, passkeys and second factors, with the types of their endpoints. */
export const signInCalls: TypedCallsOf<typeof ofSignIn, typeof signIn> = ofSignIn;
