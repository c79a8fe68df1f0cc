import { type ReactNode, useEffect, useRef, useState } from 'react';
import { curlFor } from '../curl.ts';
import type { Content, JsonSchema, Operation } from '../description.ts';
import { accessWords, type FieldRow, kindOf, limitsOf, objectIn, rowsOf, shapesOf } from '../schema-words.ts';

const METHOD_LOOK: Record<string, string> = {
  GET: 'bg-leaf-soft text-leaf',
  POST: 'bg-brand-soft text-brand',
  PUT: 'bg-saffron-soft text-saffron-ink',
  PATCH: 'bg-saffron-soft text-saffron-ink',
  DELETE: 'bg-madder-soft text-madder',
};

export function Method({ name }: { name: string }) {
  return (
    <span
      className={`inline-block w-18 shrink-0 rounded-md py-0.5 text-center text-sm font-semibold ${METHOD_LOOK[name] ?? ''}`}
    >
      {name}
    </span>
  );
}

interface OperationProps {
  operation: Operation;
  server: string;
}

/** Renders the description when opened, because those of all operations have 30,000 elements. */
export function OperationDetails({ operation, server }: OperationProps) {
  const { id, method, path, summary } = operation;
  const [hasOpened, setHasOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // A link to the operation may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setHasOpened(true);
  }, []);
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}
      className="group rounded-xl border border-hairline bg-card open:border-edge"
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-xl px-4 py-3 hover:bg-sunken">
        <Method name={method} />
        <code className="min-w-0 font-semibold break-all">{path}</code>
        <span className="basis-full text-muted md:basis-auto">{summary}</span>
        <span
          aria-hidden="true"
          className="ms-auto text-xl text-muted transition duration-200 group-open:rotate-45 max-md:hidden"
        >
          +
        </span>
      </summary>
      {/* A link to an element inside <details> opens it. */}
      <div id={id} className="flex scroll-mt-24 flex-col gap-6 border-t border-hairline px-4 py-5">
        {hasOpened && <Description operation={operation} server={server} />}
      </div>
    </details>
  );
}

function Description({ operation, server }: OperationProps) {
  const { parameters, body, answer, failures } = operation;
  return (
    <>
      <p>{accessWords(operation)}</p>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <ul className="flex flex-col divide-y divide-hairline">
            {parameters.map(({ name, in: place, schema, required, description }) => (
              <li key={name} className="py-2">
                <FieldLine
                  names={[name]}
                  schema={schema}
                  isRequired={required}
                  place={place}
                  description={description ?? schema.description}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {body && <Described title="Request" content={body} />}
      <Described title={`Answer ${answer.status}`} content={answer.content ?? {}} otherwise="No body." />
      <Part title="Failures">
        <ul className="flex flex-col gap-1 text-sm">
          {failures.map(({ status, description }) => (
            <li key={status} className="flex gap-3">
              <span className="figures w-16 shrink-0 font-semibold">
                {status === 'default' ? 'others' : status}
              </span>
              <span className="text-muted">{description}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Example">
        <Listing>{curlFor(operation, server)}</Listing>
      </Part>
    </>
  );
}

function Described({ title, content, otherwise }: { title: string; content: Content; otherwise?: string }) {
  const types = Object.entries(content);
  return (
    <Part title={title}>
      {types.length === 0 && <p className="text-muted">{otherwise}</p>}
      {types.map(([type, { schema }]) => (
        <div key={type} className="flex flex-col gap-2">
          <p className="text-sm text-muted">
            <code>{type}</code>
          </p>
          {shapesOf(schema).map((shape) => (
            <div key={shape.title ?? type}>
              {shape.title && (
                <h5 className="text-sm font-semibold">
                  Shape <code>{shape.title}</code>
                </h5>
              )}
              {shape.description && <p className="text-sm">{shape.description.replaceAll('`', '')}</p>}
              <SchemaFields schema={shape} />
            </div>
          ))}
        </div>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children}
    </section>
  );
}

export function Listing({ children }: { children: string }) {
  return (
    <pre className="rounded-xl bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  );
}

function SchemaFields({ schema }: { schema: JsonSchema }) {
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

function FieldLine({
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
