import type { JsonSchema, Operation } from './description.ts';
import { shapesOf } from './schema-words.ts';

const TEXTS: Record<string, string> = {
  email: 'amna@example.com',
  username: 'amna',
  phone_number: '0300 1234567',
  password: 'a password of your own',
  label: 'Amna',
  dress_type: 'Kurta',
  fabric_type: 'Cotton',
  is_contact_same_as_register: 'true',
};

/** A curl command with the required parameters only. */
export function curlFor(operation: Operation, server: string): string {
  const { method, path, parameters, needsToken, body } = operation;
  const address = path.replace(/\{(\w+)\}/g, '1');
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(name, schema)))}`);
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted([server + address, ...query].join(query.length ? '?' : ''))}`,
    ...(needsToken ? ['-H "Authorization: Bearer $ACCESS"'] : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key')
      ? ['-H "Idempotency-Key: $(uuidgen)"']
      : []),
    ...bodyOf(body),
    ...(operation.answer.content?.['application/pdf'] ? ['-OJ'] : []),
  ];
  return parts.join(' \\\n  ');
}

function bodyOf(body: Operation['body']): string[] {
  const json = shapesOf(body?.['application/json']?.schema)[0];
  if (json) {
    const text = JSON.stringify(Object.fromEntries(examplesOf(json)));
    return [`-H 'Content-Type: application/json'`, `-d ${quoted(text)}`];
  }
  const form = shapesOf(body?.['multipart/form-data']?.schema)[0];
  if (!form) return [];
  const files = Object.entries(form.properties ?? {}).filter(([, { contentMediaType }]) => contentMediaType);
  return [
    ...examplesOf(form).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
    ...files.slice(0, 1).map(([name]) => `-F ${quoted(`${name}=@picture.jpg`)}`),
  ];
}

function examplesOf({ properties = {}, required = [] }: JsonSchema): [string, unknown][] {
  return required.map((name) => [name, exampleOf(name, properties[name] ?? {})]);
}

function exampleOf(name: string, schema: JsonSchema): unknown {
  const { type, format, enum: values, anyOf, minimum = 1 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (values) return values[0];
  if (anyOf?.[0]) return exampleOf(name, anyOf[0]);
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type === 'boolean') return true;
  if (format === 'date') return '1994-08-14';
  return TEXTS[name] ?? '…';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
