import { basicWords, currentLocale, uiWords } from '#words';
import type { SessionNeed } from '../../contract/endpoint.ts';
import type {
  ApiCall,
  BodyFor,
  BodyTypeOf,
  IdempotentOf,
  ParamsFor,
  QueryFor,
  ResponseOf,
  SessionOf,
} from '../../contract/paths.ts';
import { addressOf, methodOf } from '../../contract/paths.ts';
import { CallError, failureFrom } from './call-error.ts';
import { loadedOrNothing } from './loaded-or-nothing.ts';
import { currentAccess, currentUsername, freshAccess, isSignedIn } from './session.ts';

/** Uploads and downloads that make progress may take longer. */
const CALL_TIMEOUT_MS = 20_000;
const UPLOAD_STALL_TIMEOUT_MS = 60_000;

const TIMEOUT_MESSAGE = uiWords.theShopDidNotAnswer;

interface Sent<Params = object, Query = object, Body = unknown> {
  params?: Params;
  query?: Query;
  body?: Body;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Receives the fraction sent, 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Receives how many bytes have arrived. */
  onReceived?: (bytes: number) => void;
}

type Files = Record<string, Blob | undefined>;

/** `session` is required unless the call needs one anyway. */
type SessionInput<Need> = [Need] extends ['required'] ? { session?: Need } : { session: Need };

/** `files` is required for multipart calls, also without a file, because it makes the body a form. */
type FilesInput<Type> = [Type] extends ['multipart'] ? { files: Files } : { files?: Files };

/**
 * Repeated calls with the same key get the first response. It is required where the API honours it, because a response
 * may be lost.
 */
type KeyInput<Idempotent> = [Idempotent] extends [true] ? { idempotencyKey: string } : object;

export type CallInput<C extends ApiCall> = Sent<ParamsFor<C>, QueryFor<C>, BodyFor<C>> &
  SessionInput<SessionOf<C>> &
  KeyInput<IdempotentOf<C>> &
  FilesInput<BodyTypeOf<C>>;

type InputsOf<C extends ApiCall> =
  object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

type AnyInput = Sent & { session?: SessionNeed; idempotencyKey?: string; files?: Files };

/**
 * Calls the API, refreshing the access token when it is missing and once on a 401 (wire-6). An ended optional
 * session makes it an anonymous call, unless it has an idempotency key. Throws CallError, also on timeout; an
 * abort throws the signal's reason.
 */
export async function call<C extends ApiCall>(operation: C, ...[input]: InputsOf<C>): Promise<ResponseOf<C>> {
  const response = await answered(operation, 'application/json', input);
  if (response.status === 204) return undefined as ResponseOf<C>;
  const body = await response.json().catch((error: unknown) => {
    if (error instanceof CallError || isAbort(error)) throw error;
    // The connection broke after the status: the caller cannot know what the server has done.
    if ((error as Error).name !== 'SyntaxError') throw new CallError(basicWords.networkErrorOccurred, 0);
    throw new CallError(uiWords.unexpectedResponseFormat, response.status);
  });
  return body as ResponseOf<C>;
}

/** Downloads a document, named by the server (invoices-1). */
export async function download<C extends ApiCall>(operation: C, ...[input]: InputsOf<C>) {
  const response = await answered(operation, '*/*', input);
  const filename = filenameOf(response.headers.get('content-disposition') ?? '') ?? 'document';
  return { blob: await response.blob(), filename };
}

function filenameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

/** Asks the user to confirm who they are; false if they do not. Set in back office and workshop only (people-11). */
type ConfirmOwner = () => Promise<boolean>;

let confirmOwner: ConfirmOwner | undefined;

export function askOwnerWith(ask: ConfirmOwner | undefined): void {
  confirmOwner = ask;
}

/** Repeats a call that was refused without a confirmation, once the user has confirmed. */
async function answered(operation: ApiCall, accept: string, input: AnyInput = {}): Promise<Response> {
  const response = await authorised(operation, accept, input);
  const isUnconfirmed =
    response.status === 403 &&
    confirmOwner &&
    (await response.clone().text()).includes('session.unconfirmed');
  if (!isUnconfirmed || !(await confirmOwner?.())) return succeeded(response);
  return succeeded(await authorised(operation, accept, input));
}

async function authorised(operation: ApiCall, accept: string, input: AnyInput): Promise<Response> {
  const { session = 'required' } = input;
  const isPersonal = session === 'required' || (session === 'optional' && isSignedIn());
  if (!isPersonal) return send(operation, accept, input, undefined);
  const isOptional = session === 'optional' && input.idempotencyKey === undefined;
  const who = currentUsername();
  const access = currentAccess() ?? (await renewedAccess(undefined, isOptional, who));
  const response = await send(operation, accept, input, access);
  if (response.status !== 401 || access === undefined) return response;
  return send(operation, accept, input, await renewedAccess(access, isOptional, who));
}

/** A new access token of the same person; undefined when an optional session has ended. */
async function renewedAccess(
  refused: string | undefined,
  isOptional: boolean,
  who: string | undefined,
): Promise<string | undefined> {
  let access: string;
  try {
    access = await freshAccess(refused);
  } catch (error) {
    if (isOptional && !isSignedIn()) return undefined;
    throw error;
  }
  // Somebody else has signed in meanwhile.
  if (currentUsername() !== who) throw new Error(uiWords.unableToRefreshToken);
  return access;
}

async function send(
  operation: ApiCall,
  accept: string,
  input: AnyInput,
  access: string | undefined,
): Promise<Response> {
  const method = methodOf(operation);
  const address = addressOf(operation, input.params, input.query);
  // The language of the page, which need not be the browser's.
  const headers: Record<string, string> = { accept, 'accept-language': currentLocale() };
  if (access) headers.authorization = `Bearer ${access}`;
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  let body: string | FormData | undefined;
  if (input.files) body = formOf(input.body, input.files);
  else if (input.body !== undefined) {
    body = JSON.stringify(input.body);
    headers['content-type'] = 'application/json';
  }
  const limit = timeLimit(body instanceof FormData ? UPLOAD_STALL_TIMEOUT_MS : CALL_TIMEOUT_MS, input.signal);
  const { signal } = limit;
  try {
    // Loaded on demand, because most pages upload nothing. Safari never loads again what once failed to load.
    const upload = input.onProgress && (await loadedOrNothing(() => import('./send-with-progress.ts')));
    if (upload) {
      const onProgress = (sent: number) => {
        limit.restart();
        input.onProgress?.(sent);
      };
      const uploaded = await upload.sendWithProgress(method, address, headers, body, { onProgress, signal });
      limit.end();
      return uploaded;
    }
    const { keepalive = false } = input;
    const response = await fetch(address, { method, headers, body: body ?? null, signal, keepalive });
    return limit.follow(response, input.onReceived);
  } catch {
    limit.end();
    if (signal.aborted) throw signal.reason;
    throw new CallError(basicWords.networkErrorOccurred, 0);
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Aborts with the caller's signal, or `ms` after the last restart or the last chunk of the followed response. */
function timeLimit(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new CallError(TIMEOUT_MESSAGE, 0)), ms);
  };
  const abort = () => controller.abort(outer?.reason);
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  const follow = (response: Response, onReceived?: (bytes: number) => void) => {
    restart();
    let received = 0;
    // Chromium gives an empty response a body that a new Response does not accept.
    if (response.body === null || response.status === 204) {
      end();
      return response;
    }
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, stream) {
          restart();
          received += chunk.byteLength;
          onReceived?.(received);
          stream.enqueue(chunk);
        },
        flush: end,
      }),
    );
    return new Response(body, response);
  };
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  restart();
  return { signal: controller.signal, restart, end, follow };
}

function formOf(body: unknown, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file);
  }
  return form;
}

async function succeeded(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw failureFrom(response.status, await response.text(), response.statusText);
}
