/** Hand-written checks of stored values: the pages that load them have no room for zod. */
type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';

export function isOneOf<const Value>(...values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function isNullOr<Value>(isValue: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || isValue(value);
}

export function isRecordOf<Value>(isValue: Check<Value>): Check<Record<string, Value>> {
  return (value): value is Record<string, Value> => isObject(value) && Object.values(value).every(isValue);
}

/** Additional fields are allowed. */
export function isShape<Shape extends object>(
  fields: {
    [Name in keyof Shape]-?: Check<Shape[Name]>;
  },
): Check<Shape> {
  const checks = Object.entries(fields) as [string, Check<unknown>][];
  return (value): value is Shape =>
    isObject(value) && checks.every(([name, isField]) => isField(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
