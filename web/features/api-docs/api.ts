import type { LoaderFunctionArgs } from 'react-router';
import { openApiPath } from '../../../contract/paths.ts';
import { apiContext } from '../../lib/load.ts';
import type { ApiDescription } from './description.ts';

/** Reads the OpenAPI document in process; it is not an endpoint of the contract. */
export async function describedInProcess({ context }: LoaderFunctionArgs): Promise<ApiDescription> {
  const { body } = await context.get(apiContext)(openApiPath);
  return JSON.parse(body) as ApiDescription;
}

export async function describedOverHttp(): Promise<ApiDescription> {
  const response = await fetch(openApiPath);
  return (await response.json()) as ApiDescription;
}
