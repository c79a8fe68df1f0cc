export interface ApiDescription {
  info: { title: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { responses: Record<string, DescribedAnswer> };
}

interface DescribedOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: { bearer?: string[] }[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, DescribedAnswer | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export type Content = Record<string, { schema?: JsonSchema }>;

interface DescribedAnswer {
  description: string;
  content?: Content;
}

interface Reference {
  $ref: string;
}

export interface JsonSchema {
  title?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  contentMediaType?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  needsToken: boolean;
  /** Empty: every role. */
  roles: string[];
  parameters: Parameter[];
  body: Content | undefined;
  answer: DescribedAnswer & { status: string };
  failures: { status: string; description: string }[];
}

export function chaptersOf(api: ApiDescription): { name: string; operations: Operation[] }[] {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      operation: operationOf(api, method.toUpperCase(), path, described),
    })),
  );
  return api.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
  }));
}

function operationOf(
  api: ApiDescription,
  method: string,
  path: string,
  { operationId, summary, security, parameters, requestBody, responses }: DescribedOperation,
): Operation {
  const answers = Object.entries(responses).map(([status, answer]) => ({ status, ...resolved(api, answer) }));
  const isSuccess = ({ status }: { status: string }) => status.startsWith('2');
  return {
    id: operationId,
    method,
    path,
    summary,
    needsToken: security?.every((scheme) => 'bearer' in scheme) ?? false,
    roles: security?.flatMap(({ bearer = [] }) => bearer) ?? [],
    parameters,
    body: requestBody?.content,
    answer: answers.find(isSuccess) ?? { status: '200', description: '' },
    failures: answers
      .filter((answer) => !isSuccess(answer))
      .map(({ status, description }) => ({ status, description })),
  };
}

function resolved(api: ApiDescription, answer: DescribedAnswer | Reference): DescribedAnswer {
  if (!('$ref' in answer)) return answer;
  const name = answer.$ref.split('/').at(-1) ?? '';
  return api.components.responses[name] ?? { description: '' };
}
