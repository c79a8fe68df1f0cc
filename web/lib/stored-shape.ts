/** Hand-written checks of stored values, because zod is too large for the pages that load them. */
export type Check<Value> = (value: unknown) => value is Value;

/** The type that a check guards, so that a stored value's type is written once. */
export type Checked<Of> = Of extends Check<infer Value> ? Value : never;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';

export function isOneOf<const Value>(...values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function isNullOr<Value>(isValue: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || isValue(value);
}

export function isListOf<Item>(isItem: Check<Item>): Check<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every(isItem);
}

export function isRecordOf<Value>(isValue: Check<Value>): Check<Record<string, Value>> {
  return (value): value is Record<string, Value> => isObject(value) && Object.values(value).every(isValue);
}

/** Allows additional fields. */
export function isShape<Shape extends object>(
  fields: {
    [Name in keyof Shape]-?: Check<Shape[Name]>;
  },
): Check<Shape> {
  const checks = Object.entries(fields) as [string, Check<unknown>][];
  return (value): value is Shape =>
    isObject(value) && checks.every(([name, isField]) => isField(value[name]));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
