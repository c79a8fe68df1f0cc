import { expect, test } from 'vitest';
import type { JsonSchema } from './description.ts';
import { accessWords, kindOf, limitsOf, objectIn, rowsOf, shapesOf } from './schema-words.ts';

const day: JsonSchema = { type: 'string', format: 'date' };
const person: JsonSchema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [day, 'day, YYYY-MM-DD'],
  [{ type: ['integer', 'null'] }, 'whole number or null'],
  [{ anyOf: [day, { type: 'null' }] }, 'day, YYYY-MM-DD or null'],
  [{ anyOf: [{ type: 'string', const: '' }, { type: 'integer' }] }, 'empty or whole number'],
  [{ type: 'string', enum: ['cm', 'in'] }, 'one of cm, in'],
  [{ type: 'string', enum: ['COD'] }, 'always COD'],
  [{ type: 'string', const: 'customer' }, 'always customer'],
  [{ type: 'array', items: person }, 'list of objects'],
  [{ type: 'array', items: day }, 'list of day, YYYY-MM-DD'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'object: each name with whole number'],
  [{ type: 'object', additionalProperties: false }, 'object'],
  [{ contentMediaType: 'application/octet-stream' }, 'file'],
  [{}, 'anything'],
])('%j is %s', (schema, words) => {
  expect(kindOf(schema)).toBe(words);
});

test.each<[JsonSchema, string[]]>([
  [{ type: 'string', minLength: 3, maxLength: 30 }, ['3 to 30 characters']],
  [{ type: 'string', minLength: 10 }, ['at least 10 characters']],
  [{ type: 'string', maxLength: 60, default: '' }, ['at most 60 characters', '"" when left out']],
  [{ type: 'integer', minimum: 0 }, ['0 or more']],
  [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, ['1 or more']],
  [
    { anyOf: [{ type: 'number', exclusiveMinimum: 0, maximum: 9 }, { type: 'null' }] },
    ['at most 9', 'more than 0'],
  ],
  [{ type: 'string', pattern: '^NP-' }, ['matches ^NP-']],
  [{ type: 'boolean' }, []],
])('%j is limited to %j', (schema, words) => {
  expect(limitsOf(schema)).toEqual(words);
});

test('finds the object in a list, a map and a union', () => {
  expect(objectIn({ type: 'array', items: person })).toBe(person);
  expect(objectIn({ type: 'object', additionalProperties: person })).toBe(person);
  expect(objectIn({ anyOf: [{ type: 'null' }, person] })).toBe(person);
  expect(objectIn({ type: 'array', items: day })).toBeUndefined();
});

test('says whose token a call needs', () => {
  expect(accessWords({ needsToken: false, roles: [] })).toBe('Public.');
  expect(accessWords({ needsToken: true, roles: [] })).toBe('Needs an access token.');
  expect(accessWords({ needsToken: true, roles: ['customer'] })).toBe(
    'Needs the access token of a customer account.',
  );
  expect(accessWords({ needsToken: true, roles: ['brand', 'support', 'admin'] })).toBe(
    'Needs the access token of a brand, support, or admin account.',
  );
});

test('a body has the shapes of its choice, or is one', () => {
  expect(shapesOf({ oneOf: [person, day] })).toEqual([person, day]);
  expect(shapesOf(person)).toEqual([person]);
  expect(shapesOf(undefined)).toEqual([]);
});

test('four or more neighbours that differ only in name share a row', () => {
  const number: JsonSchema = { type: 'number' };
  const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, number]));
  const rows = (schema: JsonSchema) => rowsOf(schema).map(({ names }) => names);
  expect(rows({ properties: { day, ...fields('a', 'b', 'c', 'd') } })).toEqual([
    ['day'],
    ['a', 'b', 'c', 'd'],
  ]);
  expect(rows({ properties: fields('a', 'b', 'c') })).toEqual([['a'], ['b'], ['c']]);
  expect(rows({ properties: fields('a', 'b', 'c', 'd'), required: ['d'] })).toEqual([
    ['a'],
    ['b'],
    ['c'],
    ['d'],
  ]);
});
