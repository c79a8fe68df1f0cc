import type { AnswerOf, BodyFor, ParamsFor, QueryFor, TypedCall } from '../../contract/calls.ts';
import { addressOf } from '../../contract/paths.ts';
import { CallError, failureFrom } from './call-error.ts';
import { currentAccess, freshAccess, isSignedIn } from './session.ts';

/** Uploads and downloads may take longer as long as they make progress. */
const CALL_TIMEOUT_MS = 20_000;
const UPLOAD_STALL_TIMEOUT_MS = 60_000;

const TIMEOUT_MESSAGE = 'The shop did not answer. Please check your connection and try again.';

export interface CallInput<C extends TypedCall> {
  params?: ParamsFor<C>;
  query?: QueryFor<C>;
  body?: BodyFor<C>;
  /** Sent as a form, also where the call takes JSON otherwise. */
  files?: Record<string, Blob | undefined>;
  /** Repeated calls with the same key get the first response. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Receives the fraction sent, 0 to 1. */
  onProgress?: (sent: number) => void;
}

/**
 * Calls the API, refreshing the access token when it is missing and once on a 401 (wire-6). An ended optional
 * session makes it an anonymous call, unless it has an idempotency key. Throws CallError, also on timeout; an
 * abort throws the signal's reason.
 */
export async function call<C extends TypedCall>(
  operation: C,
  input: CallInput<C> = {},
): Promise<AnswerOf<C>> {
  const response = await answered(operation, input);
  if (response.status === 204) return undefined as AnswerOf<C>;
  const body = await response.json().catch((error: unknown) => {
    if (error instanceof CallError || isAbort(error)) throw error;
    throw new CallError('Unexpected response format: Expected JSON', response.status);
  });
  return body as AnswerOf<C>;
}

/** Downloads a document, named by the server (invoices-1). */
export async function download<C extends TypedCall>(operation: C, input: CallInput<C> = {}) {
  const response = await answered(operation, input);
  const filename = filenameOf(response.headers.get('content-disposition') ?? '') ?? 'document';
  return { blob: await response.blob(), filename };
}

function filenameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

/** Asks whoever sits there to prove it; false when they do not. Set where people work (people-11). */
type ConfirmOwner = () => Promise<boolean>;

let confirmOwner: ConfirmOwner | undefined;

export function askOwnerWith(ask: ConfirmOwner | undefined): void {
  confirmOwner = ask;
}

/** Repeats what was refused for want of a confirmation, once there is one. */
async function answered<C extends TypedCall>(operation: C, input: CallInput<C>): Promise<Response> {
  const response = await authorised(operation, input);
  const isUnconfirmed =
    response.status === 403 &&
    confirmOwner &&
    (await response.clone().text()).includes('session.unconfirmed');
  if (!isUnconfirmed || !(await confirmOwner?.())) return succeeded(response);
  return succeeded(await authorised(operation, input));
}

async function authorised<C extends TypedCall>(operation: C, input: CallInput<C>): Promise<Response> {
  const isPersonal = operation.session === 'required' || (operation.session === 'optional' && isSignedIn());
  if (!isPersonal) return send(operation, input, undefined);
  const isOptional = operation.session === 'optional' && input.idempotencyKey === undefined;
  const access = currentAccess() ?? (await renewedAccess(undefined, isOptional));
  const response = await send(operation, input, access);
  if (response.status !== 401 || access === undefined) return response;
  return send(operation, input, await renewedAccess(access, isOptional));
}

/** A new access token; undefined where an optional session has ended. */
async function renewedAccess(refused: string | undefined, isOptional: boolean): Promise<string | undefined> {
  try {
    return await freshAccess(refused);
  } catch (error) {
    if (isOptional && !isSignedIn()) return undefined;
    throw error;
  }
}

async function send<C extends TypedCall>(
  operation: C,
  input: CallInput<C>,
  access: string | undefined,
): Promise<Response> {
  const { method } = operation;
  const address = addressOf(
    operation,
    input.params as Record<string, unknown>,
    input.query as Record<string, unknown>,
  );
  const headers: Record<string, string> = { accept: operation.answerType ?? 'application/json' };
  if (access) headers.authorization = `Bearer ${access}`;
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  let body: string | FormData | undefined;
  if (operation.bodyType === 'multipart' || input.files) body = formOf(input.body, input.files);
  else if (input.body !== undefined) {
    body = JSON.stringify(input.body);
    headers['content-type'] = 'application/json';
  }
  const limit = timeLimit(body instanceof FormData ? UPLOAD_STALL_TIMEOUT_MS : CALL_TIMEOUT_MS, input.signal);
  const { signal } = limit;
  try {
    if (input.onProgress) {
      const onProgress = (sent: number) => {
        limit.restart();
        input.onProgress?.(sent);
      };
      // Most pages upload nothing.
      const { sendWithProgress } = await import('./send-with-progress.ts');
      const uploaded = await sendWithProgress(method, address, headers, body, { onProgress, signal });
      limit.end();
      return uploaded;
    }
    const { keepalive = false } = input;
    return limit.follow(await fetch(address, { method, headers, body: body ?? null, signal, keepalive }));
  } catch {
    limit.end();
    if (signal.aborted) throw signal.reason;
    throw new CallError('Network error occurred', 0);
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
  const follow = (response: Response) => {
    restart();
    // Chromium gives an empty answer a body, with which no other one can be made.
    if (response.body === null || response.status === 204) {
      end();
      return response;
    }
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, stream) {
          restart();
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

function formOf(body: unknown, files: Record<string, Blob | undefined> = {}): FormData {
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
