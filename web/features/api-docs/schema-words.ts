import type { JsonSchema } from './description.ts';

const FORMATS: Record<string, string> = {
  date: 'day, YYYY-MM-DD',
  'date-time': 'moment, ISO 8601',
  email: 'e-mail address',
  uri: 'address',
};

/** A schema's type in words: "whole number or null", "list of objects". */
export function kindOf(schema: JsonSchema): string {
  if (schema.contentMediaType) return 'file';
  if (schema.const !== undefined) return schema.const === '' ? 'empty' : `always ${schema.const}`;
  if (schema.enum?.length === 1) return `always ${schema.enum[0]}`;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => kindOf({ ...schema, type })).join(' or ');
  if (schema.type === 'array') return `list of ${severalOf(schema.items ?? {})}`;
  if (schema.type === 'object') {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `object: each name with ${kindOf(values)}` : 'object';
  }
  if (schema.type === 'string') return FORMATS[schema.format ?? ''] ?? 'text';
  if (schema.type === 'integer') return 'whole number';
  if (schema.type === 'boolean') return 'true or false';
  return schema.type ?? 'anything';
}

function severalOf(schema: JsonSchema): string {
  const kind = kindOf(schema);
  return (
    { object: 'objects', text: 'texts', 'whole number': 'whole numbers', number: 'numbers' }[kind] ?? kind
  );
}

/** The largest id of the database; not worth showing as a limit. */
const MAX_ID = 2_147_483_647;

/** The limits in words: "3 to 30 characters", "1 or more", "10 when left out". */
export function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern } = schema;
  const limits = [
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(minimum, maximum === MAX_ID ? undefined : maximum, ''),
    exclusiveMinimum === undefined ? undefined : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? undefined : `less than ${exclusiveMaximum}`,
    pattern === undefined ? undefined : `matches ${pattern}`,
    ...(schema.anyOf ?? []).flatMap(limitsOf),
    schema.default === undefined ? undefined : `${JSON.stringify(schema.default)} when left out`,
  ];
  return limits.filter((limit) => limit !== undefined);
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return unit ? `at least ${least}${unit}` : `${least} or more`;
  return most === undefined ? undefined : `at most ${most}${unit}`;
}

export function shapesOf(schema: JsonSchema | undefined): JsonSchema[] {
  return schema?.oneOf ?? (schema ? [schema] : []);
}

const roleList = new Intl.ListFormat('en', { type: 'disjunction' });

export function accessWords({ needsToken, roles }: { needsToken: boolean; roles: string[] }): string {
  if (!needsToken) return 'Public.';
  if (roles.length === 0) return 'Needs an access token.';
  return `Needs the access token of a ${roleList.format(roles)} account.`;
}

/** The object whose fields to show: the schema itself, its array's item, or one of its alternatives. */
export function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties && Object.keys(schema.properties).length > 0) return schema;
  if (schema.items) return objectIn(schema.items);
  if (typeof schema.additionalProperties === 'object') return objectIn(schema.additionalProperties);
  return schema.anyOf?.map(objectIn).find((found) => found !== undefined);
}

export interface FieldRow {
  names: string[];
  schema: JsonSchema;
  isRequired: boolean;
}

/** Consecutive fields that differ only in name share a row from this number on. */
const MIN_SHARED_FIELDS = 4;

export function rowsOf({ properties = {}, required = [] }: JsonSchema): FieldRow[] {
  const rows = Object.entries(properties).map(([name, schema]) => ({
    names: [name],
    schema,
    isRequired: required.includes(name),
  }));
  const isSameButName = (a: FieldRow, b: FieldRow) =>
    a.isRequired === b.isRequired && JSON.stringify(a.schema) === JSON.stringify(b.schema);
  const runs: FieldRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] && isSameButName(run[0], row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (!first || run.length < MIN_SHARED_FIELDS) return run;
    return [{ ...first, names: run.flatMap(({ names }) => names) }];
  });
}
