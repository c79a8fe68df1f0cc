import { create } from 'zustand';
import { basicWords, currentLocale, uiWords } from '#words';
import type { Role } from '../../contract/roles.ts';
import { CallError } from './call-error.ts';
import { endPush } from './push-worker.ts';
import { readStored, readText, removeStored, watchStored, writeText, writeTogether } from './storage.ts';

/** Stored under `user` (accounts-15). */
export interface SessionUser {
  username: string;
  email: string;
  phone_number: string | null;
  user_type: Role;
  gender: string | null;
  profile_picture: string | null;
  /** The day on which a customer's account will be deleted (accounts-18). */
  deletion_due_at?: string | null | undefined;
}

interface Session {
  /** `null` means signed out; `undefined` means not read yet (server, first paint). */
  user: SessionUser | null | undefined;
  hasEnded?: boolean;
  /** Set by a sign-out in this tab, which redirects itself. */
  isSignedOutHere?: boolean;
  /** Grows with every sign-in, sign-out and change of account, but not when the profile changes. */
  account: number;
}

/** The id of the toast that says so; a more precise toast replaces it. */
export const SESSION_ENDED = 'session ended';

/** Tokens stay in local storage and are read per call. */
export const useSession = create<Session>(() => ({ user: undefined, account: 0 }));

/** Whether the account in the session has no e-mail address (accounts-29). */
export function hasNoMailbox(): boolean {
  return useSession.getState().user?.email === '';
}

// The keys are fixed (pages-11).
const USER = 'user';
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

/** Marks a session without remember-me, which ends with the browser session. */
const SESSION_ONLY = 'sessionOnly';
const SESSION_ONLY_COOKIE = 'naap-session';

/** Without `remember` the session ends when the browser closes. */
export function signIn(signedIn: SessionUser & { access: string; refresh: string }, remember: boolean): void {
  const { access, refresh, ...details } = signedIn;
  const { username, email, phone_number, user_type, gender, profile_picture, deletion_due_at } = details;
  const user = { username, email, phone_number, user_type, gender, profile_picture, deletion_due_at };
  if (remember) removeStored('device', SESSION_ONLY);
  else {
    // biome-ignore lint/suspicious/noDocumentCookie: only a session cookie is shared by all tabs and ends with the browser; the Cookie Store API is not universal
    document.cookie = `${SESSION_ONLY_COOKIE}=1; path=/; SameSite=Strict`;
  }
  // Otherwise another tab could find the user without tokens and end the session.
  writeTogether('device', {
    ...(remember ? {} : { [SESSION_ONLY]: 'true' }),
    [ACCESS]: access,
    [REFRESH]: refresh,
    [USER]: JSON.stringify(user),
  });
  showUser(user, nextAccount());
}

export function replaceTokens(tokens: { access: string; refresh: string }): void {
  writeText('device', ACCESS, tokens.access);
  writeText('device', REFRESH, tokens.refresh);
}

export function storeUser(user: SessionUser): void {
  writeText('device', USER, JSON.stringify(user));
  showUser(user, useSession.getState().account);
}

function showUser(user: SessionUser, account: number): void {
  useSession.setState({ user, hasEnded: false, isSignedOutHere: false, account });
}

export function clearSession(isSignedOutHere = false): void {
  for (const key of [USER, ACCESS, REFRESH, SESSION_ONLY]) removeStored('device', key);
  endPush();
  useSession.setState({ user: null, isSignedOutHere, account: nextAccount() });
}

function nextAccount(): number {
  return useSession.getState().account + 1;
}

/** Ends a session without remember-me once the browser was closed; runs before every read. */
function clearExpiredSession(): void {
  if (readText('device', SESSION_ONLY) && !document.cookie.includes(`${SESSION_ONLY_COOKIE}=1`))
    clearSession();
}

/** Reads the stored session and follows the other tabs from then on. */
export function watchSession(): () => void {
  useSession.setState({ user: storedUser() });
  return watchStored([USER], adoptStoredUser);
}

function adoptStoredUser(): void {
  const user = storedUser();
  const before = useSession.getState();
  const isSame = user?.username === before.user?.username;
  useSession.setState(isSame ? { user } : { user, isSignedOutHere: false, account: nextAccount() });
}

/** True if there is a stored user with a username (accounts-15). */
export function isSignedIn(): boolean {
  return storedUser() !== null;
}

/** As stored: another tab's sign-in counts at once. */
export function currentUsername(): string | undefined {
  return storedUser()?.username;
}

export function currentRole(): Role | undefined {
  return storedUser()?.user_type;
}

/** True for support and admins, who work in /admin (people-5). */
export function isStaff(role = currentRole()): boolean {
  return role === 'support' || role === 'admin';
}

export function currentAccess(): string | undefined {
  clearExpiredSession();
  return readText('device', ACCESS) ?? undefined;
}

export function currentRefresh(): string | undefined {
  clearExpiredSession();
  return readText('device', REFRESH) ?? undefined;
}

const REFRESH_TIMEOUT_MS = 20_000;

let refreshing: Promise<string> | undefined;

/**
 * A new access token after `refused` failed; one refresh at a time across calls and tabs. A refused refresh
 * signs out and throws 'Unable to refresh token' (wire-6).
 */
export function freshAccess(refused: string | undefined): Promise<string> {
  refreshing ??= locked(() => refresh(refused)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

function locked<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('naap-refresh', act) : act();
}

/** The number of looks for another tab's token, and their interval in milliseconds. */
const POLL_ATTEMPTS = 6;
const POLL_INTERVAL_MS = 20;

/** Another tab's new token, for which storage changes may be delayed. */
async function tokenFromOtherTab(refused: string | undefined): Promise<string | undefined> {
  for (let look = 0; look < POLL_ATTEMPTS; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const access = currentAccess();
    if (access !== refused) return access;
  }
  return undefined;
}

async function refresh(refused: string | undefined): Promise<string> {
  const renewed = await tokenFromOtherTab(refused);
  if (renewed) return renewed;
  const token = currentRefresh();
  if (!token) {
    clearSession();
    useSession.setState({ hasEnded: true });
    throw new Error(uiWords.noRefreshTokenAvailable);
  }
  let response: Response;
  try {
    response = await fetch('/auth/refresh/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLocale() },
      body: JSON.stringify({ refresh: token }),
      signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
    });
  } catch {
    throw new CallError(basicWords.networkErrorOccurred, 0);
  }
  // The response belongs to an ended session, because somebody signed out or in meanwhile.
  if (currentRefresh() !== token) throw new Error(uiWords.unableToRefreshToken);
  // A temporary failure: report it as a failed network.
  if (response.status >= 500 || response.status === 429) throw new CallError(uiWords.failedToRefreshToken, 0);
  if (!response.ok) {
    clearSession();
    useSession.setState({ hasEnded: true });
    throw new Error(uiWords.unableToRefreshToken);
  }
  const { access } = await response.json().catch(() => {
    throw new CallError(uiWords.failedToRefreshToken, 0);
  });
  writeText('device', ACCESS, access);
  return access;
}

function storedUser(): SessionUser | null {
  clearExpiredSession();
  const user = readStored('device', USER) as SessionUser | null | undefined;
  return user?.username ? user : null;
}
