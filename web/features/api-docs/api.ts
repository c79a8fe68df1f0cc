import type { LoaderFunctionArgs } from 'react-router';
import { openApiPath } from '../../../contract/paths.ts';
import { apiContext } from '../../lib/load.ts';
import type { ApiDescription } from './description.ts';

/** The description of the API, read inside the server's process. It is no endpoint of the contract: it describes them. */
export async function describedInProcess({ context }: LoaderFunctionArgs): Promise<ApiDescription> {
  const { body } = await context.get(apiContext)(openApiPath);
  return JSON.parse(body) as ApiDescription;
}

/** The same over HTTP. */
export async function describedOverHttp(): Promise<ApiDescription> {
  const response = await fetch(openApiPath);
  return (await response.json()) as ApiDescription;
}
