const SLOTS = /\{(to|digits|text|key|secret)\}/g;
type Slot = 'to' | 'digits' | 'text' | 'key' | 'secret';
export type SlotValues = Record<Slot, string>;

/** A request with `{to}`, `{digits}` (without the plus), `{text}`, `{key}` and `{secret}` in place of values. */
export interface RequestTemplate {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** JSON if it begins with a brace, otherwise a form. */
  body: string | undefined;
}

interface FilledRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | undefined;
}

/** Values are escaped for the place in which they stand. */
export function fillRequest(
  { url, method, headers, body }: RequestTemplate,
  values: SlotValues,
): FilledRequest {
  const isJson = body !== undefined && isJsonTemplate(body);
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const ownHeaders = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), fill(value, values, plain)] as const,
  );
  return {
    url: fill(url, values, encodeURIComponent),
    method,
    headers: { ...(body !== undefined && { 'content-type': type }), ...Object.fromEntries(ownHeaders) },
    body: body === undefined ? undefined : fill(body, values, isJson ? insideJson : encodeURIComponent),
  };
}

export function hasSlot({ url, headers, body = '' }: RequestTemplate, slot: Slot): boolean {
  return [url, body, ...Object.values(headers)].some((part) => part.includes(`{${slot}}`));
}

export function isJsonTemplate(body: string): boolean {
  return body.trimStart().startsWith('{"');
}

function fill(template: string, values: SlotValues, escaped: (value: string) => string): string {
  return template.replace(SLOTS, (_slot, name: Slot) => escaped(values[name]));
}

const plain = (value: string) => value;

const insideJson = (value: string) => JSON.stringify(value).slice(1, -1);
