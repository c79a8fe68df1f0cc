import type { JsonSchema } from '../description.ts';
import { type FieldRow, kindOf, limitsOf, objectIn, rowsOf } from '../schema-words.ts';

export function SchemaFields({ schema }: { schema: JsonSchema }) {
  const object = objectIn(schema);
  if (!object) return <p>{kindOf(schema)}</p>;
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {rowsOf(object).map((row) => (
        <li key={row.names[0]} className="py-2">
          <Field row={row} />
        </li>
      ))}
    </ul>
  );
}

function Field({ row: { names, schema, isRequired } }: { row: FieldRow }) {
  const inner = objectIn(schema);
  return (
    <>
      <FieldLine names={names} schema={schema} isRequired={isRequired} />
      {inner && (
        <div className="mt-1 border-s-2 border-hairline ps-4">
          <SchemaFields schema={inner} />
        </div>
      )}
    </>
  );
}

export function FieldLine({
  names,
  schema,
  isRequired,
  place,
  description = schema.description,
}: {
  names: string[];
  schema: JsonSchema;
  isRequired: boolean;
  place?: string;
  description?: string | undefined;
}) {
  const isOptional = !isRequired && schema.default === undefined;
  const words = [
    kindOf(schema),
    ...limitsOf(schema),
    ...(place ? [`in the ${place}`] : []),
    ...(isOptional ? ['may be left out'] : []),
  ];
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,15rem)_1fr]">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        {names.map((name) => (
          <code key={name} className="text-sm font-semibold break-all">
            {name}
          </code>
        ))}
      </p>
      <p className="min-w-0 text-sm break-words text-muted">
        {words.join(' · ')}
        {description && <span className="block text-ink">{description}</span>}
      </p>
    </div>
  );
}
