import { type ActionFunctionArgs, useActionData } from 'react-router';
import type { ApiCall, BodyFor, ResponseOf } from '../../contract/paths.ts';
import { addressOf } from '../../contract/paths.ts';
import { failureFrom } from './call-error.ts';
import { apiContext } from './load.ts';

type Texts = Record<string, string>;

/** The result of a form that the browser sent without scripts. */
export interface PlainOutcome<Result = unknown> {
  /** The typed values, without secrets. */
  typed: Texts;
  /** Errors by input, for `useForm`. */
  errors: Record<string, { type: 'server'; message: string }>;
  /** The error that belongs to no input. */
  sentence: string | null;
  result?: Result;
}

interface PlainForm<C extends ApiCall, Result> {
  operation: C;
  toBody: (typed: Texts) => BodyFor<C>;
  /** Maps a server field to an input of another name. */
  fieldOf?: (name: string) => string | undefined;
  /** Inputs whose values are never sent back. */
  secrets?: readonly string[];
  toResult: (response: ResponseOf<C>, typed: Texts) => Result;
}

/** The `action` of a page with a form that works without scripts; `server/http/pages.ts` lists these pages. */
export function plainForm<C extends ApiCall, Result>({
  operation,
  toBody,
  fieldOf = (name) => name,
  secrets = [],
  toResult,
}: PlainForm<C, Result>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<PlainOutcome<Result>> => {
    const sent = Object.fromEntries(new URLSearchParams(await request.text()));
    const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => !secrets.includes(name)));
    const { statusCode, body } = await context.get(apiContext)(addressOf(operation), toBody(sent) as object);
    if (statusCode < 400) {
      return { typed: {}, errors: {}, sentence: null, result: toResult(JSON.parse(body), sent) };
    }
    const failure = failureFrom(statusCode, body);
    const errors: PlainOutcome['errors'] = {};
    const others: string[] = [];
    for (const [name, [first = '']] of Object.entries(failure.fields)) {
      const input = fieldOf(name);
      if (input && input in sent) errors[input] ??= { type: 'server', message: first };
      else others.push(first);
    }
    const isOnFields = Object.keys(errors).length > 0;
    return { typed, errors, sentence: others.join(' ') || (isOnFields ? null : failure.message) };
  };
}

/** Undefined unless the page is the response to a form. */
export function usePlainOutcome<Result>(): PlainOutcome<Result> | undefined {
  return useActionData<PlainOutcome<Result>>();
}
